import type { Cart } from '../../../contract/cart.ts'
import { maxCartLines, maxQuantity } from '../../../contract/limits.ts'
import { inTransaction } from '../../db/inTransaction.ts'
import { together } from '../../db/together.ts'
import { Refusal } from '../../errors.ts'
import { lockUser } from '../account/lockUser.ts'
import type { ShopperCtx } from '../ctx.ts'
import { readGoods } from './readGoods.ts'
import { byAddition, cartOf, readShownLines } from './showCart.ts'
import { writeLines } from './writeLines.ts'

export async function addToCart(given: {
  ctx: ShopperCtx
  input: { skuId: number; quantity: number; addedAt?: string | undefined }
}): Promise<Cart> {
  const { ctx, input } = given
  const { userId } = ctx
  const { skuId } = input
  return inTransaction(ctx.db, async (tx) => {
    const [, found, held] = await together(
      () => lockUser(tx, userId),
      () => readGoods(tx, [skuId], ctx.lang),
      () => readShownLines(tx, ctx),
    )
    const goods = found.get(skuId)
    if (!goods) throw new Refusal('notFound')
    if (!goods.sellable) throw new Refusal('notForSale')
    const at = held.findIndex((line) => line.skuId === skuId)
    if (at < 0 && held.length >= maxCartLines) throw new Refusal('cartFull', { most: maxCartLines })
    const quantity = (held[at]?.quantity ?? 0) + input.quantity
    if (quantity > Math.min(goods.available, maxQuantity)) {
      throw new Refusal('tooFewLeft', { available: goods.available })
    }
    const addedAt = held[at]?.addedAt ?? earlier(ctx.clock.now(), input.addedAt)
    const seenPriceCents = goods.unitPriceCents
    const line = { ...goods, quantity, selected: true, seenPriceCents, addedAt }
    await writeLines(tx, userId, [line])
    return cartOf(at < 0 ? [...held, line].toSorted(byAddition) : held.with(at, line))
  })
}

function earlier(now: Date, given: string | undefined): Date {
  const moment = given === undefined ? now : new Date(given)
  return moment < now ? moment : now
}
