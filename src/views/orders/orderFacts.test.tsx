// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { anOrder } from '../../../tests/factories/orderAnswers.ts'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { momentTold } from '../../../tests/support/momentTold.ts'
import { outlineOf } from '../../../tests/support/outline.ts'
import { OrderFacts } from './orderFacts.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

const placed = momentTold(anOrder().placedAt)

const numberTold = [
  'Order number',
  'HL260105ABCDEFGHJKbutton type=button aria-label=Copy Order number',
]

test('an order tells where it goes, its number and when it was placed', async () => {
  const place = await bindings.show(<OrderFacts order={anOrder()} />)
  expect(outlineOf(place)).toEqual([
    'h2 | Deliver to',
    'Ada Fisherhome12 Quay StreetPortland, Oregon 97201 · United States+1 555 0100',
    ...numberTold,
    'Placed',
    placed,
  ])
})

test.each([
  { of: 'a promo code', changes: { promoCode: 'HARBOUR10' }, told: ['Promo code', 'HARBOUR10'] },
  {
    of: 'a note',
    changes: { note: 'Ring twice.' },
    told: ['Note to the shop', 'Ring twice.'],
  },
])('an order with $of tells it', async ({ changes, told }) => {
  const place = await bindings.show(<OrderFacts order={anOrder(changes)} />)
  expect(outlineOf(place.querySelector('dl')!)).toEqual([...numberTold, 'Placed', placed, ...told])
})
