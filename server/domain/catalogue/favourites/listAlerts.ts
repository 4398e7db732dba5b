import { desc, eq, sql } from 'drizzle-orm'
import type { Alert } from '../../../../contract/favourites.ts'
import { shownAlerts } from '../../../../contract/limits.ts'
import { products, skus } from '../../../db/schema/catalogue.ts'
import { priceWishes, stockWishes } from '../../../db/schema/favourites.ts'
import type { ShopperCtx } from '../../kernel/ctx.ts'
import { localText } from '../localText.ts'
import { pictureOf } from '../pictureOf.ts'
import { variantLabel } from '../variantLabel.ts'

/** What a shopper waits for, the latest first: up to `shownAlerts` of each kind. */
export async function listAlerts({ ctx }: { ctx: ShopperCtx }): Promise<{ list: Alert[] }> {
  const { db, userId, lang } = ctx
  const product = { productId: products.id, title: products.title, options: products.options }
  const [awaited, watched] = await Promise.all([
    db
      .select({
        ...product,
        createdAt: stockWishes.createdAt,
        skuId: skus.id,
        optionValues: skus.optionValues,
        picture: skus.picture,
        priceCents: skus.priceCents,
      })
      .from(stockWishes)
      .innerJoin(skus, eq(skus.id, stockWishes.skuId))
      .innerJoin(products, eq(products.id, skus.productId))
      .where(eq(stockWishes.userId, userId))
      .orderBy(desc(stockWishes.id))
      .limit(shownAlerts),
    db
      .select({
        ...product,
        createdAt: priceWishes.createdAt,
        picture: sql<string>`${products.pictures}->>0`,
        priceCents: priceWishes.priceCents,
      })
      .from(priceWishes)
      .innerJoin(products, eq(products.id, priceWishes.productId))
      .where(eq(priceWishes.userId, userId))
      .orderBy(desc(priceWishes.id))
      .limit(shownAlerts),
  ])
  const list: Alert[] = [
    ...awaited.map(({ options, optionValues, ...row }) => ({
      ...shown(row),
      kind: 'stock' as const,
      skuId: row.skuId,
      variant: variantLabel(options, optionValues, lang),
    })),
    ...watched.map((row) => ({ ...shown(row), kind: 'price' as const, skuId: null, variant: '' })),
  ]
  return { list: list.toSorted((one, other) => other.addedAt.localeCompare(one.addedAt)) }

  function shown(
    row: Pick<
      (typeof watched)[number],
      'productId' | 'title' | 'picture' | 'priceCents' | 'createdAt'
    >,
  ) {
    return {
      productId: row.productId,
      title: localText(row.title, lang),
      picture: pictureOf(row.picture),
      priceCents: row.priceCents,
      addedAt: row.createdAt.toISOString(),
    }
  }
}
