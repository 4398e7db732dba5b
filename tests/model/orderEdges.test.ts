import { describe, expect, test } from 'vitest'
import {
  annulled,
  applying,
  before,
  day,
  delivered,
  follow,
  moneyBack,
  placed,
  received,
  returning,
  waitingForDelivery,
} from './support/orderJourneys.ts'

describe('an order', () => {
  test('is reviewed by lines of its own that have no review, each of them', () => {
    const order = follow(received).getSnapshot()
    const review = (lineIds: readonly number[]) =>
      order.can({ type: 'review.submitted', at: before, lineIds })
    expect([[1], [1, 2], [1, 9], []].map(review)).toEqual([true, true, false, false])
  })

  test('has no time left where a request comes after its deadline, and gets none', () => {
    const order = follow(delivered)
    const late = before + 15 * day
    order.send({ ...moneyBack, at: late })
    expect(order.getSnapshot().context).toMatchObject({ deadline: null, timeLeft: 0 })
    order.send({ type: 'refund.withdrawn', at: late + day })
    expect(order.getSnapshot().context).toMatchObject({ deadline: late + day, timeLeft: null })
  })

  test('that is annulled keeps its lines, with nothing to give back and nothing to send', () => {
    const order = follow([...waitingForDelivery, annulled])
    expect(order.getSnapshot().context.lines).toEqual(
      placed.lines.map((line) => ({ ...line, refundablePieces: [], unsentPieces: 0 })),
    )
  })

  test.each([
    [-1, false],
    [0, true],
    [1, true],
    [2, false],
  ])('comes back with %s pieces that can be sold again: %s', (resellableQuantity, isPossible) => {
    const back = { type: 'goods.returned', resellableQuantity } as const
    expect(follow(returning).getSnapshot().can(back)).toBe(isPossible)
  })

  test.each([
    [0, false],
    [1, true],
  ])('is offered %s cents: %s', (amountCents, isFair) => {
    const offer = { amountCents, reason: 'one scratch' }
    const approved = { type: 'refund.approved', returnAddress: null, offer } as const
    expect(follow(applying).getSnapshot().can(approved)).toBe(isFair)
  })
})
