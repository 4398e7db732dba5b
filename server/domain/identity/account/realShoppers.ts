import { count, eq } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { users } from '../../../db/schema/users.ts'

/** Counts accounts opened while the autopilot was off: their payments are real. */
export async function countRealShoppers(db: Db): Promise<number> {
  const [found] = await db.select({ shoppers: count() }).from(users).where(eq(users.isDemo, false))
  return found?.shoppers ?? 0
}

export async function hasRealShoppers(db: Db): Promise<boolean> {
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.isDemo, false))
    .limit(1)
  return found !== undefined
}
