import { eq } from 'drizzle-orm'
import { reviews } from '../../../db/schema/catalogue.ts'
import { orderLines } from '../../../db/schema/orders.ts'
import { OfficeRefusal, Refusal } from '../../kernel/errors.ts'
import { publishChange } from '../../kernel/changes.ts'
import type { Ctx } from '../../kernel/ctx.ts'
import { addNotice } from '../../kernel/addNotice.ts'

/** Hides a review from lists, score and counts. Its author can read the reason. */
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
