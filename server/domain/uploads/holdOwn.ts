import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { uploads } from '../../db/schema/uploads.ts'

/**
 * Checks that all pictures are the shopper's own, and locks them against sweeping until the
 * transaction ends. Another shopper's picture counts as missing.
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
