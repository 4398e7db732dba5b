import { createHash } from 'node:crypto'
import { uploads } from '../../db/schema/uploads.ts'
import type { Ctx } from '../kernel/ctx.ts'
import { pictureSizes, type PictureStore } from './pictureStore.ts'
import { encodeAllInTurn } from './uploadLimiter.ts'
import { uploadReference } from './uploadReference.ts'

const idLength = 24

/**
 * Stores a picture of the shop's goods, visible to everyone, and returns its name in a catalogue.
 * The same picture has the same name, however often it is added.
 */
export async function addShopPicture({
  ctx,
  input,
}: {
  ctx: Pick<Ctx, 'db' | 'clock'> & { pictures: PictureStore }
  input: { content: Buffer }
}): Promise<{ picture: string }> {
  const { encodePicture } = await import('./encodePicture.ts')
  const id = createHash('sha256').update(input.content).digest('base64url').slice(0, idLength)
  const [encoded] = await encodeAllInTurn(['office', 'office'], [input.content], encodePicture)
  if (!encoded) throw new Error('one picture was given')
  const { width, height, files } = encoded
  for (const size of pictureSizes) await ctx.pictures.write(id, size, files[size])
  await ctx.db
    .insert(uploads)
    .values({
      id,
      userId: null,
      width,
      height,
      isPublic: true,
      uses: 1,
      createdAt: ctx.clock.now(),
    })
    .onConflictDoNothing()
  return { picture: uploadReference(id) }
}
