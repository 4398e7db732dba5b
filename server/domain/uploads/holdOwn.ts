import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { uploads } from '../../db/schema/uploads.ts'

/**
 * Whether all are the shopper's; another's picture answers like one that does not exist. Until the
 * transaction ends none of them is swept.
 */
export async function holdOwn(tx: Db, userId: number, ids: readonly string[]): Promise<boolean> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return true
  const found = await tx
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(eq(uploads.userId, userId), inArray(uploads.id, wanted)))
    .for('key share')
  return found.length === wanted.length
}
