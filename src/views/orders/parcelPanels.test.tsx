// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ParcelDetail } from '../../../contract/parcel.ts'
import { anOrder } from '../../../tests/factories/orderAnswers.ts'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { ParcelPanels } from './parcelPanels.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

const at = '2026-01-06T10:00:00.000Z'
const [tote] = anOrder().lines
const lines = tote === undefined ? [] : [tote, { ...tote, lineId: 2, title: 'Kettle', variant: '' }]

test.each([
  {
    of: 'two parcels',
    parcels: [parcelOf(1, [{ lineId: 1, quantity: 2 }]), parcelOf(2, [{ lineId: 2, quantity: 1 }])],
    unsentQuantity: 0,
    told: [
      ['Parcel 1', ['Canvas tote × 2 Navy']],
      ['Parcel 2', ['Kettle × 1']],
    ],
  },
  {
    of: 'one parcel while the rest is to come',
    parcels: [parcelOf(1, [{ lineId: 2, quantity: 1 }])],
    unsentQuantity: 2,
    told: [['Parcel 1', ['Kettle × 1']]],
  },
  {
    of: 'one parcel with all of it',
    parcels: [parcelOf(1, [{ lineId: 1, quantity: 2 }])],
    unsentQuantity: 0,
    told: [['Logistics', []]],
  },
])('an order in $of tells what is in which', async ({ parcels, unsentQuantity, told }) => {
  const order = anOrder({ lines, parcels, unsentQuantity })
  const place = await bindings.show(<ParcelPanels order={order} />)
  expect(
    [...place.querySelectorAll('section')].map((panel) => [
      panel.querySelector('h2')?.textContent,
      [...panel.querySelectorAll('ul li')].map(({ textContent }) => textContent),
    ]),
  ).toEqual(told)
})

function parcelOf(id: number, contents: ParcelDetail['lines']): ParcelDetail {
  return {
    id,
    carrier: 'DHL',
    trackingNumber: `JD01${id}`,
    shippedAt: at,
    lines: contents,
    events: [],
  }
}
