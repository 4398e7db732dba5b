import type { Cart } from '../../../../contract/cart.ts'
import { maxCartLines, maxQuantity } from '../../../../contract/limits.ts'
import type { ReorderLine } from '../../../../contract/orders.ts'
import { inTransaction } from '../../../db/inTransaction.ts'
import { pipelineAll } from '../../../db/pipelineAll.ts'
import { lockUser } from '../../kernel/lockUser.ts'
import { heldLines } from '../cart/heldLines.ts'
import { readGoods, type Goods } from '../cart/readGoods.ts'
import { showCart } from '../cart/showCart.ts'
import { writeLines } from '../cart/writeLines.ts'
import type { ShopperCtx } from '../../kernel/ctx.ts'
import { assertDefined } from '../../kernel/assertDefined.ts'
import { findOrder } from './findOrder.ts'
import { readLines, type LineRow } from './orderRow.ts'

/** Adds what can still be bought of an order to the cart, and reports each line. */
export async function reorder(given: {
  ctx: ShopperCtx
  input: { orderId: number }
}): Promise<{ cart: Cart; lines: ReorderLine[] }> {
  const { ctx, input } = given
  const order = await findOrder(ctx, input.orderId)
  return inTransaction(ctx.db, async (tx) => {
    const [, lines, held] = await pipelineAll(
      () => lockUser(tx, ctx.userId),
      () => readLines(tx, order.id),
      () => heldLines(tx, ctx.userId),
    )
    const skuIds = lines.map((line) => line.skuId)
    const goods = await readGoods(tx, skuIds, ctx.lang)
    const inCart = new Map(held.map((row) => [row.skuId, row.quantity]))
    const report = lines.map((line) => {
      const outcome = planLine(line, goods.get(line.skuId), inCart)
      if (outcome.added > 0) {
        inCart.set(line.skuId, (inCart.get(line.skuId) ?? 0) + outcome.added)
      }
      return outcome
    })
    const added = new Set(report.filter((line) => line.added > 0).map((line) => line.skuId))
    const [, cart] = await pipelineAll(
      () =>
        writeLines(
          tx,
          ctx.userId,
          [...added].map((skuId) => ({
            skuId,
            quantity: assertDefined(inCart.get(skuId)),
            selected: true,
            seenPriceCents: goods.get(skuId)?.unitPriceCents ?? null,
            addedAt: ctx.clock.now(),
          })),
        ),
      () => showCart({ ctx: { ...ctx, db: tx } }),
    )
    return { cart, lines: report }
  })
}

function planLine(
  line: LineRow,
  goods: Goods | undefined,
  inCart: ReadonlyMap<number, number>,
): ReorderLine {
  const { id, skuId, quantity, unitPriceCents } = line
  const { title, variant } = goods?.sellable ? goods : line
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
  const mostOfKind = maxQuantity - (already ?? 0)
  const room = Math.min(goods.available - (already ?? 0), mostOfKind)
  if (room === mostOfKind && room < quantity) return report('pieceLimit', room)
  if (room < 1) return report('outOfStock', 0)
  return room < quantity ? report('fewer', room) : report('added', quantity)
}
