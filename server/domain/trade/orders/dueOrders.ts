import { and, asc, eq, sql, type Placeholder, type SQL } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { jsonColumn } from '../../../db/jsonRows.ts'
import { orders } from '../../../db/schema/orders.ts'
import { deadlineOf, dueMoves } from './dueMove.ts'
import { findMove } from './moves.ts'
import { columnsOf } from './orderState.ts'

type Deadline = 'payDeadline' | 'deadline'

/**
 * Selects orders with a passed deadline, the oldest deadline first. Each kind of deadline has an
 * index in this order; without it PostgreSQL would scan all orders.
 */
export async function dueOrderIds(
  db: Db,
  now: Date,
  limits: { userId?: number; most: number },
): Promise<number[]> {
  const { userId, most } = limits
  const at = sql`${now.toISOString()}::timestamptz`
  const find = (deadline: Deadline) =>
    db
      .select({ id: orders.id })
      .from(orders)
      .where(
        and(userId === undefined ? undefined : eq(orders.userId, userId), isPast(deadline, at)),
      )
      .orderBy(asc(orders[deadline]), asc(orders.id))
      .limit(most)
  return [...(await find('payDeadline')), ...(await find('deadline'))].map(({ id }) => id)
}

/** Whether a shopper's orders have a passed deadline. An index answers each kind. */
export function isAnyDue(isOwn: SQL, now: Placeholder): SQL<boolean> {
  const moment = sql`${sql.param(now, orders.deadline)}::timestamptz`
  const isThere = (isDue: SQL | undefined) =>
    sql`exists (select 1 from ${orders} where ${and(isOwn, isDue)})`
  return jsonColumn(
    sql`(${isThere(isPast('payDeadline', moment))} or ${isThere(isPast('deadline', moment))})`,
    (found: boolean) => found,
  )
}

/**
 * Status codes are literals in the statement, so that a prepared plan can use the partial indexes.
 */
function isPast(deadline: Deadline, moment: SQL): SQL | undefined {
  const codes = dueMoves
    .filter((event) => deadlineOf[event] === deadline)
    .flatMap((event) => findMove({ event }).from.map((state) => columnsOf(state).status))
  return and(
    sql`${orders.status} in (${sql.raw(codes.join(', '))})`,
    sql`${orders[deadline]} <= ${moment}`,
  )
}
