import { inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { uploads } from '../../db/schema/uploads.ts'

/**
 * Counts one more use of pictures that the caller has locked, or one less with `by: -1`. It can be
 * a statement or a CTE.
 */
export function useUploads(db: Db, ids: readonly string[], { by = 1, isPublic = false } = {}) {
  return db
    .update(uploads)
    .set({ uses: sql`${uploads.uses} + ${by}`, ...(isPublic ? { isPublic } : {}) })
    .where(inArray(uploads.id, [...ids]))
}
