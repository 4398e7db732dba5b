import { eq, sql } from 'drizzle-orm'
import { loginFailures } from '../../../db/schema/users.ts'
import type { Ctx } from '../../kernel/ctx.ts'

const hourMs = 60 * 60 * 1000

interface PerHour {
  key: string
  most: number
}

/**
 * Takes one of the allowed actions per hour, which are replenished evenly, one by one. Returns null
 * when it was allowed, else when the next one will be. The row stores when the last one taken is
 * replenished.
 */
export async function takePerHour(ctx: Ctx, { key, most }: PerHour): Promise<Date | null> {
  const now = ctx.clock.now()
  const eachMs = Math.floor(hourMs / most)
  const taken = await ctx.db
    .insert(loginFailures)
    .values({ key, failures: 1, lastFailureAt: now, blockedUntil: later(now, eachMs) })
    .onConflictDoUpdate({
      target: loginFailures.key,
      set: {
        failures: sql`${loginFailures.failures} + 1`,
        lastFailureAt: now,
        blockedUntil: sql`greatest(${loginFailures.blockedUntil}, ${now.toISOString()}::timestamptz) + ${`${eachMs} ms`}::interval`,
      },
      setWhere: sql`${loginFailures.blockedUntil} <= ${later(now, hourMs - eachMs).toISOString()}::timestamptz`,
    })
    .returning({ key: loginFailures.key })
  if (taken.length > 0) return null
  const [row] = await ctx.db.select().from(loginFailures).where(eq(loginFailures.key, key))
  return later(row?.blockedUntil ?? now, eachMs - hourMs)
}

/** How many are taken and not yet replenished. */
export function takenOf(
  row: { blockedUntil: Date | null } | undefined,
  { most, now }: { most: number; now: Date },
): number {
  const leftMs = (row?.blockedUntil ?? now).getTime() - now.getTime()
  return Math.max(0, Math.ceil(leftMs / Math.floor(hourMs / most)))
}

function later(moment: Date, ms: number): Date {
  return new Date(moment.getTime() + ms)
}
