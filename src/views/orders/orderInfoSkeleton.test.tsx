// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listOrders } from '../../../contract/orders.ts'
import { anOrder } from '../../../tests/factories/orderAnswers.ts'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { outlineOf } from '../../../tests/support/outline.ts'
import { OrderInfoSkeleton } from './orderInfoSkeleton.tsx'
import { useOrders } from './useOrder.ts'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
  bindings.answers(listOrders, { list: [anOrder({ status: 1 })], nextCursor: null })
})
afterEach(() => bindings.close())

function OpenedFromList({ id }: { id: number }) {
  return useOrders('all').items.length === 0 ? null : <OrderInfoSkeleton id={id} />
}

const piece = 'span data-skeleton=true'
const loadingOutline = (pieces: number) =>
  ['div role=status', 'Loading', 'div aria-hidden=true', ...Array(pieces).fill(piece)].join(' | ')

test.each([
  {
    of: 'was listed tells what its row told',
    id: 31,
    expected: [
      'h2 | Progress',
      'Waiting for delivery',
      piece,
      piece,
      'h2 | a href=/shop/3 | North Pier',
      'a tabindex=-1 aria-hidden=true href=/detail/20/3 | img alt=',
      'a href=/detail/20/3 | Canvas tote',
      'Navy',
      '$10.00× 2',
      loadingOutline(3),
    ],
  },
  { of: 'was not has its place held', id: 32, expected: [loadingOutline(6), loadingOutline(3)] },
])('while it loads, an order that $of', async ({ id, expected }) => {
  const place = await bindings.show(<OpenedFromList id={id} />)
  await soon(() => expect(place.querySelector('[data-skeleton]')).not.toBeNull())
  expect(outlineOf(place)).toEqual(expected)
})
