import { and, eq, isNull, lte } from 'drizzle-orm'
import { notices } from '../../../db/schema/users.ts'
import type { ShopperCtx } from '../../kernel/ctx.ts'
import { countNotices } from './countNotices.ts'

export async function readNotices(given: {
  ctx: ShopperCtx
  input: { upToId: number }
}): Promise<{ unread: number }> {
  const { ctx, input } = given
  await ctx.db
    .update(notices)
    .set({ readAt: ctx.clock.now() })
    .where(
      and(eq(notices.userId, ctx.userId), lte(notices.id, input.upToId), isNull(notices.readAt)),
    )
  return countNotices({ ctx })
}
