import { describe, expect, test } from 'vitest'
import {
  agreed,
  annulled,
  applying,
  before,
  day,
  delivered,
  follow,
  lamp,
  moneyBack,
  ordered,
  paid,
  placed,
  received,
  refundOf,
  returning,
  settled,
  shipped,
  stateOf,
  tote,
  waitingForDelivery,
} from './support/orderJourneys.ts'
import { periodsMs } from '../support/facts.ts'

describe('an order', () => {
  test('is reviewed by its own lines that have no review, each of them', () => {
    const order = follow(received).getSnapshot()
    const review = (lineIds: readonly number[]) =>
      order.can({ type: 'review.submitted', at: before, lineIds })
    expect([[1], [1, 2], [1, 9], []].map(review)).toEqual([true, true, false, false])
  })

  test('has no time left where a request comes after its deadline, and gets none', () => {
    const order = follow(delivered)
    const late = before + periodsMs.toConfirmReceipt + day
    order.send({ ...moneyBack, at: late })
    expect(order.getSnapshot().context).toMatchObject({ deadline: null, timeLeft: 0 })
    order.send({ type: 'refund.withdrawn', at: late + day })
    expect(order.getSnapshot().context).toMatchObject({ deadline: late + day, timeLeft: null })
  })

  test('that is annulled keeps its lines, with nothing to refund and nothing to send', () => {
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
  ])('comes back with %s resellable pieces: %s', (resellableQuantity, isPossible) => {
    const back = { type: 'goods.returned', resellableQuantity, deduction: null } as const
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

  test.each([
    ['nothing', [tote], 0, false],
    ['one cent', [tote], 1, true],
    ['a line without a piece of it', [tote, { ...lamp, quantity: 0 }], 500, false],
  ])('takes a request for %s: %s', (_, lines, amountCents, isPossible) => {
    const request = refundOf(lines, amountCents)
    expect(follow(waitingForDelivery).getSnapshot().can(request)).toBe(isPossible)
  })

  test('with one cent left for a piece on its way is delivered', () => {
    const order = follow(
      [paid, { ...shipped, lines: [tote] }, refundOf([lamp], 2_000), agreed, settled],
      orderedFor({ toteCents: 1, lampCents: 2_000 }),
    )
    expect(stateOf(order)).toBe('paid.delivered')
    expect(order.getSnapshot().context.money).toMatchObject({ inEscrowCents: 1 })
  })

  test('with one cent left and no piece is refunded', () => {
    const order = follow([
      ...waitingForDelivery,
      refundOf([{ ...tote, quantity: 2 }, lamp], 2_999),
      agreed,
      settled,
    ])
    expect(stateOf(order)).toBe('afterSale.refunded')
    expect(order.getSnapshot().context.money).toEqual({
      inEscrowCents: 0,
      revenueCents: 1,
      givenBackCents: 2_999,
    })
  })

  test('of one cent in total is refunded from escrow', () => {
    const order = follow(
      [paid, refundOf([tote], 1), agreed, settled],
      orderedFor({ toteCents: 1, lampCents: 0 }),
    )
    expect(stateOf(order)).toBe('afterSale.refunded')
    expect(order.getSnapshot().context.money).toEqual({
      inEscrowCents: 0,
      revenueCents: 0,
      givenBackCents: 1,
    })
  })
})

/** An order of one tote and one lamp. */
function orderedFor({ toteCents, lampCents }: { toteCents: number; lampCents: number }) {
  const [totes, lamps] = ordered.lines
  return {
    ...ordered,
    totalCents: toteCents + lampCents,
    lines: [
      { ...totes, quantity: 1, pieceCents: [toteCents] },
      { ...lamps, pieceCents: [lampCents] },
    ],
  }
}
