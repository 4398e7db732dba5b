import { eq } from 'drizzle-orm'
import { uploads } from '../../db/schema/uploads.ts'
import { Refusal } from '../kernel/errors.ts'
import type { Ctx } from '../kernel/ctx.ts'
import type { PictureSize, PictureStore } from './pictureStore.ts'

/**
 * Finds a picture for its owner, or for everyone while a review shows it. The content of an id never
 * changes. A picture older than the requested size shows its large file.
 */
export async function showUpload(given: {
  ctx: Pick<Ctx, 'db'> & {
    pictures: PictureStore
    /** Null for a guest. */
    readUserId: () => Promise<number | null>
  }
  input: { id: string; size: PictureSize }
}) {
  const { ctx, input } = given
  const [upload] = await ctx.db.select().from(uploads).where(eq(uploads.id, input.id))
  if (!upload) throw new Refusal('notFound')
  if (!upload.isPublic && (await ctx.readUserId()) !== upload.userId) throw new Refusal('notFound')
  return { isPublic: upload.isPublic, readFile: () => readFile(ctx.pictures, input) }
}

async function readFile(pictures: PictureStore, { id, size }: { id: string; size: PictureSize }) {
  const file = (await pictures.read(id, size)) ?? (await pictures.read(id, 'large'))
  if (!file) throw new Refusal('notFound')
  return file
}
