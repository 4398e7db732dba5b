// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showShop } from '../../../contract/catalogue.ts'
import {
  listFavourites,
  listSavedItems,
  setFavourite,
  setFollow,
} from '../../../contract/favourites.ts'
import {
  heldBy,
  openBindings,
  soon,
  type Asked,
  type Bindings,
} from '../../../tests/support/bindings.tsx'
import { loginFirstWording } from '../actors/failures.ts'
import { toasts } from '../actors/toasts.ts'
import { useShop } from '../catalogue/useCatalogue.ts'
import { useFavourites, useSavedItem } from './useSavedItems.ts'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
  bindings.answers(listSavedItems, {
    productIds: [20],
    shopIds: [],
    awaitedSkuIds: [],
    watchedProductIds: [],
  })
  bindings.answers(listFavourites, () => new Promise(() => {}))
  bindings.answers(showShop, () => new Promise(() => {}))
  bindings.answers(setFavourite, ({ body }: Asked) => body)
  bindings.answers(setFollow, ({ body }: Asked) => ({ ...(body as object), fans: 1 }))
})
afterEach(async () => {
  vi.restoreAllMocks()
  await bindings.close()
})

const use = () => ({
  product: useSavedItem('product', 20),
  shop: useSavedItem('shop', 3),
  sameNumber: useSavedItem('shop', 20),
  favourites: useFavourites(),
  pageOfShop: useShop(3),
})
const reads = () => [listFavourites, showShop].map((call) => bindings.askedFor(call).length)

async function known() {
  const held = await heldBy(bindings, use)
  await soon(() => expect(held().product.isSet).toBe(true))
  await soon(() => expect(reads()).toEqual([1, 1]))
  const stands = () => [held().product.isSet, held().shop.isSet, held().sameNumber.isSet]
  return { held, stands }
}

test('changes show at once, are saved in order, and then lists and shops are read again', async () => {
  const { held, stands } = await known()
  const before = stands()
  await act(async () => {
    held().product.set(false)
    held().shop.set(true)
  })
  const atOnce = stands()
  await soon(() => expect(reads()).toEqual([3, 3]))
  expect([
    before,
    atOnce,
    stands(),
    bindings.askedFor(setFavourite).map(({ body }) => body),
    bindings.askedFor(setFollow).map(({ body }) => body),
    bindings.askedFor(listSavedItems).length,
  ]).toEqual([
    [true, false, false],
    [false, true, false],
    [false, true, false],
    [{ productId: 20, wanted: false }],
    [{ shopId: 3, wanted: true }],
    1,
  ])
})

test('a change that fails is rolled back, with its reason', async () => {
  const failure = vi.spyOn(toasts, 'failure')
  bindings.refuses(setFavourite, {
    status: 200,
    msg: 'Too many',
    reason: 'savedItemsFull',
    data: { most: 500 },
  })
  const { held, stands } = await known()
  await act(async () => held().product.set(false))
  await soon(() => expect(failure).toHaveBeenCalledOnce())
  expect([stands(), failure.mock.calls, reads()]).toEqual([
    [true, false, false],
    [[expect.objectContaining({ type: 'refused', reason: 'savedItemsFull' })]],
    [1, 1],
  ])
})

test('an item above the limit is not sent, and a message says why', async () => {
  const plain = vi.spyOn(toasts, 'plain').mockReturnValue(() => {})
  const productIds = Array.from({ length: 500 }, (_, at) => 1_000 + at)
  bindings.answers(listSavedItems, {
    productIds,
    shopIds: [3],
    awaitedSkuIds: [],
    watchedProductIds: [],
  })
  const held = await heldBy(bindings, use)
  await soon(() => expect(held().shop.isSet).toBe(true))
  await act(async () => held().product.set(true))
  expect([
    plain.mock.calls.map(([message, values]) => [message.id, values]),
    held().product.isSet,
    bindings.askedFor(setFavourite),
  ]).toEqual([[['favourite.full', { most: 500 }]], false, []])
})

test('the saved items are read again when the first read failed and something is saved', async () => {
  bindings.answers(listSavedItems, () => Promise.reject(new TypeError('the line is cut')))
  const held = await heldBy(bindings, use)
  await soon(() => expect(bindings.askedFor(listSavedItems)).toHaveLength(1))
  bindings.answers(listSavedItems, {
    productIds: [20],
    shopIds: [3],
    awaitedSkuIds: [],
    watchedProductIds: [],
  })
  await act(async () => held().product.set(true))
  await soon(() => expect([held().product.isSet, held().shop.isSet]).toEqual([true, true]))
  expect([
    bindings.askedFor(setFavourite).map(({ body }) => body),
    bindings.askedFor(listSavedItems).length,
  ]).toEqual([[{ productId: 20, wanted: true }], 2])
})

test('a guest sees "log in first" and is sent to the login', async () => {
  await bindings.close()
  window.history.replaceState(null, '', '/products?sort=sales')
  bindings = openBindings({ token: null })
  const show = vi.spyOn(toasts, 'show')
  const held = await heldBy(bindings, () => useSavedItem('shop', 3))
  await act(async () => held().set(true))
  await soon(() => expect(window.location.pathname).toBe('/login'))
  expect([
    window.location.search,
    show.mock.calls,
    bindings.session.getSnapshot().context.backData,
    held().isSet,
    bindings.askedFor(listSavedItems),
  ]).toEqual([
    '?returnTo=%2Fproducts%3Fsort%3Dsales',
    [['plain', loginFirstWording]],
    { savedItem: { of: 'shop', id: 3, wanted: true } },
    false,
    [],
  ])
})
