import { eq } from 'drizzle-orm'
import { maxCartLines, type Cart, type MergeChange } from '../../../contract/cart.ts'
import { maxQuantity } from '../../../contract/fields.ts'
import { cartLines } from '../../db/schema/cart.ts'
import { lockUser } from '../account/lockUser.ts'
import type { ShopperCtx } from '../ctx.ts'
import { readGoods, type Goods } from './readGoods.ts'
import { showCart } from './showCart.ts'

export interface GuestLine {
  skuId: number
  quantity: number
  selected: boolean
  seenPriceCents: number
}

/**
 * Takes a guest's lines over. A line that both carts hold keeps the larger quantity, so that a
 * merge that is repeated changes nothing. Reports what differs from what the guest saw.
 */
export async function mergeCart(given: {
  ctx: ShopperCtx
  input: { lines: readonly GuestLine[] }
}): Promise<{ cart: Cart; changes: MergeChange[] }> {
  const { ctx, input } = given
  return ctx.db.transaction(async (tx) => {
    await lockUser(tx, ctx.userId)
    const held = await tx.select().from(cartLines).where(eq(cartLines.userId, ctx.userId))
    const goods = await readGoods(
      tx,
      input.lines.map((line) => line.skuId),
      ctx.lang,
    )
    const changes: MergeChange[] = []
    let room = maxCartLines - held.length
    for (const line of input.lines) {
      const found = goods.get(line.skuId)
      changes.push(...differences(line, found))
      const known = held.find((row) => row.skuId === line.skuId)
      const wanted = Math.max(known?.quantity ?? 0, line.quantity)
      const quantity = Math.min(wanted, found?.available ?? 0, maxQuantity)
      if (!found?.sellable || quantity < 1 || (!known && room < 1)) continue
      if (!known) room -= 1
      await tx
        .insert(cartLines)
        .values({
          userId: ctx.userId,
          skuId: line.skuId,
          quantity,
          selected: line.selected,
          addedAt: ctx.clock.now(),
        })
        .onConflictDoUpdate({ target: [cartLines.userId, cartLines.skuId], set: { quantity } })
    }
    return { cart: await showCart({ ctx: { ...ctx, db: tx } }), changes }
  })
}

function differences(line: GuestLine, goods: Goods | undefined): MergeChange[] {
  const { skuId, quantity, seenPriceCents } = line
  const { title = '', variant = '' } = goods ?? {}
  const change = (kind: MergeChange['change'], before: number, after: number): MergeChange => ({
    skuId,
    title,
    variant,
    change: kind,
    before,
    after,
  })
  if (!goods?.sellable) return [change('gone', quantity, 0)]
  if (goods.available < 1) return [change('soldOut', quantity, 0)]
  const { available, unitPriceCents } = goods
  return [
    ...(available < quantity ? [change('quantityReduced', quantity, available)] : []),
    ...(unitPriceCents > seenPriceCents ? [change('priceUp', seenPriceCents, unitPriceCents)] : []),
    ...(unitPriceCents < seenPriceCents
      ? [change('priceDown', seenPriceCents, unitPriceCents)]
      : []),
  ]
}
