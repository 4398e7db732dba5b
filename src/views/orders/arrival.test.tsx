// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { heldBy, openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { useArrival } from './arrival.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

const later = '2100-01-01T12:00:00.000Z'
const earlier = '2026-01-05T10:00:00.000Z'

test.each([
  { of: 'waits for delivery', status: 1, arrivesBy: later, expected: later },
  { of: 'is under way', status: 2, arrivesBy: later, expected: later },
  { of: 'should be there by now', status: 2, arrivesBy: earlier, expected: null },
  { of: 'is under way for nobody knows how long', status: 2, arrivesBy: null, expected: null },
  { of: 'waits to be paid', status: 0, arrivesBy: later, expected: null },
  { of: 'is received', status: 3, arrivesBy: later, expected: null },
  { of: 'has an open request', status: -4, arrivesBy: later, expected: null },
] as const)('the arrival date of an order that $of is $expected', async (given) => {
  const arrival = await heldBy(bindings, () => useArrival(given) ?? 'none')
  expect(arrival()).toBe(given.expected ?? 'none')
})
