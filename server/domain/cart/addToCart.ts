import { maxCartLines, type Cart } from '../../../contract/cart.ts'
import { maxQuantity } from '../../../contract/fields.ts'
import { together } from '../../db/together.ts'
import { Refusal } from '../../errors.ts'
import { lockUser } from '../account/lockUser.ts'
import type { ShopperCtx } from '../ctx.ts'
import { heldLines } from './heldLines.ts'
import { readGoods } from './readGoods.ts'
import { showCart } from './showCart.ts'
import { writeLines } from './writeLines.ts'

export async function addToCart(given: {
  ctx: ShopperCtx
  input: { skuId: number; quantity: number }
}): Promise<Cart> {
  const { ctx, input } = given
  const { userId } = ctx
  const { skuId } = input
  return ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx }
    const [, found, held] = await together(
      () => lockUser(tx, userId),
      () => readGoods(tx, [skuId], ctx.lang),
      () => heldLines(tx, userId),
    )
    const goods = found.get(skuId)
    if (!goods) throw new Refusal('notFound')
    if (!goods.sellable) throw new Refusal('notForSale')
    const line = held.find((row) => row.skuId === skuId)
    if (!line && held.length >= maxCartLines) throw new Refusal('cartFull', { most: maxCartLines })
    const quantity = (line?.quantity ?? 0) + input.quantity
    if (quantity > Math.min(goods.available, maxQuantity)) {
      throw new Refusal('tooFewLeft', { available: goods.available })
    }
    const [, cart] = await together(
      () => writeLines(tx, userId, [{ skuId, quantity, selected: true, addedAt: ctx.clock.now() }]),
      () => showCart({ ctx: inner }),
    )
    return cart
  })
}
