import { asc, count, eq, isNull, and } from 'drizzle-orm'
import { promoCodes, promoUses } from '../../../db/schema/orders.ts'
import type { Ctx } from '../../kernel/ctx.ts'

export type OperatorPromo = Omit<typeof promoCodes.$inferSelect, 'startsAt' | 'endsAt'> & {
  startsAt: string
  endsAt: string
  state: 'coming' | 'running' | 'ended'
  /** Orders that used it and weren't cancelled. */
  uses: number
}

export async function listPromos(given: {
  ctx: Pick<Ctx, 'db' | 'clock'>
  input: { code?: string | undefined }
}): Promise<OperatorPromo[]> {
  const { ctx, input } = given
  const now = ctx.clock.now()
  const rows = await ctx.db
    .select({ terms: promoCodes, uses: count(promoUses.orderId) })
    .from(promoCodes)
    .leftJoin(promoUses, and(eq(promoUses.code, promoCodes.code), isNull(promoUses.releasedAt)))
    .where(input.code === undefined ? undefined : eq(promoCodes.code, input.code))
    .groupBy(promoCodes.code)
    .orderBy(asc(promoCodes.endsAt), asc(promoCodes.code))
  return rows.map(({ terms, uses }) => ({
    ...terms,
    startsAt: terms.startsAt.toISOString(),
    endsAt: terms.endsAt.toISOString(),
    state: now < terms.startsAt ? 'coming' : now < terms.endsAt ? 'running' : 'ended',
    uses,
  }))
}
