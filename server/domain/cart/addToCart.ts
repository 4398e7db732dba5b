import { and, eq } from 'drizzle-orm'
import { maxCartLines, type Cart } from '../../../contract/cart.ts'
import { maxQuantity } from '../../../contract/fields.ts'
import { together } from '../../db/together.ts'
import { cartLines } from '../../db/schema/cart.ts'
import { Refusal } from '../../errors.ts'
import { lockUser } from '../account/lockUser.ts'
import type { ShopperCtx } from '../ctx.ts'
import { readGoods } from './readGoods.ts'
import { showCart } from './showCart.ts'

export async function addToCart(given: {
  ctx: ShopperCtx
  input: { skuId: number; quantity: number }
}): Promise<Cart> {
  const { ctx, input } = given
  return ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx }
    const [, found, held] = await together(
      () => lockUser(tx, ctx.userId),
      () => readGoods(tx, [input.skuId], ctx.lang),
      () => tx.select().from(cartLines).where(eq(cartLines.userId, ctx.userId)),
    )
    const goods = found.get(input.skuId)
    if (!goods) throw new Refusal('notFound')
    if (!goods.sellable) throw new Refusal('notForSale')
    const line = held.find((row) => row.skuId === input.skuId)
    if (!line && held.length >= maxCartLines) throw new Refusal('cartFull', { most: maxCartLines })
    const quantity = (line?.quantity ?? 0) + input.quantity
    if (quantity > Math.min(goods.available, maxQuantity)) {
      throw new Refusal('tooFewLeft', { available: goods.available })
    }
    const [, cart] = await together(
      () =>
        tx
          .insert(cartLines)
          .values({
            userId: ctx.userId,
            skuId: input.skuId,
            quantity,
            selected: true,
            addedAt: ctx.clock.now(),
          })
          .onConflictDoUpdate({
            target: [cartLines.userId, cartLines.skuId],
            set: { quantity, selected: true },
          }),
      () => showCart({ ctx: inner }),
    )
    return cart
  })
}

export function ownLine(userId: number, skuId: number) {
  return and(eq(cartLines.userId, userId), eq(cartLines.skuId, skuId))
}
