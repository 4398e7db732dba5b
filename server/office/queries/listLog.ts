import { and, desc, eq, sql, type SQL } from 'drizzle-orm'
import { officeLog } from '../../db/schema/officeLog.ts'
import type { Ctx } from '../../domain/kernel/ctx.ts'

export type AuditedAction = Omit<typeof officeLog.$inferSelect, 'createdAt'> & { createdAt: string }

/** Lists the log, newest first. A row names its subject as noun and name, or as the name alone. */
export async function listLog(given: {
  ctx: Pick<Ctx, 'db'>
  input: { by?: string | undefined; on?: string | undefined; limit: number }
}): Promise<AuditedAction[]> {
  const { ctx, input } = given
  const rows = await ctx.db
    .select()
    .from(officeLog)
    .where(and(isBy(input.by), isOn(input.on)))
    .orderBy(desc(officeLog.id))
    .limit(input.limit)
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}

function isBy(by: string | undefined): SQL | undefined {
  if (by === undefined) return undefined
  return by === 'autopilot' ? eq(officeLog.actor, by) : eq(officeLog.userName, by)
}

const nouns = ['order', 'refund', 'audit', 'shopper', 'stock', 'promo', 'review', 'network']

function isOn(on: string | undefined): SQL | undefined {
  if (on === undefined) return undefined
  const names = [on, ...nouns.map((noun) => `${noun} ${on}`)]
  return sql`${officeLog.actedOn} && ${sql.param(names, officeLog.actedOn)}`
}
