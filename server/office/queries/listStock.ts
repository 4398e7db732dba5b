import { and, asc, eq, lt, sql } from 'drizzle-orm'
import { products, shops, skus } from '../../db/schema/catalogue.ts'
import { variantLabel } from '../../domain/catalogue/variantLabel.ts'
import type { Ctx } from '../../domain/kernel/ctx.ts'
import { containsAny } from './search.ts'

export interface StockRow {
  sku: string
  shop: string
  title: string
  variant: string
  onHand: number
  reserved: number
  /** On hand less reserved: what can be sold. */
  free: number
  sellable: boolean
}

/** Lists stock, the scarcest first. */
export async function listStock(given: {
  ctx: Pick<Ctx, 'db'>
  input: {
    shop?: string | undefined
    below?: number | undefined
    search?: string | undefined
    limit: number
  }
}): Promise<StockRow[]> {
  const { ctx, input } = given
  const { shop, below, search, limit } = input
  const free = sql<number>`${skus.onHand} - ${skus.reserved}`
  const rows = await ctx.db
    .select({ sku: skus, product: products, shop: shops.slug })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .innerJoin(shops, eq(shops.id, products.shopId))
    .where(
      and(
        shop === undefined ? undefined : eq(shops.slug, shop),
        below === undefined ? undefined : lt(free, below),
        search === undefined ? undefined : containsAny([skus.code, products.title], search),
      ),
    )
    .orderBy(asc(free), asc(skus.id))
    .limit(limit)
  return rows.map(({ sku, product, shop: slug }) => ({
    sku: sku.code,
    shop: slug,
    title: product.title.en,
    variant: variantLabel(product.options, sku.optionValues, 'en'),
    onHand: sku.onHand,
    reserved: sku.reserved,
    free: sku.onHand - sku.reserved,
    sellable: sku.sellable && product.sellable,
  }))
}
