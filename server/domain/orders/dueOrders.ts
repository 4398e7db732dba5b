import { and, asc, eq, inArray, lte, or, type SQL } from 'drizzle-orm'
import { orderCodes } from '../../../contract/orders.ts'
import type { Db } from '../../db/client.ts'
import { orders } from '../../db/schema/orders.ts'

/** Orders whose deadline has passed, with the index that each kind of deadline has. */
export async function dueOrderIds(
  db: Db,
  now: Date,
  limits: { userId?: number; most: number },
): Promise<number[]> {
  const { userId, most } = limits
  const whose = userId === undefined ? undefined : eq(orders.userId, userId)
  const find = (isDue: SQL | undefined) =>
    db
      .select({ id: orders.id })
      .from(orders)
      .where(and(whose, isDue))
      .orderBy(asc(orders.id))
      .limit(most)
  const unpaid = and(eq(orders.status, orderCodes.waitingToPay), lte(orders.payDeadline, now))
  const waiting = and(
    inArray(orders.status, [orderCodes.delivered, orderCodes.received]),
    lte(orders.deadline, now),
  )
  if (userId !== undefined) return (await find(or(unpaid, waiting))).map(({ id }) => id)
  return [...(await find(unpaid)), ...(await find(waiting))].map(({ id }) => id)
}
