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
  { status: 0, stage: null, told: ['Waiting to pay', 'wait'] },
  { status: 1, stage: null, told: ['Waiting for delivery', 'action'] },
  { status: 2, stage: null, told: ['Shipped', 'action'] },
  { status: 3, stage: null, told: ['Received', 'good'] },
  { status: 4, stage: null, told: ['Completed', 'good'] },
  { status: -1, stage: null, told: ['Cancelled', 'plain'] },
  { status: -4, stage: 'applying', told: ['Applying for refund', 'wait'] },
  { status: -4, stage: 'awaitingReturn', told: ['Waiting for the return', 'wait'] },
  { status: -4, stage: 'returning', told: ['On its way back', 'wait'] },
  { status: -4, stage: 'refunding', told: ['Refunding', 'wait'] },
  { status: -4, stage: 'refunded', told: ['Refunded', 'good'] },
] as const)(
  'an order that stands at “$told.0” says so in its tone: $told.1',
  async ({ status, stage, told }) => {
    const place = await bindings.show(<StatusChip order={{ status, afterSaleStage: stage }} />)
    const tone = place.querySelector('span')?.className.match(/plain|good|wait|bad|action/)?.[0]
    expect([place.textContent, tone]).toEqual(told)
  },
)
