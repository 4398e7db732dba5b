import { and, eq, isNull, sql, type Placeholder } from 'drizzle-orm'
import { mostCounted } from '../../../../contract/mostCounted.ts'
import { jsonColumn } from '../../../db/jsonRows.ts'
import { preparedStatement } from '../../../db/preparedStatement.ts'
import { notices } from '../../../db/schema/users.ts'
import type { ShopperCtx } from '../../kernel/ctx.ts'

export async function countNotices({ ctx }: { ctx: ShopperCtx }): Promise<{ unread: number }> {
  const [counted] = await select(ctx.db, { userId: ctx.userId })
  if (!counted) throw new Error('a statement without a table answers one row')
  return counted
}

const select = preparedStatement<{ userId: number }>()('unread_notices', (db, { userId }) =>
  db.select({ unread: unreadOf(userId) }).from(sql`(values (1)) as one`),
)

function unreadOf(userId: Placeholder) {
  const isUnread = and(eq(notices.userId, userId), isNull(notices.readAt))
  return jsonColumn(
    sql`(select count(*) from (
      select from ${notices} where ${isUnread} limit ${sql.raw(String(mostCounted))}
    ) counted)`,
    (times: string) => Number(times),
  )
}
