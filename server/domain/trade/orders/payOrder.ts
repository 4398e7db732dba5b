import { getTableColumns, gt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { OrderDetail } from '../../../../contract/orderDetail.ts'
import { addDays } from '../../kernel/clock.ts'
import { preparedStatement } from '../../../db/preparedStatement.ts'
import { accounts, transfers } from '../../../db/schema/ledger.ts'
import { orders } from '../../../db/schema/orders.ts'
import { payProofs } from '../../../db/schema/users.ts'
import { Refusal } from '../../kernel/errors.ts'
import type { ShopperCtx } from '../../kernel/ctx.ts'
import { availableLocked, transferCte } from '../../ledger/transfer.ts'
import { spendProofCte } from '../../identity/proofs/spendProof.ts'
import { assertDefined } from '../../kernel/assertDefined.ts'
import { hashSecret } from '../../identity/session/secrets.ts'
import { transitionCtes } from './moveOrder.ts'
import { movedParts } from './orderParts.ts'
import { detailOf } from './readOrders.ts'
import { throwConflict } from './throwConflict.ts'

/**
 * Transfers available → escrow. Locks: the order, the proof, the shopper's account, then escrow.
 */
export async function payOrder(given: {
  ctx: ShopperCtx
  input: { orderId: number; proof: string }
}): Promise<OrderDetail> {
  const { ctx, input } = given
  const own = { orderId: input.orderId, userId: ctx.userId }
  const proofHash = hashSecret(input.proof)
  const paid = await ctx.db.transaction(async (tx) => {
    const at = ctx.clock.now()
    const dayMs = addDays(ctx.clock, at, 1).getTime() - at.getTime()
    const [found] = await pay(tx, { ...own, proofHash, at, dayMs })
    if (!found) return null
    const { order, spent, balance, transferred, lines, events } = found
    if (!spent?.userId) throw new Refusal('proofInvalid')
    const shortCents = order.totalCents - assertDefined(balance).cents
    if (shortCents > 0) throw new Refusal('balanceTooLow', { shortCents })
    if (!transferred?.id) throw new Error('the order was paid without a transfer')
    return detailOf({ order, lines, events, parcels: [], refund: null })
  })
  return paid ?? throwConflict(ctx, input.orderId)
}

interface Payment {
  orderId: number
  userId: number
  proofHash: Buffer
  at: Date
  dayMs: number
}

/**
 * Moves the order, spends the proof, locks the balance and transfers the money. Each CTE runs only
 * after the previous one has returned its row.
 */
const pay = preparedStatement<Payment>()(
  'pay_order',
  (db, { orderId, userId, proofHash, at, dayMs }) => {
    const now = sql`${sql.param(at, orders.paidAt)}`
    const days = sql`(${orders.dispatchDays} + ${orders.transitDays})`
    const arrivesBy = sql`${now}::timestamptz + ${days} * ${dayMs}::bigint * interval '1 millisecond'`
    const { moved, event, notice } = transitionCtes(
      db,
      { orderId, userId },
      {
        event: 'order.paid',
        guard: gt(orders.payDeadline, now),
        set: { paidAt: now, arrivesBy },
        at,
      },
    )
    const spent = db.$with('spent', { userId: payProofs.userId }).as(
      spendProofCte(db, {
        proofHash,
        userId,
        operation: 'orderPay',
        subjectId: orderId,
        amountCents: sql`(select total_cents from moved)`,
        at,
      }).getSQL(),
    )
    const balance = db
      .$with('balance', { cents: accounts.balanceCents })
      .as(availableLocked(userId, 'spent'))
    const transferredValue = {
      userId,
      orderId: sql`(select id from moved)`,
      amountCents: sql`moved.total_cents`,
      at,
    }
    const transferred = db.$with('transferred', { id: transfers.id }).as(
      transferCte('orderPaid', transferredValue, {
        when: {
          parts: sql`, moved, spent, balance`,
          holds: sql`balance.balance_cents >= moved.total_cents`,
        },
      }),
    )
    return db
      .with(moved, event, notice, spent, balance, transferred)
      .select({
        order: getTableColumns(alias(orders, 'moved')),
        spent: { userId: spent.userId },
        balance: { cents: balance.cents },
        transferred: { id: transferred.id },
        ...movedParts(orderId),
      })
      .from(moved)
      .leftJoin(spent, sql`true`)
      .leftJoin(balance, sql`true`)
      .leftJoin(transferred, sql`true`)
  },
)
