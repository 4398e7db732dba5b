import { and, eq, inArray } from 'drizzle-orm'
import type { Cart } from '../../../../contract/cart.ts'
import { cartLines } from '../../../db/schema/cart.ts'
import type { ShopperCtx } from '../../kernel/ctx.ts'
import { showCart } from './showCart.ts'

export async function removeFromCart(given: {
  ctx: ShopperCtx
  input: { skuIds: number[] }
}): Promise<Cart> {
  const { ctx, input } = given
  await ctx.db
    .delete(cartLines)
    .where(and(eq(cartLines.userId, ctx.userId), inArray(cartLines.skuId, input.skuIds)))
  return showCart({ ctx })
}
