import { eq } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { users } from '../../db/schema/users.ts'
import { Refusal } from './errors.ts'

type User = typeof users.$inferSelect

/** Finds a shopper by the account, or by `#` and the number, which a deleted account has, too. */
export async function findShopper(db: Db, account: string): Promise<User> {
  const [, digits] = /^#(\d{1,15})$/.exec(account) ?? []
  const isIt =
    digits === undefined ? eq(users.account, account.toLowerCase()) : eq(users.id, Number(digits))
  const [user] = await db.select().from(users).where(isIt)
  if (!user) throw new Refusal('notFound')
  return user
}
