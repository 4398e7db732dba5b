// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { OrderFilter } from '../../../contract/orderDetail.ts'
import { listOrders } from '../../../contract/orders.ts'
import { anOrder } from '../../../tests/factories/orderAnswers.ts'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { outlineOf } from '../../../tests/support/outline.ts'
import { OrdersList } from './ordersList.tsx'
import { useOrders } from './useOrder.ts'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

interface Wanted {
  filter?: OrderFilter
  words?: string
  chosenId?: number
}

function Orders({ filter = 'all', words = '', ...given }: Wanted) {
  return <OrdersList orders={useOrders(filter, words)} filter={filter} words={words} {...given} />
}

test.each([
  {
    of: 'at all',
    wanted: {},
    expected: [
      'No orders yet',
      'Your orders show up here as soon as you place one.',
      'a href=/home | Look around',
    ],
  },
  {
    of: 'under a tab',
    wanted: { filter: '4' },
    expected: ['No orders here', 'a href=/myPurchases/all | Show all orders'],
  },
  {
    of: 'by some words',
    wanted: { words: 'kettle' },
    expected: [
      'No order matches “kettle”',
      'Search by the name of a product or a shop, or by the order number.',
    ],
  },
] as const)('a message is shown where there is no order $of', async ({ wanted, expected }) => {
  bindings.answers(listOrders, { list: [], nextCursor: null })
  const place = await bindings.show(<Orders {...wanted} />)
  await soon(() => expect(place.querySelector('[data-skeleton]')).toBeNull())
  expect(outlineOf(place.querySelector('[data-pulled]')!)).toEqual([
    'div data-phase=resting role=status',
    'span aria-hidden=true',
    ...expected,
  ])
})

test('each order links to itself, and the chosen one is marked', async () => {
  const orders = [32, 31].map((id) => anOrder({ id, status: 1 }))
  bindings.answers(listOrders, { list: orders, nextCursor: null })
  const place = await bindings.show(<Orders chosenId={31} />)
  await soon(() => expect(place.querySelector('article')).not.toBeNull())
  expect(
    [...place.querySelectorAll('article > a')].map((each) => [
      each.getAttribute('href'),
      each.getAttribute('aria-current'),
    ]),
  ).toEqual([
    ['/orderInfo/32', null],
    ['/orderInfo/31', 'true'],
  ])
})

test('placeholders are shown while the orders load', async () => {
  bindings.answers(listOrders, () => new Promise(() => {}))
  const pieces = Array.from({ length: 12 }, () => 'span data-skeleton=true')
  expect(outlineOf(await bindings.show(<Orders />))).toEqual([
    ['div role=status', 'Loading', 'div aria-hidden=true', ...pieces].join(' | '),
  ])
})
