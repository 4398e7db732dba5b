import { eq } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { preparedStatement } from '../../db/preparedStatement.ts'
import { users } from '../../db/schema/users.ts'

/**
 * Locks the user's row, so that a shopper's concurrent changes to several tables run one after
 * another.
 */
export async function lockUser(tx: Db, userId: number): Promise<void> {
  await lock(tx, { userId })
}

const lock = preparedStatement<{ userId: number }>()('lock_user', (db, { userId }) =>
  db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update'),
)
