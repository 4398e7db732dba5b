// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OrderDetail } from '../../../contract/orderDetail.ts'
import { anOrder, aParcel, aRefundAnswer } from '../../../tests/factories/orderAnswers.ts'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { arrivalOutline, momentOutline } from '../../../tests/support/momentOutline.ts'
import { outlineOf } from '../../../tests/support/outline.ts'
import { OrderTimeline } from './orderTimeline.tsx'
import { orderChartOf } from './useOrder.ts'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(async () => {
  await bindings.close()
  vi.restoreAllMocks()
})

const at = '2026-01-06T10:00:00.000Z'
const far = '2100-01-01T12:00:00.000Z'

test.each([
  {
    of: 'with all of it',
    ids: [1],
    unsentQuantity: 0,
    expected: ['Handed to the carrier', 'Confirm when it arrives'],
  },
  {
    of: 'while the rest is to come',
    ids: [1],
    unsentQuantity: 1,
    expected: ['Parcel 1 handed to the carrier', 'Confirm when it arrives'],
  },
  {
    of: 'after another',
    ids: [1, 2],
    unsentQuantity: 0,
    expected: [
      'Parcel 1 handed to the carrier',
      'Parcel 2 handed to the carrier',
      'Confirm when it arrives',
    ],
  },
])('a parcel $of has a number where it needs one', async ({ ids, unsentQuantity, expected }) => {
  const order = anOrder({
    status: 2,
    unsentQuantity,
    parcels: ids.map((id) => aParcel({ id })),
    timeline: ids.map((id) => ({
      type: 'parcel.shipped',
      actor: 'operator',
      at: `2026-01-0${id}T10:00:00.000Z`,
    })),
  })
  const place = await shown(order)
  expect(
    [...place.querySelectorAll('li p:first-child')].map(({ textContent }) => textContent),
  ).toEqual(expected)
})

const dayMs = 86_400_000

test('the timeline shows past steps and the next one: who acted and when', async () => {
  const order = anOrder({
    status: 2,
    parcels: [aParcel()],
    arrivesBy: far,
    receiveDeadline: far,
    timeline: [
      { type: 'order.placed', actor: 'shopper', at: anOrder().placedAt },
      { type: 'parcel.shipped', actor: 'operator', at },
    ],
  })
  expect(outlineOf(await shown(order))).toEqual([
    'h2 | Progress',
    'Shipped',
    `Arrives by time datetime=${far} | ${arrivalOutline(far)}`,
    [
      'ol aria-live=polite',
      'li data-event=order.placed',
      'Order placed',
      `You · time datetime=${order.placedAt}`,
      momentOutline(order.placedAt),
      'li data-event=parcel.shipped',
      'Handed to the carrier',
      `The shop · time datetime=${at}`,
      momentOutline(at),
      'li data-next=true',
      'Confirm when it arrives',
      `You · by time datetime=${far}`,
      momentOutline(far),
    ].join(' | '),
  ])
})

test.each([
  { of: 'less than a day', leftMs: dayMs - 1_000, expected: 'You · within 23:59:59' },
  { of: 'a day', leftMs: dayMs, expected: 'You · within 24:00:00' },
  {
    of: 'more than a day',
    leftMs: dayMs + 1_000,
    expected: `You · by ${momentOutline('2026-01-07T10:00:01.000Z')}`,
  },
])('a deadline $of away is shown', async ({ leftMs, expected }) => {
  const now = Date.parse(at)
  vi.spyOn(Date, 'now').mockReturnValue(now)
  const payDeadline = new Date(now + leftMs).toISOString()
  const place = await shown(anOrder({ payDeadline }))
  expect(place.querySelector('[data-next] p:last-child')?.textContent).toEqual(expected)
})

test.each([
  {
    of: 'days',
    deadlineLeftMs: 2 * dayMs + 1,
    expected: ['The order’s deadline is paused meanwhile; 2 days are left.'],
  },
  {
    of: 'hours',
    deadlineLeftMs: dayMs - 1,
    expected: ['The order’s deadline is paused meanwhile; less than a day is left.'],
  },
  { of: 'none', deadlineLeftMs: null, expected: [] },
])(
  'a request that stops a deadline with $of left shows it',
  async ({ deadlineLeftMs, expected }) => {
    const refund = aRefundAnswer()
    const place = await shown(
      anOrder({ status: -4, afterSaleStage: 'applying', refund, deadlineLeftMs }),
    )
    const next = place.querySelector('[data-next]')!
    expect([...next.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
      'The shop looks at your request',
      'The shop',
      ...expected,
    ])
  },
)

function shown(order: OrderDetail): Promise<HTMLElement> {
  return bindings.show(
    <OrderTimeline order={order} chart={orderChartOf(order)} onDeadline={() => {}} />,
  )
}
