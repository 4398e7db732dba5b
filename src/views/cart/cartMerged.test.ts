// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { waitFor } from 'xstate'
import { mergeCart } from '../../../contract/cart.ts'
import { aCart, aCartLine } from '../../../tests/factories/cartAnswers.ts'
import { laterAnswer, openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { readGuestLines, storeGuestLines } from '../../services/guestCart.ts'
import { connection } from '../actors/connection.ts'
import { whenMerged } from './useCart.tsx'

const line = { skuId: 200, quantity: 2, selected: true, seenPriceCents: 900 }

let bindings: Bindings
let merging = laterAnswer()
beforeEach(() => {
  storeGuestLines([line])
  bindings = openBindings()
  merging = laterAnswer()
  bindings.answers(mergeCart, () => merging.promise)
})
afterEach(async () => {
  await bindings.close()
  storeGuestLines([])
})

test('a failed merge is retried once the device is online again', async () => {
  connection.start()
  merging.reject(new TypeError('the line is cut'))
  await waitFor(bindings.cart, (snapshot) => snapshot.hasTag('failed'))
  bindings.answers(mergeCart, { cart: aCart([aCartLine()]), changes: [] })
  connection.send({ type: 'connection.lost' })
  const askedOffline = bindings.askedFor(mergeCart).length
  connection.send({ type: 'connection.restored' })
  await waitFor(bindings.cart, (snapshot) => snapshot.context.lines.length === 1)
  expect([askedOffline, bindings.askedFor(mergeCart).length]).toEqual([1, 2])
})

test('a guest’s lines are merged into the shopper’s cart, and other tabs are notified', async () => {
  let came: unknown = 'not yet'
  const merged = whenMerged(bindings.cart).then((outcome) => (came = outcome))
  await soon(() => expect(bindings.askedFor(mergeCart)).toHaveLength(1))
  const meanwhile = came
  merging.resolve({ cart: aCart([aCartLine()]), changes: [] })
  await merged
  expect([
    meanwhile,
    came,
    bindings.askedFor(mergeCart)[0]?.body,
    readGuestLines(),
    bindings.tabMessages,
  ]).toEqual([
    'not yet',
    null,
    { lines: [line] },
    [],
    [
      ['cart', null],
      ['cart', null],
    ],
  ])
})

test('a failed merge is retried by the next screen that needs it, and stored where that fails', async () => {
  merging.reject(new TypeError('the line is cut'))
  await waitFor(bindings.cart, (snapshot) => snapshot.hasTag('failed'))
  const failure = await whenMerged(bindings.cart)
  expect([failure, bindings.askedFor(mergeCart).length, readGuestLines()]).toEqual([
    { type: 'network' },
    2,
    [line],
  ])
})
