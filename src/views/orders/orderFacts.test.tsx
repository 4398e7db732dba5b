// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { anOrder } from '../../../tests/factories/orderAnswers.ts'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { momentOutline } from '../../../tests/support/momentOutline.ts'
import { outlineOf } from '../../../tests/support/outline.ts'
import { OrderFacts } from './orderFacts.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

const placed = momentOutline(anOrder().placedAt)

const numberOutline = [
  'Order number',
  'HL260105ABCDEFGHJKbutton type=button aria-label=Copy Order number',
]

test('an order shows its address, number and creation time', async () => {
  const place = await bindings.show(<OrderFacts order={anOrder()} />)
  expect(outlineOf(place)).toEqual([
    'h2 | Deliver to',
    'Ada Fisherhome12 Quay StreetPortland, Oregon 97201 · United States+1 555 0100',
    ...numberOutline,
    'Placed',
    placed,
  ])
})

test.each([
  {
    of: 'a promo code',
    changes: { promoCode: 'HARBOUR10' },
    expected: ['Promo code', 'HARBOUR10'],
  },
  {
    of: 'a note',
    changes: { note: 'Ring twice.' },
    expected: ['Note to the shop', 'Ring twice.'],
  },
])('an order with $of shows it', async ({ changes, expected }) => {
  const place = await bindings.show(<OrderFacts order={anOrder(changes)} />)
  expect(outlineOf(place.querySelector('dl')!)).toEqual([
    ...numberOutline,
    'Placed',
    placed,
    ...expected,
  ])
})
