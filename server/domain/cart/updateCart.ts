import { eq } from 'drizzle-orm'
import type { Cart } from '../../../contract/cart.ts'
import { cartLines } from '../../db/schema/cart.ts'
import { Refusal } from '../../errors.ts'
import { lockUser } from '../account/lockUser.ts'
import type { ShopperCtx } from '../ctx.ts'
import { ownLine } from './addToCart.ts'
import { readGoods } from './readGoods.ts'
import { showCart } from './showCart.ts'

interface LineChange {
  skuId: number
  quantity?: number | undefined
  selected?: boolean | undefined
}

/** Changes every named line or none. A quantity may go down to what is left in stock, not above it. */
export async function updateCart(given: {
  ctx: ShopperCtx
  input: { lines: readonly LineChange[] }
}): Promise<Cart> {
  const { ctx, input } = given
  return ctx.db.transaction(async (tx) => {
    await lockUser(tx, ctx.userId)
    const held = await tx.select().from(cartLines).where(eq(cartLines.userId, ctx.userId))
    const goods = await readGoods(
      tx,
      input.lines.map((line) => line.skuId),
      ctx.lang,
    )
    for (const change of input.lines) {
      const line = held.find((row) => row.skuId === change.skuId)
      if (!line) throw new Refusal('notFound')
      const quantity = change.quantity ?? line.quantity
      const available = goods.get(change.skuId)?.available ?? 0
      if (quantity > line.quantity && quantity > available) {
        throw new Refusal('tooFewLeft', { available })
      }
      await tx
        .update(cartLines)
        .set({ quantity, selected: change.selected ?? line.selected })
        .where(ownLine(ctx.userId, change.skuId))
    }
    return showCart({ ctx: { ...ctx, db: tx } })
  })
}
