// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { anOrder, aParcel } from '../../../tests/factories/orderAnswers.ts'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { momentOutline } from '../../../tests/support/momentOutline.ts'
import { outlineOf } from '../../../tests/support/outline.ts'
import { ParcelPanels } from './parcelPanels.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

const at = aParcel().shippedAt
const [tote] = anOrder().lines
const lines = tote === undefined ? [] : [tote, { ...tote, lineId: 2, title: 'Kettle', variant: '' }]

test.each([
  {
    of: 'two parcels',
    parcels: [
      aParcel({ lines: [{ lineId: 1, quantity: 2 }] }),
      aParcel({ id: 2, lines: [{ lineId: 2, quantity: 1 }] }),
    ],
    unsentQuantity: 0,
    expected: [
      ['Parcel 1', ['Canvas tote × 2 Navy']],
      ['Parcel 2', ['Kettle × 1']],
    ],
  },
  {
    of: 'one parcel while the rest is to come',
    parcels: [aParcel({ lines: [{ lineId: 2, quantity: 1 }] })],
    unsentQuantity: 2,
    expected: [['Parcel 1', ['Kettle × 1']]],
  },
  {
    of: 'one parcel with all of it',
    parcels: [aParcel({ lines: [{ lineId: 1, quantity: 2 }] })],
    unsentQuantity: 0,
    expected: [['Logistics', []]],
  },
])('an order in $of shows the contents of each', async ({ parcels, unsentQuantity, expected }) => {
  const order = anOrder({ lines, parcels, unsentQuantity })
  const place = await bindings.show(<ParcelPanels order={order} />)
  expect(
    [...place.querySelectorAll('section')].map((panel) => [
      panel.querySelector('h2')?.textContent,
      [...panel.querySelectorAll('ul li')].map(({ textContent }) => textContent),
    ]),
  ).toEqual(expected)
})

const left = {
  id: 1,
  at: '2026-01-07T10:00:00.000Z',
  kind: 'happened',
  text: 'Left the depot',
} as const
const corrected = {
  id: 2,
  at: '2026-01-08T10:00:00.000Z',
  kind: 'corrected',
  text: 'JD010',
} as const

test('a parcel shows its carrier and its events, newest first', async () => {
  const parcel = aParcel({ events: [left, corrected] })
  const order = anOrder({ lines, parcels: [parcel], unsentQuantity: 0 })
  const place = await bindings.show(<ParcelPanels order={order} />)
  expect(outlineOf(place)).toEqual([
    'h2 | Logistics',
    'Carrier',
    'DHL',
    'Tracking number',
    'JD011button type=button aria-label=Copy Tracking number',
    'Sent',
    `time datetime=${at} | ${momentOutline(at)}`,
    'The tracking number was corrected; before it was JD010',
    `time datetime=${corrected.at} | ${momentOutline(corrected.at)}`,
    'Left the depot',
    `time datetime=${left.at} | ${momentOutline(left.at)}`,
  ])
})

test('a parcel without events shows no list', async () => {
  const order = anOrder({ lines, parcels: [aParcel()], unsentQuantity: 0 })
  const place = await bindings.show(<ParcelPanels order={order} />)
  expect(place.querySelector('ol')).toBeNull()
})
