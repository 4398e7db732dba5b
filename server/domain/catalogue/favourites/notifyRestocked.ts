import { and, eq, gt, inArray } from 'drizzle-orm'
import { products, skus } from '../../../db/schema/catalogue.ts'
import { stockWishes } from '../../../db/schema/favourites.ts'
import { isWantedNow } from '../../identity/notifications/settings.ts'
import { addNotice } from '../../kernel/addNotice.ts'
import type { Ctx } from '../../kernel/ctx.ts'

const mostAtOnce = 200

/**
 * Answers wishes for variants that are in stock again: each with one notice, and the wish is gone.
 * Several processes may run it at once, because a row is deleted once only.
 */
export async function notifyRestocked({ ctx }: { ctx: Pick<Ctx, 'db' | 'clock'> }): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const due = tx
      .select({ id: stockWishes.id })
      .from(stockWishes)
      .innerJoin(skus, eq(skus.id, stockWishes.skuId))
      .innerJoin(products, eq(products.id, skus.productId))
      .where(and(gt(skus.onHand, skus.reserved), skus.sellable, products.sellable))
      .orderBy(stockWishes.id)
      .limit(mostAtOnce)
      .for('update', { of: stockWishes, skipLocked: true })
    const answered = await tx.delete(stockWishes).where(inArray(stockWishes.id, due)).returning()
    for (const { userId, skuId } of answered) {
      const isHidden = !(await isWantedNow(tx, { userId, topic: 'stock', way: 'app' }))
      await addNotice(tx, { userId, kind: 'stock.returned', skuId, isHidden, at: ctx.clock.now() })
    }
  })
}
