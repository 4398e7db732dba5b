import type { Cart } from '../../../contract/cart.ts'
import { maxCartLines, maxQuantity } from '../../../contract/limits.ts'
import { earlierOf } from '../../clock.ts'
import { together } from '../../db/together.ts'
import { transactionWith } from '../../db/transactionWith.ts'
import { Refusal } from '../../errors.ts'
import { lockSessionsUser } from '../account/lockUser.ts'
import type { CallerCtx } from '../ctx.ts'
import { toJson, type OwnAnswer } from '../ownAnswer.ts'
import { readGoods } from './readGoods.ts'
import { byAddition, cartOf, readSessionsLines } from './showCart.ts'
import { writeLines } from './writeLines.ts'

export async function addToCart(given: {
  ctx: CallerCtx
  input: { skuId: number; quantity: number; addedAt?: string | undefined }
}): Promise<OwnAnswer<Cart>> {
  const { ctx, input } = given
  const { skuId } = input
  return transactionWith(ctx.db, async (tx, sendAlong) => {
    const [{ userId }, found, held] = await together(
      () => lockSessionsUser(ctx, tx),
      () => readGoods(tx, [skuId], ctx.lang),
      () => readSessionsLines(tx, ctx),
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
    const cart = cartOf(at < 0 ? [...held, line].toSorted(byAddition) : held.with(at, line))
    return { userId, json: toJson(cart) }
  })
}

function madeAt(now: Date, given: string | undefined): Date {
  return given === undefined ? now : earlierOf(new Date(given), now)
}
