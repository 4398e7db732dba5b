import { and, count, eq, gt } from 'drizzle-orm'
import { createHash, randomBytes } from 'node:crypto'
import { maxUploadBytes, maxUploadFiles, type UploadedPicture } from '../../../contract/uploads.ts'
import { addSeconds } from '../../clock.ts'
import { uploads } from '../../db/schema/uploads.ts'
import { Refusal } from '../../errors.ts'
import type { ShopperCtx } from '../ctx.ts'
import { createKeyedQueue } from '../keyedQueue.ts'
import { pictureSizes, type PictureStore } from './pictureStore.ts'
import { uploadedPictureOf } from './uploadedPictureOf.ts'

const mostADay = 200
const daySeconds = 86_400
const takeTurns = createKeyedQueue()
const painting = 0

/** All or none: a file that is refused leaves nothing of the others. One is painted at a time. */
export async function uploadPictures(given: {
  ctx: ShopperCtx & { pictures: PictureStore }
  input: { files: readonly Blob[] }
}): Promise<{ list: UploadedPicture[] }> {
  const { ctx, input } = given
  refuseTooMuch(input.files)
  await refuseBeyondDay(ctx, input.files.length)
  const { encodePicture } = await import('./encodePicture.ts')
  const encoded = []
  for (const file of input.files) {
    const bytes = Buffer.from(await file.arrayBuffer())
    encoded.push({
      id: randomBytes(18).toString('base64url'),
      ...(await takeTurns(painting, () => encodePicture(bytes))),
    })
  }
  for (const { id, files } of encoded) {
    for (const size of pictureSizes) await ctx.pictures.write(id, size, files[size])
  }
  await ctx.db.insert(uploads).values(
    encoded.map(({ id, width, height, files }) => ({
      id,
      userId: ctx.userId,
      width,
      height,
      contentHash: createHash('sha256').update(files.large).digest(),
      createdAt: ctx.clock.now(),
    })),
  )
  return { list: encoded.map(({ id }) => uploadedPictureOf(id)) }
}

function refuseTooMuch(files: readonly Blob[]): void {
  if (files.length === 0) {
    throw new Refusal('invalidInput', {
      fields: [{ path: 'files', message: 'at least one picture in the field files' }],
    })
  }
  if (files.length > maxUploadFiles) {
    throw new Refusal('uploadTooManyFiles', { most: maxUploadFiles })
  }
  if (files.some((file) => file.size > maxUploadBytes)) {
    throw new Refusal('uploadTooLarge', { megabytes: maxUploadBytes / 1024 / 1024 })
  }
}

async function refuseBeyondDay(ctx: ShopperCtx, more: number): Promise<void> {
  const since = addSeconds(ctx.clock.now(), -daySeconds)
  const [sent] = await ctx.db
    .select({ times: count() })
    .from(uploads)
    .where(and(eq(uploads.userId, ctx.userId), gt(uploads.createdAt, since)))
  if ((sent?.times ?? 0) + more > mostADay) throw new Refusal('uploadLimit')
}
