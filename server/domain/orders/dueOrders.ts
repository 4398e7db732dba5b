import { and, asc, eq, sql, type SQL } from 'drizzle-orm'
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
  const unpaid = isPast('payDeadline', at)
  const waiting = isPast('deadline', at)
  return [...(await find(unpaid)), ...(await find(waiting))].map(({ id }) => id)
}

/** Whether a deadline of the shopper's orders has passed: an index answers it for each kind. */
export function isAnyDue(isOwn: SQL, moment: SQL): SQL {
  const isThere = (isDue: SQL | undefined) =>
    sql`exists (select 1 from ${orders} where ${and(isOwn, isDue)})`
  return sql`(${isThere(isPast('payDeadline', moment))} or ${isThere(isPast('deadline', moment))})`
}

/** The codes stand in the statement itself, so that also a prepared one finds the partial indexes. */
function isPast(deadline: 'payDeadline' | 'deadline', moment: SQL): SQL | undefined {
  const codes = dueMoves
    .filter((event) => deadlineOf[event] === deadline)
    .flatMap((event) => findMove({ event }).from.map((state) => columnsOf(state).status))
  return and(
    sql`${orders.status} in (${sql.raw(codes.join(', '))})`,
    sql`${orders[deadline]} <= ${moment}`,
  )
}
