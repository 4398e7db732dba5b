import { and, asc, eq } from 'drizzle-orm'
import { skus } from '../../../db/schema/catalogue.ts'
import { priceWishes } from '../../../db/schema/favourites.ts'
import type { ShopperCtx } from '../../kernel/ctx.ts'
import { setSaved } from './setSaved.ts'

/** Stores or removes a wish, with the lowest price that the product has now. */
export async function setPriceWish(given: {
  ctx: ShopperCtx
  input: { productId: number; wanted: boolean }
}) {
  const { ctx, input } = given
  const { productId, wanted } = input
  const row = { userId: ctx.userId, productId, createdAt: ctx.clock.now() }
  await setSaved(ctx, {
    table: priceWishes,
    isIt: eq(priceWishes.productId, productId),
    wanted,
    find: (tx) =>
      tx
        .select({ priceCents: skus.priceCents })
        .from(skus)
        .where(and(eq(skus.productId, productId), skus.sellable))
        .orderBy(asc(skus.priceCents))
        .limit(1),
    insert: (tx, { priceCents }) => tx.insert(priceWishes).values({ ...row, priceCents }),
  })
  return { productId, wanted }
}
