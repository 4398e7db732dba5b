import { and, asc, eq, inArray, isNotNull, isNull, notExists, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { reviews } from '../../../db/schema/catalogue.ts'
import { orderLines } from '../../../db/schema/orders.ts'
import { uploads } from '../../../db/schema/uploads.ts'
import { OfficeRefusal, Refusal } from '../../kernel/errors.ts'
import { publishChange } from '../../kernel/changes.ts'
import type { Ctx } from '../../kernel/ctx.ts'
import { addNotice } from '../../kernel/addNotice.ts'
import { uploadIdIn, uploadReference } from '../../uploads/uploadReference.ts'

/**
 * Hides a review from lists, score and counts, and its pictures from all but their owner. Its author
 * can read the reason. Lock order: review, then uploads.
 */
export async function hideReview(given: {
  ctx: Pick<Ctx, 'db' | 'clock'>
  input: { reviewId: number; reason: string }
}): Promise<{ id: number; hiddenAt: string; hiddenFor: string }> {
  const { ctx, input } = given
  const { reviewId: id, reason } = input
  const at = ctx.clock.now()
  return ctx.db.transaction(async (tx) => {
    const [row] = await tx.select().from(reviews).where(eq(reviews.id, id)).for('update')
    if (!row) throw new Refusal('notFound')
    if (row.hiddenAt !== null) {
      throw new OfficeRefusal('alreadyHidden', `This is hidden already: ${row.hiddenFor}`)
    }
    await tx.update(reviews).set({ hiddenAt: at, hiddenFor: reason }).where(eq(reviews.id, id))
    await unpublishPictures(tx, row.pictures)
    await publishChange(tx, { kind: 'products', productIds: [row.productId] })
    const [line] = row.orderLineId
      ? await tx.select().from(orderLines).where(eq(orderLines.id, row.orderLineId))
      : []
    if (line) {
      const { userId, orderId } = line
      await addNotice(tx, { userId, kind: 'review.hidden', orderId, reason, at })
    }
    return { id, hiddenAt: at.toISOString(), hiddenFor: reason }
  })
}

/** Makes pictures private that no review shows any more. */
async function unpublishPictures(tx: Db, pictures: readonly string[]): Promise<void> {
  const ids = pictures.flatMap((each) => uploadIdIn(each) ?? [])
  if (ids.length === 0) return
  // Locked in a statement of its own: the next one then sees the reviews of transactions that had
  // the lock.
  await tx
    .select({ id: uploads.id })
    .from(uploads)
    .where(inArray(uploads.id, ids))
    .orderBy(asc(uploads.id))
    .for('no key update')
  const reference = sql`to_jsonb(${uploadReference('')} || ${uploads.id})`
  const shown = tx
    .select({ id: reviews.id })
    .from(reviews)
    .innerJoin(orderLines, eq(orderLines.id, reviews.orderLineId))
    .where(
      and(
        eq(orderLines.userId, uploads.userId),
        isNull(reviews.hiddenAt),
        sql`${reviews.pictures} @> ${reference}`,
      ),
    )
  await tx
    .update(uploads)
    .set({ isPublic: false })
    .where(and(inArray(uploads.id, ids), isNotNull(uploads.userId), notExists(shown)))
}
