import { and, asc, eq, inArray, lte, or, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { orders } from '../../db/schema/orders.ts'
import { deadlineOf, dueMoves } from './dueMove.ts'
import { findMove } from './moves.ts'
import { columnsOf } from './orderState.ts'

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
  const unpaid = isPast('payDeadline', now)
  const waiting = isPast('deadline', now)
  if (userId !== undefined) return (await find(or(unpaid, waiting))).map(({ id }) => id)
  return [...(await find(unpaid)), ...(await find(waiting))].map(({ id }) => id)
}

function isPast(deadline: 'payDeadline' | 'deadline', now: Date): SQL | undefined {
  const codes = dueMoves
    .filter((event) => deadlineOf[event] === deadline)
    .flatMap((event) => findMove({ event }).from.map((state) => columnsOf(state).status))
  return and(inArray(orders.status, codes), lte(orders[deadline], now))
}
