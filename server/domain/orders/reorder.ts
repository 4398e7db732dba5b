import { eq } from 'drizzle-orm'
import { maxCartLines, type Cart } from '../../../contract/cart.ts'
import { maxQuantity } from '../../../contract/fields.ts'
import type { ReorderLine } from '../../../contract/orders.ts'
import { cartLines } from '../../db/schema/cart.ts'
import { lockUser } from '../account/lockUser.ts'
import { readGoods, type Goods } from '../cart/readGoods.ts'
import { showCart } from '../cart/showCart.ts'
import type { ShopperCtx } from '../ctx.ts'
import { findOrder } from './findOrder.ts'
import { readLines, type LineRow } from './orderRow.ts'

/** Puts what can still be bought of an order into the cart, and says so line by line. */
export async function reorder(given: {
  ctx: ShopperCtx
  input: { orderId: number }
}): Promise<{ cart: Cart; lines: ReorderLine[] }> {
  const { ctx, input } = given
  const order = await findOrder(ctx, input.orderId)
  return ctx.db.transaction(async (tx) => {
    await lockUser(tx, ctx.userId)
    const lines = await readLines(tx, order.id)
    const goods = await readGoods(
      tx,
      lines.map((line) => line.skuId),
      ctx.lang,
    )
    const held = await tx.select().from(cartLines).where(eq(cartLines.userId, ctx.userId))
    const inCart = new Map(held.map((row) => [row.skuId, row.quantity]))
    const inner = { ...ctx, db: tx }
    const report: ReorderLine[] = []
    for (const line of lines) {
      const outcome = planLine(line, goods.get(line.skuId), inCart)
      if (outcome.added > 0) await addPieces(inner, line.skuId, outcome.added, inCart)
      report.push(outcome)
    }
    return { cart: await showCart({ ctx: inner }), lines: report }
  })
}

function planLine(
  line: LineRow,
  goods: Goods | undefined,
  inCart: ReadonlyMap<number, number>,
): ReorderLine {
  const { id, skuId, title, variant, quantity, unitPriceCents } = line
  const report = (outcome: ReorderLine['outcome'], added: number): ReorderLine => ({
    lineId: id,
    skuId,
    title,
    variant,
    outcome,
    wanted: quantity,
    added,
    beforeCents: unitPriceCents,
    nowCents: goods?.unitPriceCents ?? null,
  })
  if (!goods?.sellable) return report('notSellable', 0)
  const already = inCart.get(skuId)
  if (already === undefined && inCart.size >= maxCartLines) return report('cartFull', 0)
  const room = Math.min(goods.available, maxQuantity) - (already ?? 0)
  if (room < 1) return report('outOfStock', 0)
  return room < quantity ? report('fewer', room) : report('added', quantity)
}

async function addPieces(
  { db, userId, clock }: ShopperCtx,
  skuId: number,
  pieces: number,
  inCart: Map<number, number>,
): Promise<void> {
  const quantity = (inCart.get(skuId) ?? 0) + pieces
  inCart.set(skuId, quantity)
  await db
    .insert(cartLines)
    .values({ userId, skuId, quantity, selected: true, addedAt: clock.now() })
    .onConflictDoUpdate({
      target: [cartLines.userId, cartLines.skuId],
      set: { quantity, selected: true },
    })
}
