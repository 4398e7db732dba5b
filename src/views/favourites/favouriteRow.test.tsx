// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listSavedItems, setFollow, setFavourite } from '../../../contract/favourites.ts'
import { aProduct } from '../../../tests/factories/productAnswers.ts'
import { aFavourite } from '../../../tests/factories/savedAnswers.ts'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { outlineOf } from '../../../tests/support/outline.ts'
import { FavouriteRow } from './favouriteRow.tsx'
import { act } from 'react'
import { FollowButton } from './followButton.tsx'
import { HeartButton } from './heartButton.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

test.each([
  {
    of: 'that is sold',
    product: aProduct(),
    expected: [
      'a href=/detail/20/3 | img alt= | Canvas tote$10.00North Pier',
      'button type=button aria-pressed=false aria-label=Tell me when it’s cheaper: Canvas tote',
      'button type=button aria-pressed=true aria-label=Favourite',
    ],
  },
  {
    of: 'of several prices',
    product: aProduct({ priceVaries: true }),
    expected: [
      'a href=/detail/20/3 | img alt= | Canvas totefrom $10.00North Pier',
      'button type=button aria-pressed=false aria-label=Tell me when it’s cheaper: Canvas tote',
      'button type=button aria-pressed=true aria-label=Favourite',
    ],
  },
  {
    of: 'that is sold out',
    product: aProduct({ inStock: false }),
    expected: [
      'a href=/detail/20/3 | img alt= | Canvas tote$10.00Sold out',
      'button type=button aria-pressed=false aria-label=Tell me when it’s cheaper: Canvas tote',
      'button type=button aria-pressed=true aria-label=Favourite',
    ],
  },
  {
    of: 'that is gone',
    product: null,
    expected: [
      'img alt=',
      'Canvas toteNo longer for sale',
      'button type=button aria-pressed=true aria-label=Favourite',
    ],
  },
])('a favourite $of shows it, and links to its page while it exists', async (given) => {
  const { product, expected } = given
  bindings.answers(listSavedItems, {
    productIds: [20],
    shopIds: [],
    awaitedSkuIds: [],
    watchedProductIds: [],
  })
  const place = await bindings.show(<FavouriteRow favourite={aFavourite({ product })} />)
  await soon(() => expect(outlineOf(place)).toEqual(expected))
})

const follow = 'primary lucide-plus Follow'
const following = 'secondary lucide-check Following'

test.each([
  { was: 'not followed', shopIds: [], before: follow, after: following, wanted: true },
  { was: 'followed', shopIds: [3], before: following, after: follow, wanted: false },
])('a tap on the button of a shop that is $was requests the opposite', async (given) => {
  const { shopIds, before, after, wanted } = given
  bindings.answers(listSavedItems, {
    productIds: [],
    shopIds,
    awaitedSkuIds: [],
    watchedProductIds: [],
  })
  bindings.answers(setFollow, ({ body }: { body: object }) => ({ ...body, fans: 1 }))
  const place = await bindings.show(<FollowButton shopId={3} />)
  const button = place.querySelector('button')!
  const look = () =>
    [
      button.className.match(/primary|secondary/)?.[0],
      button
        .querySelector('svg')
        ?.getAttribute('class')
        ?.match(/lucide-\w+/)?.[0],
      button.textContent,
    ].join(' ')
  await soon(() => expect(look()).toBe(before))
  await soon(() => expect(bindings.askedFor(listSavedItems)).toHaveLength(1))
  await act(async () => button.click())
  await soon(() => expect(bindings.askedFor(setFollow)).toHaveLength(1))
  expect([look(), bindings.askedFor(setFollow)[0]?.body]).toEqual([after, { shopId: 3, wanted }])
})

test.each([
  { was: 'out', productIds: [], pressed: 'false', wanted: true },
  { was: 'among them', productIds: [20], pressed: 'true', wanted: false },
])('a tap on the heart of a product that is $was requests the opposite', async (given) => {
  const { productIds, pressed, wanted } = given
  bindings.answers(listSavedItems, {
    productIds,
    shopIds: [],
    awaitedSkuIds: [],
    watchedProductIds: [],
  })
  bindings.answers(setFavourite, ({ body }: { body: unknown }) => body)
  const place = await bindings.show(<HeartButton productId={20} />)
  const heart = place.querySelector('button')
  const isPressed = () => heart?.getAttribute('aria-pressed')
  const isFull = () => heart?.querySelector('svg')?.getAttribute('fill') === 'currentColor'
  await soon(() => expect(bindings.askedFor(listSavedItems)).toHaveLength(1))
  await soon(() => expect(isPressed()).toBe(pressed))

  await act(async () => heart?.click())
  await soon(() => expect(bindings.askedFor(setFavourite)).toHaveLength(1))

  expect([isPressed(), isFull(), bindings.askedFor(setFavourite)[0]?.body]).toEqual([
    String(wanted),
    wanted,
    { productId: 20, wanted },
  ])
})

test('a guest’s favourite is carried to the login, and saved after sign-in', async () => {
  await bindings.close()
  bindings = openBindings({ token: null })
  window.history.replaceState(null, '', '/detail/20/3')
  const asGuest = await bindings.show(<HeartButton productId={20} />)
  await act(async () => asGuest.querySelector('button')?.click())
  await soon(() => expect(window.location.pathname).toBe('/login'))
  const savedItem = bindings.session.getSnapshot().context.backData['savedItem']
  const address = `${window.location.pathname}${window.location.search}`

  await bindings.close()
  bindings = openBindings()
  bindings.answers(listSavedItems, {
    productIds: [],
    shopIds: [],
    awaitedSkuIds: [],
    watchedProductIds: [],
  })
  bindings.answers(setFavourite, ({ body }: { body: unknown }) => body)
  bindings.session.send({ type: 'backData.merged', patch: { savedItem } })
  await bindings.show(<HeartButton productId={20} />)
  await soon(() => expect(bindings.askedFor(setFavourite)).toHaveLength(1))

  expect([
    address,
    savedItem,
    bindings.askedFor(setFavourite)[0]?.body,
    bindings.session.getSnapshot().context.backData,
  ]).toEqual([
    '/login?returnTo=%2Fdetail%2F20%2F3',
    { of: 'product', id: 20, wanted: true },
    { productId: 20, wanted: true },
    { savedItem: null },
  ])
})
