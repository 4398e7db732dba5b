import { eq, gte, or, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import { addDays, addSeconds } from '../../domain/kernel/clock.ts'
import { users } from '../../db/schema/users.ts'
import type { Ctx } from '../../domain/kernel/ctx.ts'

/** Filters that every list of the office accepts. */
export interface OperatorSearch {
  /** Text that any column of a row contains. */
  search?: string | undefined
  account?: string | undefined
  /** A UTC day such as `2026-11-22`, or an age: `7d`, `12h`. */
  since?: string | undefined
}

/** Conditions of a search, for rows joined with their shopper. */
export function searchConditions(
  ctx: Pick<Ctx, 'clock'>,
  { search, account, since }: OperatorSearch,
  { texts, at }: { texts: readonly (AnyColumn | SQL)[]; at: AnyColumn },
): (SQL | undefined)[] {
  return [
    search === undefined ? undefined : containsAny(texts, search),
    account === undefined ? undefined : eq(users.account, account.toLowerCase()),
    since === undefined ? undefined : gte(at, momentOf(ctx, since)),
  ]
}

export function containsAny(texts: readonly (AnyColumn | SQL)[], search: string): SQL | undefined {
  const pattern = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return or(...texts.map((text) => sql`${text}::text ilike ${pattern}`))
}

function momentOf({ clock }: Pick<Ctx, 'clock'>, since: string): Date {
  const ago = /^(\d+)([dh])$/.exec(since)
  if (!ago) return new Date(`${since}T00:00:00.000Z`)
  const times = Number(ago[1])
  const now = clock.now()
  return ago[2] === 'd' ? addDays(clock, now, -times) : addSeconds(now, -times * 60 * 60)
}
