import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Review, ReviewPage } from '../../../contract/catalogue.ts'
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

/**
 * Those in the reader's language first, then newest first. A new review changes the count, which is
 * part of the cache key.
 */
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
  const own = inLanguage(lang)
  const rows = await db
    .select({
      review: reviews,
      own,
      optionValues: skus.optionValues,
      options: products.options,
    })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .leftJoin(skus, eq(skus.id, reviews.skuId))
    .where(
      and(eq(reviews.productId, product.id), isNull(reviews.hiddenAt), after(own, input.cursor)),
    )
    .orderBy(desc(own), desc(reviews.createdAt), desc(reviews.id))
    .limit(withOneMore(input.limit))
  const shown = rows.slice(0, input.limit)
  const last = shown.at(-1)
  return {
    list: shown.map(({ review, optionValues, options }) => ({
      id: review.id,
      authorName: review.authorName,
      ...contentIn(lang, review),
      productRating: review.productRating,
      serviceRating: review.serviceRating,
      shippingRating: review.shippingRating,
      pictures: review.pictures.map(pictureOf),
      variantLabel: variantLabel(options, optionValues ?? [], lang),
      createdAt: review.createdAt.toISOString(),
    })),
    nextCursor:
      rows.length > shown.length && last
        ? writePlaceCursor([last.own, last.review.createdAt.getTime(), last.review.id])
        : null,
    total: product.reviewCount,
    score: product.score,
    ratingCounts: product.ratingCounts.toReversed(),
  }
}

/** 1 for a review in the language, else 0. */
function inLanguage(lang: LanguageCode) {
  const isOwn = sql`${reviews.lang} = ${lang} or jsonb_exists(${reviews.translations}, ${lang})`
  return sql<number>`(case when ${isOwn} then 1 else 0 end)`
}

function contentIn(
  reader: LanguageCode,
  { content, lang, translations }: typeof reviews.$inferSelect,
): Pick<Review, 'content' | 'lang'> {
  const translated = translations?.[reader]
  return translated ? { content: translated, lang: reader } : { content, lang }
}

function after(own: ReturnType<typeof inLanguage>, cursor: string | undefined) {
  if (!cursor) return undefined
  const [isOwn = 0, createdAt = 0, id = 0] = readPlaceCursor(cursor, 3)
  const moment = new Date(Math.min(Math.max(createdAt, 0), lastMoment))
  return sql`(${own}, ${reviews.createdAt}, ${reviews.id}) < (${isOwn}::bigint, ${moment.toISOString()}::timestamptz, ${id}::bigint)`
}
