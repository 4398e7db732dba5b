import { eq } from 'drizzle-orm'
import { sessions } from '../../../db/schema/users.ts'
import type { ShopperCtx } from '../../kernel/ctx.ts'

export async function logout({ ctx }: { ctx: ShopperCtx }) {
  await ctx.db.delete(sessions).where(eq(sessions.id, ctx.sessionId))
  return {}
}
