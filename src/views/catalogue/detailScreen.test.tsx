// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listProducts, listReviews, showProduct } from '../../../contract/catalogue.ts'
import {
  aProductCard,
  aProductPage,
  aReviewPage,
} from '../../../tests/factories/catalogueAnswers.ts'
import { aDelivery } from '../../../tests/factories/deliveryAnswers.ts'
import { aPictureOf } from '../../../tests/factories/pictureAnswers.ts'
import { aColouredProduct, aProduct } from '../../../tests/factories/productAnswers.ts'
import { heldBy, openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { watchNearness } from '../../../tests/support/nearness.ts'
import { lightboxLeft, openLightbox } from '../../../tests/support/openLightbox.ts'
import { openSheet, sheetsLeft } from '../../../tests/support/openSheet.ts'
import { outlineOf } from '../../../tests/support/outline.ts'
import { picturesIn } from '../../../tests/support/picturesIn.ts'
import { shownAt } from '../../../tests/support/shownAt.tsx'
import { asksForStillness } from '../../../tests/support/stillness.ts'
import {
  forgetChosenVariants,
  readChosenVariant,
  rememberChosenVariant,
} from '../../services/chosenVariants.ts'
import { storeGuestLines } from '../../services/guestCart.ts'
import { forgetViewed, readViewed } from '../../services/viewedProducts.ts'
import { Screen } from './detailScreen.tsx'
import { useProducts } from './useCatalogue.ts'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
  bindings.answers(listProducts, aProductPage([aProductCard({ id: 21 })]))
  bindings.answers(listReviews, aReviewPage([]))
})
afterEach(async () => {
  await bindings.close()
  forgetViewed()
  forgetChosenVariants()
  storeGuestLines([])
  await lightboxLeft()
})

const shown = (of = '20') =>
  shownAt(`/detail/${of}`, { bindings, route: '/detail/:product?', screen: <Screen /> })

const main = (place: Element) => place.querySelector('main')!
const titles = (place: Element) =>
  [...main(place).querySelectorAll('h2')].map(({ textContent }) => textContent)

const noSuchProduct = [
  'span aria-hidden=true',
  'This product is not sold here any more',
  'a href=/explore | All products',
]

/** Loads the product list that the shopper comes from. */
async function cameFromItsCard(): Promise<void> {
  bindings.answers(listProducts, aProductPage([aProductCard()]))
  const list = await heldBy(bindings, () => useProducts({}))
  await soon(() => expect(list().state).toBe('filled'))
}

test('a product shows its pictures, variants, buy box and reviews', async () => {
  bindings.answers(
    showProduct,
    aProduct({ delivery: aDelivery(), specification: [{ name: 'Cloth', value: 'Canvas' }] }),
  )
  const place = await shown()
  await soon(() => expect(titles(place)).not.toEqual([]))
  expect([
    titles(place),
    [...main(place).querySelectorAll('button, a')].flatMap(outlineOf),
    document.title,
    readViewed(),
  ]).toEqual([
    ['Canvas tote', 'Shipping', 'Description', 'Specification', 'Reviews'],
    [
      'img alt=Canvas tote, picture 1 of 1',
      'Add to cart',
      'Buy now',
      'How it works',
      'span data-picture-of=/shop/3',
      'North Pier0 followers12 sold',
    ],
    'Canvas tote · Harborlane',
    [20],
  ])
})

test('the card’s data is shown until the product is loaded', async () => {
  await cameFromItsCard()
  bindings.answers(showProduct, () => new Promise(() => {}))
  const place = await shown()
  expect([outlineOf(main(place)), outlineOf(place.querySelector('footer')!), readViewed()]).toEqual(
    [
      [
        'ul aria-label=Pictures | li data-picture-of=/detail/20 | button type=button tabindex=0 | img alt=Canvas tote, picture 1 of 1',
        'h2 | Canvas tote',
        'button type=button aria-label=Share',
        'button type=button aria-pressed=false aria-label=Tell me when it’s cheaper',
        'button type=button aria-pressed=false aria-label=Favourite',
        'p aria-live=polite | $10.00',
        'No reviews yet12 sold',
        'div role=status | Loading | div aria-hidden=true | span data-skeleton=true | span data-skeleton=true | span data-skeleton=true | span data-skeleton=true',
      ],
      ['span data-narrow=true | span data-skeleton=true'],
      [],
    ],
  )
})

test('a placeholder is shown for a product without a known card', async () => {
  bindings.answers(showProduct, () => new Promise(() => {}))
  const place = await shown()
  expect(outlineOf(main(place))).toEqual([
    'div role=status | Loading | div aria-hidden=true | span data-skeleton=true | span data-skeleton=true | span data-skeleton=true | span data-skeleton=true | span data-skeleton=true',
  ])
})

test.each([
  { of: 'nobody told of', come: () => {} },
  { of: 'a card told of', come: cameFromItsCard },
])('a retry is offered for a product that $of and that fails to load', async ({ come }) => {
  await come()
  bindings.answers(showProduct, () => Promise.reject(new TypeError('the line is cut')))
  const place = await shown()
  await soon(() => expect(main(place).querySelector('[role=alert]')).not.toBeNull())
  const before = main(place).querySelectorAll('img').length
  bindings.answers(showProduct, aProduct())
  await act(async () => main(place).querySelector<HTMLElement>('[role=alert] button')?.click())
  await soon(() => expect(titles(place)).not.toEqual([]))
  expect(before).toBe(0)
})

