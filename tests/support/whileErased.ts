import { eq } from 'drizzle-orm'
import { users } from '../../server/db/schema/users.ts'
import { eraseAccount } from '../../server/domain/privacy/eraseAccount.ts'
import { untilLockWaits } from './lockWaits.ts'
import type { TestShop } from './testShop.ts'

/** Makes a call wait for the deletion of its account. Returns its reason, or `done`. */
export async function whileErased(
  shop: TestShop,
  userId: number,
  call: () => Promise<{ body: { reason?: string } }>,
): Promise<string> {
  const { db } = shop.database
  const [user] = await db.select().from(users).where(eq(users.id, userId))
  if (!user) throw new Error('no user')
  const { waiting } = await db.transaction(async (tx) => {
    await eraseAccount({ db: tx, clock: shop.clock }, user)
    const started = call()
    await untilLockWaits(shop.database.db)
    // In an object: the transaction must not wait for the call.
    return { waiting: started }
  })
  return (await waiting).body.reason ?? 'done'
}
