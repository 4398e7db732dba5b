import { and, desc, eq } from 'drizzle-orm'
import { products, reviews } from '../../db/schema/catalogue.ts'
import { orderLines } from '../../db/schema/orders.ts'
import { users } from '../../db/schema/users.ts'
import type { Ctx } from '../../domain/kernel/ctx.ts'
import { searchConditions, type OperatorSearch } from './search.ts'

export interface OperatorReview {
  id: number
  product: string
  title: string
  /** Null for an imported review. */
  account: string | null
  authorName: string
  rating: number
  content: string
  createdAt: string
  hiddenAt: string | null
  hiddenFor: string | null
}

export async function listReviewsForOperator(given: {
  ctx: Pick<Ctx, 'db' | 'clock'>
  input: OperatorSearch & { product?: string | undefined; limit: number }
}): Promise<OperatorReview[]> {
  const { ctx, input } = given
  const rows = await ctx.db
    .select({ review: reviews, product: products, account: users.account })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .leftJoin(orderLines, eq(orderLines.id, reviews.orderLineId))
    .leftJoin(users, eq(users.id, orderLines.userId))
    .where(
      and(
        input.product === undefined ? undefined : eq(products.code, input.product),
        ...searchConditions(ctx, input, {
          texts: [reviews.content, reviews.authorName, products.title],
          at: reviews.createdAt,
        }),
      ),
    )
    .orderBy(desc(reviews.id))
    .limit(input.limit)
  return rows.map(({ review, product, account }) => ({
    id: review.id,
    product: product.code,
    title: product.title.en,
    account,
    authorName: review.authorName,
    rating: review.productRating,
    content: review.content,
    createdAt: review.createdAt.toISOString(),
    hiddenAt: review.hiddenAt?.toISOString() ?? null,
    hiddenFor: review.hiddenFor,
  }))
}