const colouredShown = async (changes?: Parameters<typeof aColouredProduct>[0], of?: string) => {
  bindings.answers(showProduct, aColouredProduct(changes))
  const place = await shown(of)
  await soon(() => expect(titles(place)).not.toEqual([]))
  const press = (name: string) =>
    act(async () =>
      [...place.querySelectorAll<HTMLElement>('button')]
        .find((button) => button.getAttribute('aria-label') === name || button.textContent === name)
        ?.click(),
    )
  const pressed = () =>
    [...main(place).querySelectorAll('fieldset [aria-pressed=true]')].map(
      (button) => button.getAttribute('aria-label') ?? button.textContent,
    )
  return { place, press, pressed }
}

test('choosing another colour shows its picture, and one piece of it is bought', async () => {
  const { place, press } = await colouredShown({ pictures: [aPictureOf('front')] })
  const gallery = () => picturesIn(main(place).querySelector('ul')!)
  const amount = () => main(place).querySelector('input')?.value
  const before = gallery()
  await press('Large')
  await press('Navy')
  await press('One more')
  const between = [gallery(), amount()]
  await press('Sand')
  expect([before, between, gallery(), amount()]).toEqual([
    ['front'],
    [['front', 'navy'], '2'],
    ['front', 'sand'],
    '1',
  ])
})

test('no variant is preselected; the button asks for what is missing and leads to it', async () => {
  const { place, press, pressed } = await colouredShown()
  const button = () => place.querySelector('footer button')?.textContent
  const seen: unknown[] = [[button(), pressed()]]
  await press('Choose a colour')
  seen.push([document.activeElement?.getAttribute('aria-label'), pressed()])
  await press('Navy')
  seen.push([button(), pressed()])
  await press('Small')
  seen.push([button(), pressed()])
  expect(seen).toEqual([
    ['Choose a colour', []],
    ['Navy', []],
    ['Choose a size', ['Navy']],
    ['Add to cart', ['Navy', 'Small']],
  ])
})

test('buying without a choice asks for it in a sheet, and goes on to the checkout', async () => {
  const { press } = await colouredShown()
  await press('Buy now')
  await soon(() => expect(openSheet()).not.toBeNull())
  const choose = (value: string) =>
    act(async () =>
      [...openSheet()!.querySelectorAll<HTMLElement>('fieldset button')]
        .find((chip) => [chip.textContent, chip.getAttribute('aria-label')].includes(value))
        ?.click(),
    )
  const title = () => openSheet()?.querySelector('h2')?.textContent
  const asked = [title()]
  await choose('Large')
  asked.push(title())
  await choose('Rose, sold out')
  asked.push(title(), location.pathname)
  await choose('Sand')
  await soon(() => expect(location.pathname + location.search).toBe('/checkout?sku=203&quantity=1'))
  expect([asked, readChosenVariant(20)]).toEqual([
    ['Choose a colour', 'Choose a colour', 'Canvas tote', '/detail/20'],
    203,
  ])
  await sheetsLeft()
})

test('pieces counted before the choice are meant of the chosen variant', async () => {
  const { place, press } = await colouredShown({
    variants: aColouredProduct().variants.map((one) => ({ ...one, stock: one.skuId - 200 })),
  })
  const amount = () => main(place).querySelector('input')?.value
  for (let times = 0; times < 2; times += 1) await press('One more')
  const seen = [amount()]
  await press('Navy')
  await press('Large')
  seen.push(amount())
  await press('Small')
  seen.push(amount())
  expect(seen).toEqual(['3', '2', '1'])
})

test('a variant in the cart is chosen', async () => {
  bindings.cart.send({ type: 'line.added', skuId: 202, quantity: 1, priceCents: 1_000 })
  const { pressed } = await colouredShown()
  expect(pressed()).toEqual(['Navy', 'Large'])
})

test.each([
  { of: 'the shopper chose here before', come: () => rememberChosenVariant(20, 203), at: '20' },
  { of: 'the address names', come: () => rememberChosenVariant(20, 201), at: '20?sku=203' },
])('the variant that $of is chosen', async ({ come, at }) => {
  come()
  const { pressed } = await colouredShown({}, at)
  expect(pressed()).toEqual(['Sand', 'Large'])
})

test('other products appear when the shopper scrolls near the end', async () => {
  const near = watchNearness()
  bindings.answers(showProduct, aProduct())
  const place = await shown()
  await soon(() => expect(titles(place)).not.toEqual([]))
  const before = titles(place)
  await near.intersect(true)
  await soon(() => expect(titles(place)).not.toEqual(before))
  expect(titles(place).slice(before.length)).toEqual(['More from this shop'])
})

test('a tap on a picture opens it in the lightbox', async () => {
  asksForStillness(true)
  bindings.answers(showProduct, aProduct())
  const place = await shown()
  await soon(() => expect(titles(place)).not.toEqual([]))
  await act(async () => main(place).querySelector<HTMLElement>('li button')?.click())
  await soon(() => expect(openLightbox()).not.toBeNull())
})

test.each(['nine', '0', '1234567890123456', ''])(
  'the product address "%s" is unknown',
  async (of) => {
    const place = await shown(of)
    expect([outlineOf(main(place)), bindings.askedFor(showProduct)]).toEqual([noSuchProduct, []])
  },
)

test('a product that is no longer sold is not found', async () => {
  bindings.refuses(showProduct, { status: 200, msg: 'No such product', reason: 'notFound' })
  const place = await shown()
  await soon(() => expect(outlineOf(main(place))).toEqual(noSuchProduct))
})
