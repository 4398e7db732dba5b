import { and, desc, eq, lt } from 'drizzle-orm'
import type { Follow } from '../../../../contract/favourites.ts'
import { follows } from '../../../db/schema/favourites.ts'
import { shopCard } from '../cards.ts'
import type { Catalogue } from '../catalogue.ts'
import type { ShopperCtx } from '../../kernel/ctx.ts'
import { cutPage, readIdCursor, withOneMore, type Page } from '../../kernel/cursor.ts'

export async function listFollows(given: {
  ctx: ShopperCtx & { catalogue: Catalogue }
  input: { cursor?: string | undefined; limit: number }
}): Promise<Page<Follow>> {
  const { ctx, input } = given
  const { snapshot } = ctx.catalogue
  const before = readIdCursor(input.cursor)
  const rows = await ctx.db
    .select()
    .from(follows)
    .where(
      and(eq(follows.userId, ctx.userId), before === null ? undefined : lt(follows.id, before)),
    )
    .orderBy(desc(follows.id))
    .limit(withOneMore(input.limit))
  const { list, nextCursor } = cutPage(rows, input.limit, (row) => {
    const shop = snapshot.shops.get(row.shopId)
    return (
      shop && {
        id: row.id,
        shop: shopCard(snapshot, shop, ctx.lang),
        addedAt: row.createdAt.toISOString(),
      }
    )
  })
  return { list: list.filter((entry) => entry !== undefined), nextCursor }
}
