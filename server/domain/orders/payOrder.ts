import { gt, sql } from 'drizzle-orm'
import type { OrderDetail } from '../../../contract/orderDetail.ts'
import { together } from '../../db/together.ts'
import { accounts } from '../../db/schema/ledger.ts'
import { orders } from '../../db/schema/orders.ts'
import { payProofs } from '../../db/schema/users.ts'
import { Refusal } from '../../errors.ts'
import type { ShopperCtx } from '../ctx.ts'
import { availableLocked, transfer } from '../ledger/transfer.ts'
import { proofSpending } from '../paymentCode/spendProof.ts'
import { partsOfMove } from './moveOrder.ts'
import type { OrderRef } from './orderRow.ts'
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
    const found = await spendForOrder({ ...ctx, db: tx }, own, { proof: input.proof, at: now })
    if (!found) return null
    const { order, balanceCents, isProven } = found
    if (!isProven) throw new Refusal('proofInvalid')
    if (balanceCents < order.totalCents) {
      throw new Refusal('balanceTooLow', { shortCents: order.totalCents - balanceCents })
    }
    const [, detail] = await together(
      () =>
        transfer(tx, {
          kind: 'orderPaid',
          userId: ctx.userId,
          orderId: order.id,
          amountCents: order.totalCents,
          at: now,
        }),
      () => toDetail(tx, order),
    )
    return detail
  })
  return paid ?? refuseAsItIs(ctx, input.orderId)
}

/** Moves the order, uses the proof up and locks the balance, each once the one before has its row. */
async function spendForOrder(
  ctx: ShopperCtx,
  own: OrderRef,
  { proof, at }: { proof: string; at: Date },
) {
  const { db, userId } = ctx
  const parts = partsOfMove(db, own, {
    event: 'order.paid',
    guard: gt(orders.payDeadline, at),
    set: { paidAt: at },
    at,
  })
  if (!parts) return null
  const { moved, event, notice } = parts
  const spent = db.$with('spent', { userId: payProofs.userId }).as(
    proofSpending(ctx, {
      proof,
      operation: 'orderPay',
      subjectId: sql`(select id from moved)`,
      amountCents: sql`(select total_cents from moved)`,
    }).getSQL(),
  )
  const balance = db
    .$with('balance', { cents: accounts.balanceCents })
    .as(availableLocked(userId, 'spent'))
  const [row] = await db
    .with(moved, event, notice, spent, balance)
    .select()
    .from(moved)
    .leftJoin(spent, sql`true`)
    .leftJoin(balance, sql`true`)
  return row
    ? {
        order: row.moved,
        isProven: typeof row.spent?.userId === 'number',
        balanceCents: row.balance?.cents ?? 0,
      }
    : null
}
