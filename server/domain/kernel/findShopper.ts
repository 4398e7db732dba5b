import { eq } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { users } from '../../db/schema/users.ts'
import { Refusal } from './errors.ts'

type User = typeof users.$inferSelect

export async function findShopper(db: Db, account: string): Promise<User> {
  const [user] = await db.select().from(users).where(eq(users.account, account.toLowerCase()))
  if (!user) throw new Refusal('notFound')
  return user
}
