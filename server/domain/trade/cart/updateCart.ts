import type { Cart } from '../../../../contract/cart.ts'
import { inTransaction } from '../../../db/inTransaction.ts'
import { pipelineAll } from '../../../db/pipelineAll.ts'
import { Refusal } from '../../kernel/errors.ts'
import { lockUser } from '../../kernel/lockUser.ts'
import type { ShopperCtx } from '../../kernel/ctx.ts'
import { assertDefined } from '../../kernel/assertDefined.ts'
import { heldLines } from './heldLines.ts'
import { readGoods } from './readGoods.ts'
import { showCart } from './showCart.ts'
import { writeLines } from './writeLines.ts'

interface LineChange {
  skuId: number
  quantity?: number | undefined
  selected?: boolean | undefined
}

/**
 * Changes every named line or none. A quantity may be lowered to the available stock, never raised
 * above it.
 */
export async function updateCart(given: {
  ctx: ShopperCtx
  input: { lines: readonly LineChange[] }
}): Promise<Cart> {
  const { ctx, input } = given
  const skuIds = input.lines.map((line) => line.skuId)
  return inTransaction(ctx.db, async (tx) => {
    const [, held, goods] = await pipelineAll(
      () => lockUser(tx, ctx.userId),
      () => heldLines(tx, ctx.userId),
      () => readGoods(tx, skuIds, ctx.lang),
    )
    const changed = new Map<number, (typeof held)[number]>()
    for (const change of input.lines) {
      const line = held.find((row) => row.skuId === change.skuId)
      if (!line) throw new Refusal('notFound')
      const quantity = change.quantity ?? line.quantity
      const { available } = assertDefined(goods.get(change.skuId))
      if (quantity > line.quantity && quantity > available) {
        throw new Refusal('tooFewLeft', { available })
      }
      const selected = change.selected ?? line.selected
      changed.set(change.skuId, { ...line, quantity, selected })
    }
    const [, cart] = await pipelineAll(
      () => writeLines(tx, ctx.userId, [...changed.values()]),
      () => showCart({ ctx: { ...ctx, db: tx } }),
    )
    return cart
  })
}
