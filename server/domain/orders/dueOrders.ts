import { and, asc, eq, inArray, lte, or, sql, type SQL } from 'drizzle-orm'
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
  const find = (isDue: SQL | undefined) =>
    db
      .select({ id: orders.id })
      .from(orders)
      .where(and(userId === undefined ? undefined : eq(orders.userId, userId), isDue))
      .orderBy(asc(orders.id))
      .limit(most)
  const at = sql`${now.toISOString()}::timestamptz`
  if (userId !== undefined) return (await find(isDueBy(at))).map(({ id }) => id)
  const unpaid = isPast('payDeadline', at)
  const waiting = isPast('deadline', at)
  return [...(await find(unpaid)), ...(await find(waiting))].map(({ id }) => id)
}

/** An order whose deadline has passed by a moment. */
export function isDueBy(moment: SQL): SQL {
  return sql`${or(isPast('payDeadline', moment), isPast('deadline', moment))}`
}

function isPast(deadline: 'payDeadline' | 'deadline', moment: SQL): SQL | undefined {
  const codes = dueMoves
    .filter((event) => deadlineOf[event] === deadline)
    .flatMap((event) => findMove({ event }).from.map((state) => columnsOf(state).status))
  return and(inArray(orders.status, codes), lte(orders[deadline], moment))
}
