// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openBindings, type Bindings, heldBy } from '../../../tests/support/bindings.tsx'
import { StatusChip } from './statusChip.tsx'
import { useArrival } from './arrival.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

test.each([
  { status: 0, stage: null, expected: ['Waiting to pay', 'wait'] },
  { status: 1, stage: null, expected: ['Waiting for delivery', 'action'] },
  { status: 2, stage: null, expected: ['Shipped', 'action'] },
  { status: 3, stage: null, expected: ['Received', 'good'] },
  { status: 4, stage: null, expected: ['Completed', 'good'] },
  { status: -1, stage: null, expected: ['Cancelled', 'plain'] },
  { status: -4, stage: 'applying', expected: ['Applying for refund', 'wait'] },
  { status: -4, stage: 'awaitingReturn', expected: ['Waiting for the return', 'wait'] },
  { status: -4, stage: 'returning', expected: ['On its way back', 'wait'] },
  { status: -4, stage: 'refunding', expected: ['Refunding', 'wait'] },
  { status: -4, stage: 'refunded', expected: ['Refunded', 'good'] },
] as const)(
  'the chip shows “$expected.0” in the tone $expected.1',
  async ({ status, stage, expected }) => {
    const place = await bindings.show(<StatusChip order={{ status, afterSaleStage: stage }} />)
    const tone = place.querySelector('span')?.className.match(/plain|good|wait|bad|action/)?.[0]
    expect([place.textContent, tone]).toEqual(expected)
  },
)

const later = '2100-01-01T12:00:00.000Z'
const earlier = '2026-01-05T10:00:00.000Z'

test.each([
  { of: 'waits for delivery', status: 1, arrivesBy: later, expected: later },
  { of: 'is under way', status: 2, arrivesBy: later, expected: later },
  { of: 'should be there by now', status: 2, arrivesBy: earlier, expected: null },
  { of: 'is under way for nobody knows how long', status: 2, arrivesBy: null, expected: null },
  { of: 'waits to be paid', status: 0, arrivesBy: later, expected: later },
  { of: 'is received', status: 3, arrivesBy: later, expected: null },
  { of: 'has an open request', status: -4, arrivesBy: later, expected: null },
] as const)('the arrival date of an order that $of is $expected', async (given) => {
  const arrival = await heldBy(bindings, () => useArrival(given) ?? 'none')
  expect(arrival()).toBe(given.expected ?? 'none')
})
