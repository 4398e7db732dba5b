import { and, desc, eq, sql } from 'drizzle-orm'
import { products, shops, skus } from '../../db/schema/catalogue.ts'
import type { Ctx } from '../../domain/kernel/ctx.ts'
import { containsAny } from './search.ts'

export interface ListedProduct {
  code: string
  shop: string
  title: string
  variants: number
  /** The lowest and the highest price of a variant on sale; null where none is. */
  fromCents: number | null
  toCents: number | null
  /** Pieces that can be sold. */
  free: number
  sold: number
  sellable: boolean
}

/** Lists products, the newest first. */
export async function listProducts({
  ctx: { db },
  input: { shop, search, limit },
}: {
  ctx: Pick<Ctx, 'db'>
  input: { shop?: string | undefined; search?: string | undefined; limit: number }
}): Promise<ListedProduct[]> {
  const isOnSale = sql`filter (where ${skus.sellable})`
  return db
    .select({
      code: products.code,
      shop: shops.slug,
      title: sql<string>`${products.title}->>'en'`,
      variants: sql`count(*) ${isOnSale}`.mapWith(Number),
      fromCents: sql<number | null>`(min(${skus.priceCents}) ${isOnSale})::float8`,
      toCents: sql<number | null>`(max(${skus.priceCents}) ${isOnSale})::float8`,
      free: sql`coalesce(sum(${skus.onHand} - ${skus.reserved}) ${isOnSale}, 0)`.mapWith(Number),
      sold: products.soldCount,
      sellable: products.sellable,
    })
    .from(products)
    .innerJoin(shops, eq(shops.id, products.shopId))
    .innerJoin(skus, eq(skus.productId, products.id))
    .where(
      and(
        shop === undefined ? undefined : eq(shops.slug, shop),
        search === undefined ? undefined : containsAny([products.code, products.title], search),
      ),
    )
    .groupBy(products.id, shops.slug)
    .orderBy(desc(products.id))
    .limit(limit)
}
