import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { Favourite } from '../../../../contract/favourites.ts'
import { products } from '../../../db/schema/catalogue.ts'
import { favourites } from '../../../db/schema/favourites.ts'
import { productCard } from '../cards.ts'
import type { Catalogue } from '../catalogue.ts'
import { localText } from '../localText.ts'
import { pictureOf } from '../pictureOf.ts'
import type { ShopperCtx } from '../../kernel/ctx.ts'
import { cutPage, readIdCursor, withOneMore, type Page } from '../../kernel/cursor.ts'

export async function listFavourites(given: {
  ctx: ShopperCtx & { catalogue: Catalogue }
  input: { cursor?: string | undefined; limit: number }
}): Promise<Page<Favourite>> {
  const { ctx, input } = given
  const { snapshot } = ctx.catalogue
  const before = readIdCursor(input.cursor)
  const rows = await ctx.db
    .select({
      id: favourites.id,
      productId: favourites.productId,
      createdAt: favourites.createdAt,
      title: products.title,
      picture: sql<string>`${products.pictures}->>0`,
    })
    .from(favourites)
    .innerJoin(products, eq(products.id, favourites.productId))
    .where(
      and(
        eq(favourites.userId, ctx.userId),
        before === null ? undefined : lt(favourites.id, before),
      ),
    )
    .orderBy(desc(favourites.id))
    .limit(withOneMore(input.limit))
  return cutPage(rows, input.limit, (row) => {
    const product = snapshot.productsById.get(row.productId)
    return {
      id: row.id,
      productId: row.productId,
      title: localText(row.title, ctx.lang),
      picture: pictureOf(row.picture),
      product: product ? productCard(snapshot, product, ctx.lang) : null,
      addedAt: row.createdAt.toISOString(),
    }
  })
}
