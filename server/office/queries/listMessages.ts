import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import { orderMessages } from '../../db/schema/messages.ts'
import { orders } from '../../db/schema/orders.ts'
import { users } from '../../db/schema/users.ts'
import type { Ctx } from '../../domain/kernel/ctx.ts'
import type { messageFilters } from './filters.ts'
import { searchConditions, type OperatorSearch } from './search.ts'

/** What was written about one order. */
export interface OperatorThread {
  orderId: number
  sn: string
  account: string
  /** The shopper's messages that the shop has not answered. */
  waiting: number
  /** When the first of them was sent. */
  waitsSince: string | null
  lastAt: string
  lastText: string
}

/** Lists orders with messages: those that wait for an answer, longest first, or all, newest first. */
export async function listMessagesForOperator({
  ctx,
  input,
}: {
  ctx: Pick<Ctx, 'db' | 'clock'>
  input: OperatorSearch & { filter: (typeof messageFilters)[number]; limit: number }
}): Promise<OperatorThread[]> {
  const { id, text, sender, readAt, createdAt } = orderMessages
  const isWaiting = and(eq(sender, 'shopper'), isNull(readAt), isNull(users.deletedAt))
  const rows = await ctx.db
    .select({
      orderId: orders.id,
      sn: orders.sn,
      account: users.account,
      waiting: sql<number>`(count(*) filter (where ${isWaiting}))::int`,
      waitsSince: sql<Date | null>`min(${createdAt}) filter (where ${isWaiting})`.mapWith(
        createdAt,
      ),
      lastAt: sql<Date>`max(${createdAt})`.mapWith(createdAt),
      lastText: sql<string>`(array_agg(${text} order by ${id} desc))[1]`,
    })
    .from(orderMessages)
    .innerJoin(orders, eq(orders.id, orderMessages.orderId))
    .innerJoin(users, eq(users.id, orderMessages.userId))
    .where(
      and(
        input.filter === 'waiting' ? isWaiting : undefined,
        ...searchConditions(ctx, input, { texts: [orders.sn, users.account, text], at: createdAt }),
      ),
    )
    .groupBy(orders.id, users.id)
    .orderBy(input.filter === 'waiting' ? asc(sql`min(${id})`) : desc(sql`max(${id})`))
    .limit(input.limit)
  return rows.map((row) => ({
    ...row,
    waitsSince: row.waitsSince?.toISOString() ?? null,
    lastAt: row.lastAt.toISOString(),
  }))
}
