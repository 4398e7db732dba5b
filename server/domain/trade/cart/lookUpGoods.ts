import type { Goods } from '../../../../contract/cart.ts'
import type { Ctx } from '../../kernel/ctx.ts'
import { readGoods, publicGoods } from './readGoods.ts'

/** Returns goods in the requested order, without those that no longer exist. */
export async function lookUpGoods({
  ctx,
  input,
}: {
  ctx: Ctx
  input: { skuIds: readonly number[] }
}): Promise<{ list: Goods[] }> {
  const found = await readGoods(ctx.db, input.skuIds, ctx.lang)
  return {
    list: input.skuIds.flatMap((skuId) => {
      const goods = found.get(skuId)
      return goods === undefined ? [] : [publicGoods(goods)]
    }),
  }
}
