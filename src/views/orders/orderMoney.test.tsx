// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { anOrder } from '../../../tests/factories/orderAnswers.ts'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { OrderMoney } from './orderMoney.tsx'
import { orderChartOf } from './useOrder.ts'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

const at = '2026-01-06T10:00:00.000Z'
const confirmed = [{ type: 'receipt.confirmed', actor: 'shopper', at } as const]

test.each([
  {
    of: 'is not paid',
    changes: {},
    station: 0,
    text: '$24.90 stays in your balance until you pay',
  },
  { of: 'was cancelled', changes: { status: -1 }, station: null, text: 'You weren’t charged' },
  {
    of: 'is paid',
    changes: { status: 1 },
    station: 1,
    text: '$24.90 is held until you confirm delivery',
  },
  {
    of: 'is on its way, with a part refunded',
    changes: { status: 2, refundedCents: 490 },
    station: 1,
    text: '$20.00 is held until you confirm delivery · $4.90 is back in your balance',
  },
  {
    of: 'has arrived',
    changes: { status: 3, timeline: confirmed },
    station: 2,
    text: '$24.90 was paid to the shop',
  },
  {
    of: 'has a request after the receipt',
    changes: { status: -4, afterSaleStage: 'applying', timeline: confirmed },
    station: 2,
    text: '$24.90 was paid to the shop',
  },
  {
    of: 'was refunded in part, and closed',
    changes: { status: -4, afterSaleStage: 'refunded', refundedCents: 2_000 },
    station: 2,
    text: '$4.90 was paid to the shop · $20.00 is back in your balance',
  },
  {
    of: 'was refunded',
    changes: { status: -4, afterSaleStage: 'refunded', refundedCents: 2_490 },
    station: 0,
    text: '$24.90 is back in your balance',
  },
] as const)('the money of an order that $of', async ({ changes, station, text }) => {
  const order = anOrder(changes as Parameters<typeof anOrder>[0])
  const place = await bindings.show(<OrderMoney chart={orderChartOf(order)} />)
  const shown = place.querySelector<HTMLElement>('[data-station]')?.dataset['station']
  expect([shown, place.querySelector('p')?.textContent]).toEqual([
    station === null ? undefined : String(station),
    text,
  ])
})
