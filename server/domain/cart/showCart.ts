import { desc, eq } from 'drizzle-orm'
import type { Cart } from '../../../contract/cart.ts'
import { cartLines } from '../../db/schema/cart.ts'
import type { ShopperCtx } from '../ctx.ts'
import { readGoods } from './readGoods.ts'

export async function showCart({ ctx }: { ctx: ShopperCtx }): Promise<Cart> {
  const rows = await ctx.db
    .select()
    .from(cartLines)
    .where(eq(cartLines.userId, ctx.userId))
    .orderBy(desc(cartLines.addedAt), desc(cartLines.skuId))
  const goods = await readGoods(
    ctx.db,
    rows.map((row) => row.skuId),
    ctx.lang,
  )
  const lines = rows.flatMap(({ skuId, quantity, selected }) => {
    const found = goods.get(skuId)
    if (!found) return []
    const { freightCents: _, freeFreightFromCents: __, ...shown } = found
    return [{ ...shown, quantity, selected }]
  })
  const chosen = lines.filter((line) => line.selected)
  const pieces = (of: typeof lines) => of.reduce((sum, line) => sum + line.quantity, 0)
  return {
    lines,
    count: pieces(lines),
    selectedCount: pieces(chosen),
    selectedCents: chosen.reduce((sum, line) => sum + line.quantity * line.unitPriceCents, 0),
  }
}
