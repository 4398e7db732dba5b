// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { anOrder } from '../../../tests/factories/orderAnswers.ts'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { CashierOutcome } from './cashierOutcome.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
  window.history.replaceState(null, '', '/order?orderId=31')
})
afterEach(() => bindings.close())

const [tote] = anOrder().lines
const lines = [1, 2, 3, 4, 5].flatMap((lineId) =>
  tote ? [{ ...tote, lineId, title: `Tote ${lineId}` }] : [],
)

const withShop =
  'Order HL260105ABCDEFGHJK is with the shop now. The money is held until you have the goods.'
const textOf = ({ textContent }: Element) => textContent

test.each([
  {
    of: 'paid, and awaited',
    order: anOrder({ status: 1, arrivesBy: '2100-01-01T12:00:00.000Z' }),
    sign: 'tick',
    said: ['Paid $24.90', withShop],
    comes: true,
    pictures: ['Canvas tote'],
  },
  {
    of: 'paid, and comes nobody says when',
    order: anOrder({ status: 1 }),
    sign: 'tick',
    said: ['Paid $24.90', withShop],
    comes: false,
    pictures: ['Canvas tote'],
  },
  {
    of: 'paid, with more goods than there is room for',
    order: anOrder({ status: 1, lines }),
    sign: 'tick',
    said: ['Paid $24.90', withShop],
    comes: false,
    pictures: ['Tote 1', 'Tote 2', 'Tote 3', 'Tote 4'],
  },
  {
    of: 'cancelled',
    order: anOrder({ status: -1 }),
    sign: 'cross',
    said: ['This order was cancelled', 'Nothing was taken from your balance.'],
    comes: false,
    pictures: [],
  },
])('shows the outcome of an order that is $of', async ({ order, sign, said, comes, pictures }) => {
  const place = await bindings.show(<CashierOutcome order={order} />)
  const outcome = place.querySelector('[role=status]')
  expect({
    sign: outcome?.querySelector('.lucide-circle-x') ? 'cross' : 'tick',
    said: [...(outcome?.querySelectorAll('p') ?? [])].slice(0, 2).map(textOf),
    comes: place.textContent.includes('Arrives by'),
    pictures: [...(outcome?.querySelectorAll('img') ?? [])].map(({ alt }) => alt),
    leadsTo: [...(outcome?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href')),
  }).toEqual({ sign, said, comes, pictures, leadsTo: ['/orderInfo/31', '/home'] })
})
