import { desc, eq } from 'drizzle-orm'
import type { Cart } from '../../../../contract/cart.ts'
import type { LanguageCode } from '../../../../contract/fields.ts'
import type { Db } from '../../../db/client.ts'
import { cartLines } from '../../../db/schema/cart.ts'
import { preparedStatement } from '../../../db/preparedStatement.ts'
import { products, shops, skus } from '../../../db/schema/catalogue.ts'
import type { ShopperCtx } from '../../kernel/ctx.ts'
import { goodsColumns, publicGoods, toGoods, type Goods } from './readGoods.ts'

/** A line of a cart with its current goods. */
export interface ShownLine extends Goods {
  quantity: number
  selected: boolean
  seenPriceCents: number | null
  addedAt: Date
}

export async function showCart({ ctx }: { ctx: ShopperCtx }): Promise<Cart> {
  return cartOf(await readShownLines(ctx.db, ctx))
}

/** Lines in the order of the cart. */
export async function readShownLines(
  db: Db,
  { userId, lang }: Pick<ShopperCtx, 'userId' | 'lang'>,
): Promise<ShownLine[]> {
  const rows = await selectLines(db, { userId })
  return rows.map((row) => toShown(row, lang))
}

type LineRow = Awaited<ReturnType<typeof selectLines>>[number]

function toShown(row: LineRow, lang: LanguageCode): ShownLine {
  const { quantity, selected, seenPriceCents, addedAt } = row
  return { ...toGoods(row, lang), quantity, selected, seenPriceCents, addedAt }
}

/** Sorts the newest line first. */
export function byAddition(a: ShownLine, b: ShownLine): number {
  return b.addedAt.getTime() - a.addedAt.getTime() || b.skuId - a.skuId
}

export function cartOf(shown: readonly ShownLine[]): Cart {
  const lines = shown.map(({ quantity, selected, seenPriceCents, addedAt, ...goods }) => ({
    ...publicGoods(goods),
    quantity,
    selected,
    seenPriceCents,
    addedAt: addedAt.toISOString(),
  }))
  const chosen = lines.filter((line) => line.selected)
  const pieces = (of: typeof lines) => of.reduce((sum, line) => sum + line.quantity, 0)
  return {
    lines,
    count: pieces(lines),
    selectedCount: pieces(chosen),
    selectedCents: chosen.reduce((sum, line) => sum + line.quantity * line.unitPriceCents, 0),
  }
}

const { quantity, selected, seenPriceCents, addedAt } = cartLines
const lineColumns = { quantity, selected, seenPriceCents, addedAt }

const selectLines = preparedStatement<{ userId: number }>()('shown_cart', (db, { userId }) =>
  db
    .select({ ...goodsColumns, ...lineColumns })
    .from(cartLines)
    .innerJoin(skus, eq(skus.id, cartLines.skuId))
    .innerJoin(products, eq(products.id, skus.productId))
    .innerJoin(shops, eq(shops.id, products.shopId))
    .where(eq(cartLines.userId, userId))
    .orderBy(desc(cartLines.addedAt), desc(cartLines.skuId)),
)
