import { eq } from 'drizzle-orm'
import { products } from '../../../db/schema/catalogue.ts'
import { favourites } from '../../../db/schema/favourites.ts'
import type { ShopperCtx } from '../../kernel/ctx.ts'
import { setSaved } from './setSaved.ts'

export async function setFavourite(given: {
  ctx: ShopperCtx
  input: { productId: number; wanted: boolean }
}) {
  const { ctx, input } = given
  const { productId, wanted } = input
  const row = { userId: ctx.userId, productId, createdAt: ctx.clock.now() }
  await setSaved(ctx, {
    table: favourites,
    isIt: eq(favourites.productId, productId),
    wanted,
    find: (tx) => tx.select({ id: products.id }).from(products).where(eq(products.id, productId)),
    insert: (tx) => tx.insert(favourites).values(row),
  })
  return { productId, wanted }
}
