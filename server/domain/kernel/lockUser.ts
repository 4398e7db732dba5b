import { eq } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { preparedStatement } from '../../db/preparedStatement.ts'
import { users } from '../../db/schema/users.ts'
import { Refusal } from './errors.ts'

/**
 * Locks the user's row, so that a shopper's concurrent changes to several tables run one after
 * another. Refuses with `notLoggedIn` when the account was deleted meanwhile.
 */
export async function lockUser(tx: Db, userId: number): Promise<void> {
  const [user] = await lock(tx, { userId })
  if (user?.deletedAt) throw new Refusal('notLoggedIn')
}

const lock = preparedStatement<{ userId: number }>()('lock_user', (db, { userId }) =>
  db
    .select({ deletedAt: users.deletedAt })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update'),
)
