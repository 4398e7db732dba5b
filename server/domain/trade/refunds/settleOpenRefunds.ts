import { asc, eq } from 'drizzle-orm'
import { refunds } from '../../../db/schema/refunds.ts'
import type { Ctx } from '../../kernel/ctx.ts'
import { settleRefund } from './settleRefund.ts'

const batch = 200

/** Pays approved refunds whose payment was interrupted by a stop of the server. */
export async function settleOpenRefunds({
  ctx,
}: {
  ctx: Pick<Ctx, 'db' | 'clock'>
}): Promise<number> {
  const open = await ctx.db
    .select({ id: refunds.id })
    .from(refunds)
    .where(eq(refunds.stage, 'refunding'))
    .orderBy(asc(refunds.id))
    .limit(batch)
  for (const { id } of open) await settleRefund({ ctx, input: { refundId: id } })
  return open.length
}
