// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { StatusChip } from './statusChip.tsx'

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
