import { and, eq, gt } from 'drizzle-orm'
import { orderCodes, type OrderDetail } from '../../../contract/orders.ts'
import { orders } from '../../db/schema/orders.ts'
import { Refusal } from '../../errors.ts'
import type { ShopperCtx } from '../ctx.ts'
import { lockBalance, transfer } from '../ledger/transfer.ts'
import { spendProof } from '../paymentCode/spendProof.ts'
import { toDetail } from './readOrders.ts'
import { record } from './record.ts'
import { refuseAsItIs } from './refuseAsItIs.ts'

/** Available → escrow. Locks: the order, the proof, the shopper's account, then escrow. */
export async function payOrder(given: {
  ctx: ShopperCtx
  input: { orderId: number; proof: string }
}): Promise<OrderDetail> {
  const { ctx, input } = given
  const now = ctx.clock.now()
  const paid = await ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx }
    const [order] = await tx
      .update(orders)
      .set({ status: orderCodes.waitingForDelivery, paidAt: now })
      .where(
        and(
          eq(orders.id, input.orderId),
          eq(orders.userId, ctx.userId),
          eq(orders.status, orderCodes.waitingToPay),
          gt(orders.payDeadline, now),
        ),
      )
      .returning()
    if (!order) return null
    await spendProof(inner, {
      proof: input.proof,
      operation: 'orderPay',
      subjectId: order.id,
      amountCents: order.totalCents,
    })
    const available = { kind: 'available', userId: ctx.userId } as const
    const balanceCents = await lockBalance(tx, available)
    if (balanceCents < order.totalCents) {
      throw new Refusal('balanceTooLow', { shortCents: order.totalCents - balanceCents })
    }
    await record(tx, {
      orderId: order.id,
      userId: ctx.userId,
      type: 'order.paid',
      actor: 'shopper',
      fromStatus: orderCodes.waitingToPay,
      toStatus: orderCodes.waitingForDelivery,
      at: now,
    })
    await transfer(tx, {
      kind: 'orderPaid',
      debit: available,
      credit: { kind: 'escrow', orderId: order.id },
      amountCents: order.totalCents,
      orderId: order.id,
      at: now,
    })
    return toDetail(tx, order)
  })
  return paid ?? refuseAsItIs(ctx, input.orderId)
}
