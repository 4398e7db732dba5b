import { and, count, eq, min } from 'drizzle-orm'
import { maxSavedItems } from '../../../../contract/limits.ts'
import { pipelineAll } from '../../../db/pipelineAll.ts'
import { skus } from '../../../db/schema/catalogue.ts'
import { priceWishes } from '../../../db/schema/favourites.ts'
import { Refusal } from '../../kernel/errors.ts'
import { lockUser } from '../../kernel/lockUser.ts'
import type { ShopperCtx } from '../../kernel/ctx.ts'

/** Stores or removes a wish, with the lowest price that the product has now. */
export async function setPriceWish(given: {
  ctx: ShopperCtx
  input: { productId: number; wanted: boolean }
}) {
  const { ctx, input } = given
  const { userId } = ctx
  const { productId, wanted } = input
  await ctx.db.transaction(async (tx) => {
    const isIt = and(eq(priceWishes.userId, userId), eq(priceWishes.productId, productId))
    if (!wanted) {
      await pipelineAll(
        () => lockUser(tx, userId),
        () => tx.delete(priceWishes).where(isIt),
      )
      return
    }
    const [, [known], [lowest], [saved]] = await pipelineAll(
      () => lockUser(tx, userId),
      () => tx.select({ id: priceWishes.id }).from(priceWishes).where(isIt),
      () =>
        tx
          .select({ priceCents: min(skus.priceCents) })
          .from(skus)
          .where(and(eq(skus.productId, productId), skus.sellable)),
      () => tx.select({ rows: count() }).from(priceWishes).where(eq(priceWishes.userId, userId)),
    )
    if (known) return
    const priceCents = lowest?.priceCents ?? null
    if (priceCents === null) throw new Refusal('notFound')
    if (saved && saved.rows >= maxSavedItems)
      throw new Refusal('savedItemsFull', { most: maxSavedItems })
    const createdAt = ctx.clock.now()
    await tx.insert(priceWishes).values({ userId, productId, priceCents, createdAt })
  })
  return { productId, wanted }
}
