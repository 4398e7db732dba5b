// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { OrderDetail } from '../../../contract/orderDetail.ts'
import { anOrder } from '../../../tests/factories/orderAnswers.ts'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { OrderTimeline } from './orderTimeline.tsx'
import { orderChartOf } from './useOrder.ts'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

const at = '2026-01-06T10:00:00.000Z'

test.each([
  {
    of: 'with all of it',
    ids: [1],
    unsentQuantity: 0,
    told: ['Handed to the carrier', 'Confirm that you have the goods'],
  },
  {
    of: 'while the rest is to come',
    ids: [1],
    unsentQuantity: 1,
    told: ['Parcel 1 handed to the carrier', 'Confirm that you have the goods'],
  },
  {
    of: 'after another',
    ids: [1, 2],
    unsentQuantity: 0,
    told: [
      'Parcel 1 handed to the carrier',
      'Parcel 2 handed to the carrier',
      'Confirm that you have the goods',
    ],
  },
])('a parcel $of has a number where it needs one', async ({ ids, unsentQuantity, told }) => {
  const order = anOrder({
    status: 2,
    unsentQuantity,
    parcels: ids.map(parcelOf),
    timeline: ids.map((id) => ({
      type: 'parcel.shipped',
      actor: 'operator',
      at: `2026-01-0${id}T10:00:00.000Z`,
    })),
  })
  const place = await bindings.show(
    <OrderTimeline order={order} chart={orderChartOf(order)} onDeadline={() => {}} />,
  )
  expect(
    [...place.querySelectorAll('li p:first-child')].map(({ textContent }) => textContent),
  ).toEqual(told)
})

function parcelOf(id: number): OrderDetail['parcels'][number] {
  return { id, carrier: 'DHL', trackingNumber: `JD01${id}`, shippedAt: at, lines: [], events: [] }
}
