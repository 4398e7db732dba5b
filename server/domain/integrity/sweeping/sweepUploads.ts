import { sql } from 'drizzle-orm'
import { addSeconds } from '../../kernel/clock.ts'
import { rowsOf } from '../../../db/client.ts'
import { uploads } from '../../../db/schema/uploads.ts'
import type { Ctx } from '../../kernel/ctx.ts'
import type { PictureStore } from '../../uploads/pictureStore.ts'

const picturesOfStep = 200
const daySeconds = 86_400

/**
 * Deletes pictures that are unused a day after their upload, and returns their number. One
 * statement decides: a picture that is being attached is locked (`holdOwn`) and skipped here; a
 * deleted one is not found there.
 */
export async function sweepUploads({
  ctx,
}: {
  ctx: Pick<Ctx, 'db' | 'clock'> & { pictures: PictureStore }
}): Promise<number> {
  const dayBefore = sql`${sql.param(addSeconds(ctx.clock.now(), -daySeconds), uploads.createdAt)}::timestamptz`
  const gone = await rowsOf<{ id: string }>(
    ctx.db,
    sql`delete from uploads where ctid = any(array(
        select ctid from uploads where uses = 0 and created_at <= ${dayBefore}
        limit ${picturesOfStep} for update skip locked
      )) returning id`,
  )
  for (const { id } of gone) await ctx.pictures.remove(id)
  return gone.length
}
