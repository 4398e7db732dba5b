import { desc, eq } from 'drizzle-orm'
import type { Cart } from '../../../contract/cart.ts'
import { cartLines } from '../../db/schema/cart.ts'
import { statement } from '../../db/statement.ts'
import { products, shops, skus } from '../../db/schema/catalogue.ts'
import type { ShopperCtx } from '../ctx.ts'
import { goodsColumns, toGoods } from './readGoods.ts'

export async function showCart({ ctx }: { ctx: ShopperCtx }): Promise<Cart> {
  const rows = await selectLines(ctx.db, { userId: ctx.userId })
  const lines = rows.map((row) => {
    const { freightCents: _, freeFreightFromCents: __, ...shown } = toGoods(row, ctx.lang)
    return { ...shown, quantity: row.quantity, selected: row.selected }
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

const selectLines = statement<{ userId: number }>()('shown_cart', (db, { userId }) =>
  db
    .select({ ...goodsColumns, quantity: cartLines.quantity, selected: cartLines.selected })
    .from(cartLines)
    .innerJoin(skus, eq(skus.id, cartLines.skuId))
    .innerJoin(products, eq(products.id, skus.productId))
    .innerJoin(shops, eq(shops.id, products.shopId))
    .where(eq(cartLines.userId, userId))
    .orderBy(desc(cartLines.addedAt), desc(cartLines.skuId)),
)
