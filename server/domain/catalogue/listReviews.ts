import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { ReviewPage } from '../../../contract/catalogue.ts'
import type { LanguageCode } from '../../../contract/fields.ts'
import type { Db } from '../../db/client.ts'
import { products, reviews, skus } from '../../db/schema/catalogue.ts'
import { Refusal } from '../kernel/errors.ts'
import { withOneMore } from '../kernel/cursor.ts'
import type { CatalogueCtx } from './catalogue.ts'
import type { SnapshotProduct } from './snapshotProduct.ts'
import { readPlaceCursor, writePlaceCursor } from './placeCursor.ts'
import { pictureOf } from './pictureOf.ts'
import type { PreparedAnswer } from './prepareAnswer.ts'
import { variantLabel } from './variantLabel.ts'

interface ReviewQuery {
  product: number
  cursor?: string | undefined
  limit: number
}

const lastMoment = Date.UTC(9999, 0)

/** Newest first. A new review changes the count, which is part of the cache key. */
export async function listReviews({
  ctx: { db, catalogue, lang },
  input,
}: {
  ctx: CatalogueCtx
  input: ReviewQuery
}): Promise<PreparedAnswer> {
  const product = catalogue.snapshot.productsById.get(input.product)
  if (!product) throw new Refusal('notFound')
  const key = `reviews ${product.id} ${product.reviewCount} ${lang} ${input.limit} ${input.cursor ?? ''}`
  return catalogue.answers.page(key, () => readPage(db, lang, product, input))
}

async function readPage(
  db: Db,
  lang: LanguageCode,
  product: SnapshotProduct,
  input: ReviewQuery,
): Promise<ReviewPage> {
  const rows = await db
    .select({
      review: reviews,
      optionValues: skus.optionValues,
      options: products.options,
    })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .leftJoin(skus, eq(skus.id, reviews.skuId))
    .where(and(eq(reviews.productId, product.id), isNull(reviews.hiddenAt), after(input.cursor)))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(withOneMore(input.limit))
  const shown = rows.slice(0, input.limit)
  const last = shown.at(-1)?.review
  return {
    list: shown.map(({ review, optionValues, options }) => ({
      id: review.id,
      authorName: review.authorName,
      content: review.content,
      productRating: review.productRating,
      serviceRating: review.serviceRating,
      shippingRating: review.shippingRating,
      pictures: review.pictures.map(pictureOf),
      variantLabel: variantLabel(options, optionValues ?? [], lang),
      createdAt: review.createdAt.toISOString(),
    })),
    nextCursor:
      rows.length > shown.length && last
        ? writePlaceCursor([last.createdAt.getTime(), last.id])
        : null,
    total: product.reviewCount,
    score: product.score,
    ratingCounts: product.ratingCounts.toReversed(),
  }
}

function after(cursor: string | undefined) {
  if (!cursor) return undefined
  const [createdAt = 0, id = 0] = readPlaceCursor(cursor, 2)
  const moment = new Date(Math.min(Math.max(createdAt, 0), lastMoment))
  return sql`(${reviews.createdAt}, ${reviews.id}) < (${moment.toISOString()}::timestamptz, ${id}::bigint)`
}
