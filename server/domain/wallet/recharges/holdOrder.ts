import { and, eq, gt, lte, ne, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { auditCodes } from '../../../../contract/walletRecords.ts'
import { orderCodes } from '../../../../contract/orderDetail.ts'
import { addDays, addSeconds, type Clock } from '../../kernel/clock.ts'
import type { Db } from '../../../db/client.ts'
import { accounts } from '../../../db/schema/ledger.ts'
import { orders } from '../../../db/schema/orders.ts'
import { recharges } from '../../../db/schema/wallet.ts'
import { payMinutes } from '../../../../contract/limits.ts'

/** Counted from the placing of the order. */
const longestHoldDays = 1

/**
 * Extends the reservation of an unpaid order while its shopper's recharge for it is audited, if the
 * recharge makes it payable and holds no other order. Lock order: the shopper, the recharge, then
 * the order. An order that is no longer unpaid stays unchanged.
 */
export async function holdOrder(
  tx: Db,
  clock: Clock,
  { orderId, userId, amountCents, at }: Hold,
): Promise<void> {
  const holdMs = addDays(clock, at, longestHoldDays).getTime() - at.getTime()
  const end = sql`${orders.placedAt} + ${holdMs}::bigint * interval '1 millisecond'`
  await tx
    .update(orders)
    .set({ payDeadline: sql`greatest(${orders.payDeadline}, ${end})` })
    .where(
      and(
        isWaiting(orderId, at),
        notExists(otherHeldOrder(tx, { userId, orderId, at })),
        lte(orders.totalCents, sql`${amountCents}::bigint + ${availableCents(tx, userId)}`),
      ),
    )
}

interface Hold {
  orderId: number
  userId: number
  amountCents: number
  at: Date
}

function otherHeldOrder(tx: Db, { userId, orderId, at }: Omit<Hold, 'amountCents'>) {
  const other = alias(orders, 'other')
  return tx
    .select({ id: recharges.id })
    .from(recharges)
    .innerJoin(other, eq(other.id, recharges.orderId))
    .where(
      and(
        eq(recharges.userId, userId),
        eq(recharges.status, auditCodes.auditing),
        ne(other.id, orderId),
        eq(other.status, orderCodes.waitingToPay),
        gt(other.payDeadline, at),
      ),
    )
}

function availableCents(tx: Db, userId: number) {
  const own = tx
    .select({ cents: accounts.balanceCents })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.kind, 'available')))
  return sql`(${own})`
}

/**
 * Restores the usual time to pay after the audit of a recharge, unless another recharge for the
 * order is open.
 */
export async function releaseOrder(
  tx: Db,
  { orderId, at }: { orderId: number; at: Date },
): Promise<void> {
  const open = tx
    .select({ id: recharges.id })
    .from(recharges)
    .where(and(eq(recharges.orderId, orderId), eq(recharges.status, auditCodes.auditing)))
  await tx
    .update(orders)
    .set({ payDeadline: addSeconds(at, payMinutes * 60) })
    .where(and(isWaiting(orderId, at), notExists(open)))
}

function isWaiting(orderId: number, at: Date) {
  return and(
    eq(orders.id, orderId),
    eq(orders.status, orderCodes.waitingToPay),
    gt(orders.payDeadline, at),
  )
}
