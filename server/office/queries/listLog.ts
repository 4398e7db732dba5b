import { and, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { officeLog } from '../../db/schema/officeLog.ts'
import type { Ctx } from '../../domain/kernel/ctx.ts'
import { byAccount, numbersOf } from '../shoppersByNumber.ts'

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
    .where(and(isBy(input.by), await isOn(ctx.db, input.on)))
    .orderBy(desc(officeLog.id))
    .limit(input.limit)
  const names = await byAccount(
    ctx.db,
    rows.map(({ actedOn }) => actedOn),
  )
  return rows.map((row, place) => ({
    ...row,
    actedOn: names[place] ?? row.actedOn,
    createdAt: row.createdAt.toISOString(),
  }))
}

function isBy(by: string | undefined): SQL | undefined {
  if (by === undefined) return undefined
  return by === 'autopilot' ? eq(officeLog.actor, by) : eq(officeLog.userName, by)
}

const nouns = ['order', 'refund', 'audit', 'shopper', 'stock', 'promo', 'review', 'network']

async function isOn(db: Db, on: string | undefined): Promise<SQL | undefined> {
  if (on === undefined) return undefined
  const typed = [on, ...nouns.map((noun) => `${noun} ${on}`)]
  // Rows of older versions have the account, newer ones the shopper's number.
  const names = [...typed, ...(await numbersOf(db, typed))]
  return sql`${officeLog.actedOn} && ${sql.param(names, officeLog.actedOn)}`
}
