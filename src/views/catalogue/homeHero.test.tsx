// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PromoOffer } from '../../../contract/catalogue.ts'
import { showPromoUse } from '../../../contract/orders.ts'
import { aHome, aHotShop, aProductCard } from '../../../tests/factories/catalogueAnswers.ts'
import { aPictureOf } from '../../../tests/factories/pictureAnswers.ts'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { outlineOf } from '../../../tests/support/outline.ts'
import { claimPromo, readClaimedPromo } from '../../services/claimedPromo.ts'
import { actorStore } from '../actors/actorStore.ts'
import { toasts } from '../actors/toasts.ts'
import { HomeHero } from './homeHero.tsx'
import { heroCoverSizes, heroSizes } from './pictureSizes.ts'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(async () => {
  vi.restoreAllMocks()
  claimPromo(null)
  await bindings.close()
})

const tenOff: PromoOffer = {
  code: 'HARBOR10',
  kind: 'percent',
  value: 10,
  maxDiscountCents: null,
  minSubtotalCents: 3_000,
}

test('describes the shop and links to the new products', async () => {
  const place = await bindings.show(<HomeHero home={aHome({ hotProducts: [], deals: [] })} />)
  expect(outlineOf(place)).toEqual([
    'h2 | Good things from across the sea',
    'Shops are paid only once you have what you ordered.',
    'a href=/explore?sort=newest | See what’s new',
  ])
})

test('shows the cover of the most popular shop that has one, in place of goods', async () => {
  const [pier, lane, mill] = ['Pier', 'Lane', 'Mill'].map((name, at) =>
    aHotShop({ id: at + 1, name, cover: at === 0 ? null : aPictureOf(name) }),
  )
  const place = await bindings.show(
    <HomeHero home={aHome({ hotShops: [pier!, lane!, mill!], promo: tenOff })} />,
  )
  const picture = place.querySelector('img')
  expect([
    outlineOf(place).slice(3, -1),
    [picture?.getAttribute('src'), picture?.sizes, picture?.loading],
  ]).toEqual([
    ['a href=/shop/2 | img alt= | Lane'],
    [aPictureOf('Lane').medium, heroCoverSizes, 'eager'],
  ])
})

test('without a cover, shows three goods that are delivered to the shopper, and loads the first picture first', async () => {
  const names = ['pier', 'lane', 'mill', 'dock', 'quay']
  const [pier, lane, ...others] = names.map((title, at) =>
    aProductCard({ id: at + 1, title, picture: aPictureOf(title) }),
  )
  const hotProducts = [pier!, { ...lane!, destinations: { except: ['US'] } }, ...others]
  const place = await bindings.show(<HomeHero home={aHome({ hotProducts })} />)
  const pictures = [...place.querySelectorAll('img')]
  expect(
    [...place.querySelectorAll('li a')].map((link) => [
      link.getAttribute('href'),
      link.querySelector('img')?.alt,
    ]),
  ).toEqual([
    ['/detail/1/3', 'pier'],
    ['/detail/3/3', 'mill'],
    ['/detail/4/3', 'dock'],
  ])
  expect(pictures.map(({ sizes, loading }) => [sizes, loading])).toEqual([
    [heroSizes.first, 'eager'],
    [heroSizes.others, 'lazy'],
    [heroSizes.others, 'lazy'],
  ])
})

const ticket = (place: Element) => place.querySelector('button')

test.each([
  {
    promo: tenOff,
    expected: ['button type=button | 10% off orders from $30.00HARBOR10Tap to use it at checkout'],
  },
  {
    promo: { ...tenOff, code: 'FIVE', kind: 'amount' as const, value: 500 },
    expected: ['button type=button | $5.00 off orders from $30.00FIVETap to use it at checkout'],
  },
])('a code of $promo.value $promo.kind shows its discount', async ({ promo, expected }) => {
  const place = await bindings.show(<HomeHero home={aHome({ promo })} />)
  expect(outlineOf(place).slice(-1)).toEqual(expected)
})

test('a tapped code is stored for the checkout, and a message says so', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const observed = vi.spyOn(toasts, 'success').mockReturnValue(() => {})
  const place = await bindings.show(<HomeHero home={aHome({ promo: tenOff })} />)
  const sign = () => ticket(place)?.querySelector('svg')?.classList[1]
  const before = sign()
  await act(async () => ticket(place)?.click())
  expect([
    [before, sign()],
    outlineOf(place).slice(-1),
    readClaimedPromo(),
    copied.mock.calls,
    observed.mock.calls.map(([, values]) => values),
  ]).toEqual([
    ['lucide-ticket-percent', 'lucide-check'],
    ['button type=button | 10% off orders from $30.00HARBOR10Saved for your checkout'],
    'HARBOR10',
    [['HARBOR10']],
    [{ code: 'HARBOR10' }],
  ])
})

test('a code that is used up leads to its order, and is offered again once that is cancelled', async () => {
  let orderId: number | null = 8
  bindings.answers(showPromoUse, () => ({ orderId }))
  const place = await bindings.show(<HomeHero home={aHome({ promo: tenOff })} />)
  const last = () => outlineOf(place).at(-1)
  await soon(() =>
    expect(last()).toBe('a href=/orderInfo/8 | You’ve used this codeHARBOR10View the order'),
  )
  expect(bindings.askedFor(showPromoUse).map(({ query }) => query?.['code'])).toEqual(['HARBOR10'])
  orderId = null
  await act(async () => actorStore.refresh(['promoUse']))
  await soon(() => expect(ticket(place)?.textContent).toContain('Tap to use it at checkout'))
})

test('of a guest nothing is asked', async () => {
  await bindings.close()
  bindings = openBindings({ token: null })
  const place = await bindings.show(<HomeHero home={aHome({ promo: tenOff })} />)
  await act(async () => {})
  expect([ticket(place)?.tagName, bindings.askedFor(showPromoUse)]).toEqual(['BUTTON', []])
})
