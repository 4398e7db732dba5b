import type { Cart } from '../../../../contract/cart.ts'
import { maxCartLines, maxQuantity } from '../../../../contract/limits.ts'
import { earlierOf } from '../../kernel/clock.ts'
import { pipelineAll } from '../../../db/pipelineAll.ts'
import { transactionWith } from '../../../db/transactionWith.ts'
import { Refusal } from '../../kernel/errors.ts'
import { lockUser } from '../../kernel/lockUser.ts'
import type { ShopperCtx } from '../../kernel/ctx.ts'
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
  return transactionWith(ctx.db, async (tx, sendAlong) => {
    const [, found, held] = await pipelineAll(
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
    if (quantity > maxQuantity) throw new Refusal('pieceLimit', { most: maxQuantity })
    if (quantity > goods.available) {
      throw new Refusal('tooFewLeft', { available: goods.available })
    }
    const addedAt = held[at]?.addedAt ?? madeAt(ctx.clock.now(), input.addedAt)
    const seenPriceCents = goods.unitPriceCents
    const line = { ...goods, quantity, selected: true, seenPriceCents, addedAt }
    sendAlong(writeLines(tx, userId, [line]))
    return cartOf(at < 0 ? [...held, line].toSorted(byAddition) : held.with(at, line))
  })
}

function madeAt(now: Date, given: string | undefined): Date {
  return given === undefined ? now : earlierOf(new Date(given), now)
}
