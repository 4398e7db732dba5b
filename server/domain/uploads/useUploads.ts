import { inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { uploads } from '../../db/schema/uploads.ts'

/**
 * Counts that pictures the caller holds stand in one place more, or in one less with `by: -1`. As a
 * statement, or a part of one.
 */
export function useUploads(db: Db, ids: readonly string[], { by = 1, isPublic = false } = {}) {
  return db
    .update(uploads)
    .set({ uses: sql`${uploads.uses} + ${by}`, ...(isPublic ? { isPublic } : {}) })
    .where(inArray(uploads.id, [...ids]))
}
