import { and, count, eq, isNull } from 'drizzle-orm'
import { notices } from '../../db/schema/users.ts'
import type { ShopperCtx } from '../ctx.ts'

export async function countNotices({ ctx }: { ctx: ShopperCtx }): Promise<{ unread: number }> {
  const [row] = await ctx.db
    .select({ times: count() })
    .from(notices)
    .where(and(eq(notices.userId, ctx.userId), isNull(notices.readAt)))
  return { unread: row?.times ?? 0 }
}
