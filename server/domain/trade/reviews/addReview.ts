import { eq, inArray } from 'drizzle-orm'
import type { OrderDetail } from '../../../../contract/orderDetail.ts'
import { addDays } from '../../kernel/clock.ts'
import { pipelineAll } from '../../../db/pipelineAll.ts'
import { reviews } from '../../../db/schema/catalogue.ts'
import { orderLines } from '../../../db/schema/orders.ts'
import { users } from '../../../db/schema/users.ts'
import type { Db } from '../../../db/client.ts'
import { OrderRefusal, Refusal } from '../../kernel/errors.ts'
import type { ShopperCtx } from '../../kernel/ctx.ts'
import { changeOrder } from '../orders/changeOrder.ts'
import { lateRefundDays } from '../../../../contract/limits.ts'
import { moveLockedOrder, refuseUnlessMovable } from '../orders/moveOrder.ts'
import { readLines, type LineRow } from '../orders/orderRow.ts'
import { stateOf } from '../orders/orderState.ts'
import { holdOwn } from '../../uploads/holdOwn.ts'
import { uploadReference } from '../../uploads/uploadReference.ts'
import { useUploads } from '../../uploads/useUploads.ts'
import { writtenLanguage } from './writtenLanguage.ts'

interface LineReview {
  lineId: number
  content: string
  productRating: number
  pictures: string[]
}

/**
 * Adds reviews. The first one completes a received order; a completed order accepts late reviews.
 */
export async function addReview(given: {
  ctx: ShopperCtx
  input: {
    orderId: number
    lines: LineReview[]
    serviceRating: number
    shippingRating: number
  }
}): Promise<OrderDetail> {
  const { ctx, input } = given
  const ref = { orderId: input.orderId, userId: ctx.userId }
  const pictures = input.lines.flatMap((line) => line.pictures)
  return changeOrder(ctx, ref, {
    read: (tx) =>
      pipelineAll(
        () => readLines(tx, input.orderId),
        () => holdOwn(tx, ctx.userId, pictures),
        () => authorNameOf(tx, ctx.userId),
      ),
    change: async (tx, order, now, [lines, arePicturesOwn, authorName]) => {
      refuseUnlessMovable(order, 'review.submitted')
      const isFirst = stateOf(order) === 'received'
      const reviewed = matchLines(lines, input.lines)
      if (!arePicturesOwn) throw new Refusal('uploadMissing')
      const deadline = addDays(ctx.clock, now, lateRefundDays)
      const { serviceRating, shippingRating } = input
      const [moved] = await pipelineAll(
        () =>
          moveLockedOrder(tx, order, {
            event: 'review.submitted',
            at: now,
            ...(isFirst ? { set: { deadline } } : {}),
          }),
        () =>
          tx.insert(reviews).values(
            reviewed.map(({ line, review }) => ({
              productId: line.productId,
              skuId: line.skuId,
              orderLineId: line.id,
              authorName,
              content: review.content,
              lang: writtenLanguage(review.content, ctx.lang),
              productRating: review.productRating,
              serviceRating,
              shippingRating,
              pictures: review.pictures.map(uploadReference),
              createdAt: now,
            })),
          ),
        () => markReviewed(tx, reviewed, now),
        () => (pictures.length === 0 ? null : useUploads(tx, pictures, { isPublic: true })),
      )
      return moved
    },
  })
}

type Reviewed = ReturnType<typeof matchLines>

async function markReviewed(tx: Db, reviewed: Reviewed, at: Date): Promise<void> {
  const ids = reviewed.map(({ line }) => line.id)
  await tx.update(orderLines).set({ reviewedAt: at }).where(inArray(orderLines.id, ids))
}

function matchLines(lines: readonly LineRow[], wanted: readonly LineReview[]) {
  const isOnce = new Set(wanted.map(({ lineId }) => lineId)).size === wanted.length
  return wanted.map((review) => {
    const line = lines.find(({ id }) => id === review.lineId)
    if (!line || !isOnce) {
      throw new Refusal('invalidInput', {
        fields: [{ path: 'lines', message: 'not lines of this order, each once' }],
      })
    }
    if (line.reviewedAt) throw new OrderRefusal('alreadyReviewed', { lineId: line.id })
    return { line, review }
  })
}

/** The given name with an initial, or the account with its middle hidden. */
async function authorNameOf(tx: Db, userId: number): Promise<string> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId))
  if (!user) throw new Error('a session without a user')
  const [initial = ''] = user.familyName
  if (user.givenName) return `${user.givenName} ${initial && `${initial}.`}`.trim()
  const letters = [...user.account]
  return `${letters.at(0)}***${letters.at(-1)}`
}
