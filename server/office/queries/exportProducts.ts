import { createHash } from 'node:crypto'
import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import { categories, products, shops, skus } from '../../db/schema/catalogue.ts'
import type { SizeGuideTexts } from '../../db/schema/catalogue.ts'
import type { Ctx } from '../../domain/kernel/ctx.ts'

type Sku = typeof skus.$inferSelect

/** A part of a catalogue file that an import reads, and where the next part begins. */
export interface ExportedPart {
  file: {
    sizeGuides: Record<string, SizeGuideTexts>
    categories: object[]
    shops: object[]
    products: object[]
  }
  /** Null: this is the last part. */
  next: number | null
}

/**
 * Products with variants on sale, by id, in the format of an import. The first part has the shops and
 * categories. Reviews and sales are left out: an import leaves them as they are.
 */
export async function exportProducts({
  ctx: { db },
  input: { shop, after, limit },
}: {
  ctx: Pick<Ctx, 'db'>
  input: { shop?: string | undefined; after?: number | undefined; limit: number }
}): Promise<ExportedPart> {
  const ofShop = shop === undefined ? undefined : eq(shops.slug, shop)
  const found = await db
    .select({ product: products, shop: shops.slug, category: categories.slug })
    .from(products)
    .innerJoin(shops, eq(shops.id, products.shopId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(ofShop, after === undefined ? undefined : gt(products.id, after)))
    .orderBy(asc(products.id))
    .limit(limit)
  const ids = found.map(({ product }) => product.id)
  const variants = await db
    .select()
    .from(skus)
    .where(and(inArray(skus.productId, ids), eq(skus.sellable, true)))
    .orderBy(asc(skus.productId), asc(skus.position))
  const skusOf = Map.groupBy(variants, ({ productId }) => productId)
  const sizeGuides: ExportedPart['file']['sizeGuides'] = {}
  const parts = found.flatMap(({ product, ...slugs }) => {
    const own = skusOf.get(product.id)
    if (own === undefined) return []
    const { sizeGuide, keywords, code, title, description, specification, options } = product
    const guide = sizeGuide === null ? null : nameOf(sizeGuide)
    if (guide !== null && sizeGuide !== null) sizeGuides[guide] = sizeGuide
    return {
      code,
      ...slugs,
      title,
      description,
      ...(keywords === null ? {} : { keywords }),
      specification,
      ...(guide === null ? {} : { sizeGuide: guide }),
      pictures: product.pictures,
      options,
      variants: own.map((sku) => variantOf(sku, product.pictures[0])),
      sellable: product.sellable,
      nonReturnable: product.nonReturnable,
      ...(product.customs === null ? {} : { customs: product.customs }),
      listedAt: product.listedAt.toISOString(),
    }
  })
  return {
    file: {
      sizeGuides,
      ...(after === undefined
        ? {
            categories: await db
              .select({
                slug: categories.slug,
                name: categories.name,
                picture: categories.picture,
              })
              .from(categories)
              .orderBy(asc(categories.position), asc(categories.id)),
            shops: (await db.select().from(shops).where(ofShop).orderBy(asc(shops.id))).map(shopOf),
          }
        : { categories: [], shops: [] }),
      products: parts,
    },
    next: found.length < limit ? null : (ids.at(-1) ?? null),
  }
}

/** Guides have no names in the database: equal ones get the same. */
function nameOf(guide: SizeGuideTexts): string {
  const digest = createHash('sha256').update(JSON.stringify(guide)).digest('hex')
  return `${guide.option}-${digest.slice(0, 12)}`
}

function variantOf(sku: Sku, firstPicture: string | undefined) {
  const { optionValues: values, priceCents, onHand: stock, picture } = sku
  return { values, priceCents, stock, ...(picture === firstPicture ? {} : { picture }) }
}

function shopOf({ id: _id, fanCount: fans, openedAt, ...shop }: typeof shops.$inferSelect) {
  const given = Object.entries(shop).filter(([, value]) => value !== null)
  return { ...Object.fromEntries(given), fans, openedAt: openedAt.toISOString() }
}
