import { eq } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { uploads } from '../../db/schema/uploads.ts'
import { Refusal } from '../../errors.ts'
import type { PictureSize, PictureStore } from './pictureStore.ts'

/** A picture for its owner, or for everyone when a review shows it. */
export async function showUpload(given: {
  db: Db
  store: PictureStore
  /** Null for a guest. */
  readUserId: () => Promise<number | null>
  input: { id: string; size: PictureSize }
}) {
  const { db, store, readUserId, input } = given
  const [upload] = await db.select().from(uploads).where(eq(uploads.id, input.id))
  if (!upload) throw new Refusal('notFound')
  if (!upload.isPublic && (await readUserId()) !== upload.userId) throw new Refusal('notFound')
  const file = await store.read(input.id, input.size)
  if (!file) throw new Refusal('notFound')
  return { ...file, isPublic: upload.isPublic }
}
