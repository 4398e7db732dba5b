import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { uploads } from '../../db/schema/uploads.ts'

/** Another shopper's picture counts like one that does not exist. */
export async function areOwn(tx: Db, userId: number, ids: readonly string[]): Promise<boolean> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return true
  const found = await tx
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(eq(uploads.userId, userId), inArray(uploads.id, wanted)))
  return found.length === wanted.length
}
