import { and, count, eq, gt } from 'drizzle-orm'
import { createHash, randomBytes } from 'node:crypto'
import type { UploadedPicture } from '../../../contract/uploads.ts'
import { addSeconds } from '../kernel/clock.ts'
import type { Db } from '../../db/client.ts'
import { uploads } from '../../db/schema/uploads.ts'
import { pipelineAll } from '../../db/pipelineAll.ts'
import { Refusal, StoreAwayError } from '../kernel/errors.ts'
import { lockUser } from '../kernel/lockUser.ts'
import type { ShopperCtx } from '../kernel/ctx.ts'
import { pictureSizes, type PictureStore } from './pictureStore.ts'
import { uploadedPictureOf } from './uploadedPictureOf.ts'
import { encodeAllInTurn, type Sender } from './uploadLimiter.ts'

const mostADay = 200
const daySeconds = 86_400

/** Stores all pictures or none: a refusal or an error deletes those already stored. */
export async function uploadPictures(given: {
  ctx: ShopperCtx & { pictures: PictureStore; sender: Sender }
  input: { files: readonly Buffer[] }
}): Promise<{ list: UploadedPicture[] }> {
  const { ctx, input } = given
  if (input.files.length === 0) {
    throw new Refusal('invalidInput', {
      fields: [{ path: 'files', message: 'at least one picture in the field files' }],
    })
  }
  await refuseBeyondDay(ctx, input.files.length)
  const { encodePicture } = await import('./encodePicture.ts')
  const pictures = await encodeAllInTurn(ctx.sender, input.files, encodePicture)
  const encoded = pictures.map((each) => ({ id: randomBytes(18).toString('base64url'), ...each }))
  try {
    for (const { id, files } of encoded) {
      for (const size of pictureSizes) await ctx.pictures.write(id, size, files[size])
    }
    await keepWithinDay(
      ctx,
      encoded.map(({ id, width, height, files }) => ({
        id,
        userId: ctx.userId,
        width,
        height,
        contentHash: createHash('sha256').update(files.large).digest(),
        createdAt: ctx.clock.now(),
      })),
    )
  } catch (error) {
    // A file that can't be deleted now is swept later, because it has no row. A store that doesn't
    // answer would make the shopper wait for each.
    if (error instanceof StoreAwayError) throw error
    await Promise.allSettled(encoded.map(({ id }) => ctx.pictures.remove(id)))
    throw error
  }
  return { list: encoded.map(({ id }) => uploadedPictureOf(id)) }
}

/**
 * Checks the daily limit before anything is encoded. Concurrent uploads of other processes are
 * counted at the insert.
 */
async function refuseBeyondDay(ctx: ShopperCtx, more: number): Promise<void> {
  const [sent] = await countSent(ctx.db, ctx.userId, dayBefore(ctx))
  if ((sent?.times ?? 0) + more > mostADay) throw new Refusal('uploadLimit')
}

/** The count is the last of the pipelined statements, so it includes the inserted rows. */
async function keepWithinDay(ctx: ShopperCtx, rows: (typeof uploads.$inferInsert)[]) {
  const { userId } = ctx
  const since = dayBefore(ctx)
  await ctx.db.transaction(async (tx) => {
    const [, , [sent]] = await pipelineAll(
      () => lockUser(tx, userId),
      () => tx.insert(uploads).values(rows),
      () => countSent(tx, userId, since),
    )
    if ((sent?.times ?? 0) > mostADay) throw new Refusal('uploadLimit')
  })
}

function dayBefore({ clock }: ShopperCtx): Date {
  return addSeconds(clock.now(), -daySeconds)
}

function countSent(db: Db, userId: number, since: Date) {
  return db
    .select({ times: count() })
    .from(uploads)
    .where(and(eq(uploads.userId, userId), gt(uploads.createdAt, since)))
}
