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
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return
  const found = await tx
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(eq(uploads.userId, userId), inArray(uploads.id, wanted)))
  if (found.length !== wanted.length) throw new Refusal('uploadMissing')
}
