import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { Clock } from '../kernel/clock.ts'
import type { Db } from '../../db/client.ts'
import { reviews, skus } from '../../db/schema/catalogue.ts'
import { moveStock } from '../stock/moveStock.ts'
import type { CatalogueProduct } from './catalogueFormat.ts'
import { setPrices } from './setPrices.ts'

export interface Importing {
  clock: Clock
  /** Existing variants get the file's stock, but never less than is reserved. */
  restocks: boolean
}

/** Returns the variants' ids by code. */
export async function importVariants(
  tx: Db,
  product: CatalogueProduct,
  productId: number,
  { clock, restocks }: Importing,
): Promise<Map<string, number>> {
  const rows = product.variants.map((variant, position) => ({
    code: skuCode(product, variant.values),
    productId,
    position,
    optionValues: variant.values,
    priceCents: variant.priceCents,
    picture: variant.picture ?? product.pictures[0]!,
    sellable: true,
  }))
  const codes = rows.map(({ code }) => code)
  const before = await tx
    .select({
      code: skus.code,
      priceCents: skus.priceCents,
      onHand: skus.onHand,
      reserved: skus.reserved,
    })
    .from(skus)
    .where(inArray(skus.code, codes))
    .orderBy(skus.id)
    .for('update')
  const known = new Map(before.map((row) => [row.code, row]))
  const inserted = await tx
    .insert(skus)
    .values(rows)
    .onConflictDoUpdate({
      target: skus.code,
      set: {
        position: sql`excluded.position`,
        picture: sql`excluded.picture`,
        sellable: sql`excluded.sellable`,
      },
    })
    .returning({ id: skus.id, code: skus.code })
  await tx
    .update(skus)
    .set({ sellable: false })
    .where(and(eq(skus.productId, productId), notInArray(skus.code, codes)))
  const ids = new Map(inserted.map(({ id, code }) => [code, id]))
  const changedAt = clock.now()
  const prices = product.variants.flatMap(({ values, priceCents, formerPrices }) => {
    const code = skuCode(product, values)
    const row = known.get(code)
    if (row?.priceCents === priceCents) return []
    const skuId = ids.get(code)!
    const former = formerPrices.map((each) => ({
      skuId,
      priceCents: each.priceCents,
      changedAt: new Date(Math.min(Date.parse(each.since), changedAt.getTime())),
    }))
    return [...(row ? [] : former), { skuId, priceCents, changedAt }]
  })
  await setPrices(tx, prices)
  const moves = product.variants.flatMap(({ values, stock }) => {
    const code = skuCode(product, values)
    const row = known.get(code)
    const kind = row ? ('counted' as const) : ('initial' as const)
    const wanted = row ? Math.max(stock, row.reserved) - row.onHand : stock
    const onHandDelta = row && !restocks ? 0 : wanted
    if (onHandDelta === 0) return []
    return { skuId: ids.get(code)!, orderId: null, kind, onHandDelta, reservedDelta: 0 }
  })
  await moveStock(tx, moves, changedAt)
  return ids
}

export async function importReviews(
  tx: Db,
  product: CatalogueProduct,
  productId: number,
  skuIds: ReadonlyMap<string, number>,
): Promise<void> {
  if (product.reviews.length === 0) return
  await tx.insert(reviews).values(
    product.reviews.map((review) => ({
      productId,
      skuId: review.variant ? (skuIds.get(skuCode(product, review.variant)) ?? null) : null,
      authorName: review.author,
      ...contentOf(review),
      productRating: review.productRating,
      serviceRating: review.serviceRating,
      shippingRating: review.shippingRating,
      pictures: review.pictures,
      createdAt: new Date(review.createdAt),
    })),
  )
}

function contentOf({ content, lang }: CatalogueProduct['reviews'][number]) {
  if (typeof content === 'string') return { content, lang: lang ?? null }
  const { en, ...translations } = content
  return { content: en, lang: 'en' as const, translations }
}

function skuCode({ code }: { code: string }, values: readonly string[]): string {
  return [code, ...values].join('/')
}
