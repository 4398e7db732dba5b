import { createActor } from 'xstate'
import { refundMachine } from '../../../src/machines/refundMachine.ts'
import type { RefundEvent } from '../../../src/machines/refundTypes.ts'

/** A lamp for $20 and two totes at $5, all sent. The request is about the lamp. */
export const asked = {
  type: 'refund.applied',
  amountCents: 2_000,
  mostCents: 2_000,
  pieces: 1,
  withReturn: false,
} as const
export const askedWithReturn = { ...asked, withReturn: true } as const
export const declared = {
  type: 'return.declared',
  amountCents: 2_000,
  pieces: 1,
  sentPieces: 1,
} as const
export const cancelled = { ...declared, sentPieces: 0 } as const
export const lapsed = { type: 'return.lapsed' } as const
export const annulled = {
  type: 'order.annulled',
  leftCents: 3_000,
  pieces: 3,
  reason: 'sold out',
} as const
export const agreed = { type: 'refund.approved', returnAddress: 'Pier 4', offer: null } as const
export const offered = { ...agreed, offer: { amountCents: 200, reason: 'one scratch' } } as const
export const refused = { type: 'refund.refused', reason: 'worn' } as const
export const withdrawn = { type: 'refund.withdrawn' } as const
export const sentBack = { type: 'goods.sentBack', carrier: 'UPS', trackingNumber: '1Z9' } as const
export const goodsAreBack = {
  type: 'goods.returned',
  resellableQuantity: 1,
  deduction: null,
} as const
export const wornGoodsAreBack = {
  ...goodsAreBack,
  deduction: { amountCents: 300, reason: 'worn soles' },
} as const
export const settled = { type: 'refund.settled' } as const

export const awaitingReturn: RefundEvent[] = [askedWithReturn, agreed]
export const returning = [...awaitingReturn, sentBack]

export function follow(journey: readonly RefundEvent[]) {
  const refund = createActor(refundMachine).start()
  for (const event of journey) {
    if (!refund.getSnapshot().can(event)) throw new Error(`${event.type} is refused on the way`)
    refund.send(event)
  }
  return refund
}
