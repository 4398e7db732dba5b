import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { uploads } from '../../db/schema/uploads.ts'
import { Refusal } from '../../errors.ts'

/** Another shopper's picture answers like one that does not exist. */
export async function refuseUnlessOwn(
  tx: Db,
  userId: number,
  ids: readonly string[],
): Promise<void> {
  if (!(await areOwn(tx, userId, ids))) throw new Refusal('uploadMissing')
}

/** For a verb that has other things to refuse first. */
export async function areOwn(tx: Db, userId: number, ids: readonly string[]): Promise<boolean> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return true
  const found = await tx
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(eq(uploads.userId, userId), inArray(uploads.id, wanted)))
  return found.length === wanted.length
}
