// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { anOrder } from '../../../tests/factories/orderAnswers.ts'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { OrderSums } from './orderGoods.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

test.each([
  [0, false],
  [1, true],
])('of an order that gave back %i cents, the refund is seen: %s', async (cents, isSeen) => {
  const place = await bindings.show(<OrderSums order={anOrder({ refundedCents: cents })} />)
  expect([place.textContent.includes('Refunded'), place.textContent.includes('$0.01')]).toEqual([
    isSeen,
    isSeen,
  ])
})
