import { gt } from 'drizzle-orm'
import type { OrderDetail } from '../../../contract/orderDetail.ts'
import { orders } from '../../db/schema/orders.ts'
import { Refusal } from '../../errors.ts'
import type { ShopperCtx } from '../ctx.ts'
import { lockAvailableCents, transfer } from '../ledger/transfer.ts'
import { spendProof } from '../paymentCode/spendProof.ts'
import { moveOrder } from './moveOrder.ts'
import { toDetail } from './readOrders.ts'
import { refuseAsItIs } from './refuseAsItIs.ts'

/** Available → escrow. Locks: the order, the proof, the shopper's account, then escrow. */
export async function payOrder(given: {
  ctx: ShopperCtx
  input: { orderId: number; proof: string }
}): Promise<OrderDetail> {
  const { ctx, input } = given
  const own = { orderId: input.orderId, userId: ctx.userId }
  const now = ctx.clock.now()
  const paid = await ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx }
    const order = await moveOrder(tx, own, {
      event: 'order.paid',
      guard: gt(orders.payDeadline, now),
      set: { paidAt: now },
      at: now,
    })
    if (!order) return null
    await spendProof(inner, {
      proof: input.proof,
      operation: 'orderPay',
      subjectId: order.id,
      amountCents: order.totalCents,
    })
    const balanceCents = await lockAvailableCents(tx, ctx.userId)
    if (balanceCents < order.totalCents) {
      throw new Refusal('balanceTooLow', { shortCents: order.totalCents - balanceCents })
    }
    await transfer(tx, {
      kind: 'orderPaid',
      userId: ctx.userId,
      orderId: order.id,
      amountCents: order.totalCents,
      at: now,
    })
    return toDetail(tx, order)
  })
  return paid ?? refuseAsItIs(ctx, input.orderId)
}
