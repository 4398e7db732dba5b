import { and, eq, gt, notExists, sql } from 'drizzle-orm'
import { auditCodes } from '../../../../contract/walletRecords.ts'
import { orderCodes } from '../../../../contract/orderDetail.ts'
import { addDays, addSeconds, type Clock } from '../../kernel/clock.ts'
import type { Db } from '../../../db/client.ts'
import { orders } from '../../../db/schema/orders.ts'
import { recharges } from '../../../db/schema/wallet.ts'
import { payMinutes } from '../../../../contract/limits.ts'

/** Counted from the placing of the order. */
const longestHoldDays = 1

/**
 * Extends the reservation of an unpaid order while its shopper's recharge for it is audited. Lock
 * order: the recharge, then the order. An order that is no longer unpaid stays unchanged.
 */
export async function holdOrder(
  tx: Db,
  clock: Clock,
  { orderId, at }: { orderId: number; at: Date },
): Promise<void> {
  const holdMs = addDays(clock, at, longestHoldDays).getTime() - at.getTime()
  const end = sql`${orders.placedAt} + ${holdMs}::bigint * interval '1 millisecond'`
  await tx
    .update(orders)
    .set({ payDeadline: sql`greatest(${orders.payDeadline}, ${end})` })
    .where(isWaiting(orderId, at))
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
