import { sql } from 'drizzle-orm'
import { addSeconds } from '../../kernel/clock.ts'
import { rowsOf } from '../../../db/client.ts'
import { uploads } from '../../../db/schema/uploads.ts'
import type { Ctx } from '../../kernel/ctx.ts'
import type { PictureStore } from '../../uploads/pictureStore.ts'

const picturesOfStep = 200
const daySeconds = 86_400

/**
 * Takes away pictures that stand nowhere a day after they came. One statement decides: who attaches
 * one holds it (`holdOwn`), so it is skipped here, or isn't found any more there. Answers how many.
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
