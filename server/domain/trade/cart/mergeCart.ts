import type { Cart, MergeChange } from '../../../../contract/cart.ts'
import { maxCartLines, maxQuantity } from '../../../../contract/limits.ts'
import { inTransaction } from '../../../db/inTransaction.ts'
import { pipelineAll } from '../../../db/pipelineAll.ts'
import type { cartLines } from '../../../db/schema/cart.ts'
import { lockUser } from '../../kernel/lockUser.ts'
import type { ShopperCtx } from '../../kernel/ctx.ts'
import { heldLines } from './heldLines.ts'
import { readGoods, type Goods } from './readGoods.ts'
import { showCart } from './showCart.ts'
import { writeLines } from './writeLines.ts'

export interface GuestLine {
  skuId: number
  quantity: number
  selected: boolean
  seenPriceCents: number
}

/**
 * Merges a guest's cart into the shopper's. A line in both takes the larger quantity, so that a
 * repeated merge changes nothing. Reports what differs from what the guest saw.
 */
export async function mergeCart(given: {
  ctx: ShopperCtx
  input: { lines: readonly GuestLine[] }
}): Promise<{ cart: Cart; changes: MergeChange[] }> {
  const { ctx, input } = given
  const now = ctx.clock.now()
  const skuIds = input.lines.map((line) => line.skuId)
  return inTransaction(ctx.db, async (tx) => {
    const [, held, goods] = await pipelineAll(
      () => lockUser(tx, ctx.userId),
      () => heldLines(tx, ctx.userId),
      () => readGoods(tx, skuIds, ctx.lang),
    )
    const taken = new Map<number, Omit<typeof cartLines.$inferSelect, 'userId'>>()
    const changes: MergeChange[] = []
    let room = maxCartLines - held.length
    for (const line of input.lines) {
      const found = goods.get(line.skuId)
      changes.push(...differences(line, found))
      if (!found?.sellable) continue
      const known = held.find((row) => row.skuId === line.skuId)
      const wanted = known ? Math.max(known.quantity, line.quantity) : line.quantity
      const quantity = Math.min(wanted, found.available, maxQuantity)
      if (quantity < 1) continue
      if (!known && room < 1) {
        changes.push(changeOf(line, found, { change: 'cartFull', after: 0 }))
        continue
      }
      if (!known) room -= 1
      const { skuId, selected } = known ?? taken.get(line.skuId) ?? line
      const { seenPriceCents } = line
      taken.set(skuId, { skuId, quantity, selected, seenPriceCents, addedAt: now })
    }
    const [, cart] = await pipelineAll(
      () => writeLines(tx, ctx.userId, [...taken.values()]),
      () => showCart({ ctx: { ...ctx, db: tx } }),
    )
    return { cart, changes }
  })
}

function differences(line: GuestLine, goods: Goods | undefined): MergeChange[] {
  const { quantity, seenPriceCents } = line
  const change = (kind: MergeChange['change'], before: number, after: number) =>
    changeOf(line, goods, { change: kind, before, after })
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

function changeOf(
  { skuId, quantity }: GuestLine,
  goods: Goods | undefined,
  given: Pick<MergeChange, 'change' | 'after'> & { before?: number },
): MergeChange {
  const { title = '', variant = '' } = goods ?? {}
  return { skuId, title, variant, before: quantity, ...given }
}
