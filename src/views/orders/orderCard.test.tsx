// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { anOrder } from '../../../tests/factories/orderAnswers.ts'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { arrivalOutline, dayOutline } from '../../../tests/support/momentOutline.ts'
import { outlineOf } from '../../../tests/support/outline.ts'
import { OrderCard } from './orderCard.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

const [tote] = anOrder().lines
const goods = (shops: number[]) =>
  shops.flatMap((shopId, index) =>
    tote ? [{ ...tote, lineId: index + 1, shopId, title: `Tote ${index + 1}` }] : [],
  )
const soonThere = '2100-01-01T12:00:00.000Z'
const { placedAt: placed } = anOrder()
const placedAt = `time datetime=${placed} | ${dayOutline(placed)}`

test.each([
  {
    of: 'waits to be paid',
    order: anOrder({ payDeadline: null }),
    expected: [
      `a href=/orderInfo/31 | North PierWaiting to pay | img alt= | Canvas tote | ${placedAt} · 2 pieces$24.90`,
      `a href=/order?id=31 | Pay $24.90`,
    ],
  },
  {
    of: 'waits for delivery',
    order: anOrder({ status: 1 }),
    expected: [
      `a href=/orderInfo/31 | North PierWaiting for delivery | img alt= | Canvas tote | The shop is packing it | ${placedAt} · 2 pieces$24.90`,
    ],
  },
  {
    of: 'is awaited',
    order: anOrder({ status: 1, arrivesBy: soonThere }),
    expected: [
      `a href=/orderInfo/31 | North PierWaiting for delivery | img alt= | Canvas tote | Arrives by time datetime=${soonThere} | ${arrivalOutline(soonThere)} | ${placedAt} · 2 pieces$24.90`,
    ],
  },
  {
    of: 'waits to be paid, with no day until then',
    order: anOrder({ status: 0, arrivesBy: soonThere }),
    expected: [
      `a href=/orderInfo/31 | North PierWaiting to pay | img alt= | Canvas tote | ${placedAt} · 2 pieces$24.90`,
      'time role=timer datetime=2026-01-05T10:30:00.000Z | 00:00 left to pay',
      `a href=/order?id=31 | Pay $24.90`,
    ],
  },
  {
    of: 'is sent in part',
    order: anOrder({ status: 1, sentQuantity: 1, unsentQuantity: 1, arrivesBy: soonThere }),
    expected: [
      `a href=/orderInfo/31 | North PierWaiting for delivery | img alt= | Canvas tote | 1 of 2 pieces on the way to you | ${placedAt} · 2 pieces$24.90`,
    ],
  },
  {
    of: 'is received',
    order: anOrder({ status: 3 }),
    expected: [
      `a href=/orderInfo/31 | North PierReceived | img alt= | Canvas tote | How is it? Write a review | ${placedAt} · 2 pieces$24.90`,
      'button type=button | Buy again',
      `a href=/comment?order=31 | Add review`,
    ],
  },
  {
    of: 'is received and reviewed',
    order: anOrder({ status: 3, reviewed: true }),
    expected: [
      `a href=/orderInfo/31 | North PierReceived | img alt= | Canvas tote | ${placedAt} · 2 pieces$24.90`,
      'button type=button | Buy again',
    ],
  },
  {
    of: 'is cancelled',
    order: anOrder({ status: -1 }),
    expected: [
      `a href=/orderInfo/31 | North PierCancelled | img alt= | Canvas tote | ${placedAt} · 2 pieces$24.90`,
      'button type=button | Buy again',
    ],
  },
  {
    of: 'is of several shops, with more goods than there is room for',
    order: anOrder({ status: -1, lines: goods([3, 3, 4, 5, 3]) }),
    expected: [
      `a href=/orderInfo/31 | North Pier and 2 moreCancelled | img alt=img alt=img alt=img alt= | Tote 1 and 4 more | ${placedAt} · 2 pieces$24.90`,
      'button type=button | Buy again',
    ],
  },
])('the card of an order that $of says so', async ({ order, expected }) => {
  const place = await bindings.show(
    <OrderCard order={order} href="/orderInfo/31" isChosen={false} />,
  )
  expect(outlineOf(place)).toEqual(expected)
})

test('the card of the order shown next to the list is marked as current', async () => {
  const place = await bindings.show(<OrderCard order={anOrder()} href="/orderInfo/31" isChosen />)
  expect(place.querySelector('a')?.getAttribute('aria-current')).toBe('true')
})
