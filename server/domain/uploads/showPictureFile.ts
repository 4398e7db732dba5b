import { and, eq, gt } from 'drizzle-orm'
import { uploads } from '../../db/schema/uploads.ts'
import type { Ctx } from '../kernel/ctx.ts'
import { Refusal } from '../kernel/errors.ts'
import type { PictureStore } from './pictureStore.ts'

/**
 * Returns a shopper's picture for the office: WebP, in base64. One that nothing uses any more, as
 * after its shopper's deletion, is not found while its file waits for the sweep.
 */
export async function showPictureFile(given: {
  ctx: Pick<Ctx, 'db'> & { pictures: Pick<PictureStore, 'read'> }
  input: { id: string }
}): Promise<{ base64: string }> {
  const { ctx, input } = given
  const [used] = await ctx.db
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(eq(uploads.id, input.id), gt(uploads.uses, 0)))
  const found = used && (await ctx.pictures.read(input.id, 'large'))
  if (!found) throw new Refusal('notFound')
  const chunks: Buffer[] = []
  for await (const chunk of found.stream) chunks.push(Buffer.from(chunk as Buffer))
  return { base64: Buffer.concat(chunks).toString('base64') }
}
