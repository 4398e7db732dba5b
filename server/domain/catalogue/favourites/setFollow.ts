import { and, count, eq, sql } from 'drizzle-orm'
import { maxSavedItems } from '../../../../contract/limits.ts'
import { pipelineAll } from '../../../db/pipelineAll.ts'
import { shops } from '../../../db/schema/catalogue.ts'
import { follows } from '../../../db/schema/favourites.ts'
import type { Db } from '../../../db/client.ts'
import { Refusal } from '../../kernel/errors.ts'
import { lockUser } from '../../kernel/lockUser.ts'
import type { ShopperCtx } from '../../kernel/ctx.ts'

/**
 * Lock order: the shopper's row, then the shop's, whose fans are counted in the same transaction.
 */
export async function setFollow(given: {
  ctx: ShopperCtx
  input: { shopId: number; wanted: boolean }
}) {
  const { ctx, input } = given
  const { userId } = ctx
  const { shopId, wanted } = input
  return ctx.db.transaction(async (tx) => {
    const isIt = and(eq(follows.userId, userId), eq(follows.shopId, shopId))
    const [, [known], [saved]] = await pipelineAll(
      () => lockUser(tx, userId),
      () => tx.select({ id: follows.id }).from(follows).where(isIt),
      () => tx.select({ rows: count() }).from(follows).where(eq(follows.userId, userId)),
    )
    if (wanted === (known !== undefined)) {
      return { shopId, wanted, fans: await readFans(tx, shopId) }
    }
    if (wanted) {
      if (saved && saved.rows >= maxSavedItems)
        throw new Refusal('savedItemsFull', { most: maxSavedItems })
      const fans = await countFans(tx, shopId, 1)
      await tx.insert(follows).values({ userId, shopId, createdAt: ctx.clock.now() })
      return { shopId, wanted, fans }
    }
    await tx.delete(follows).where(isIt)
    return { shopId, wanted, fans: await countFans(tx, shopId, -1) }
  })
}

async function readFans(tx: Db, shopId: number): Promise<number> {
  const [shop] = await tx.select({ fans: shops.fanCount }).from(shops).where(eq(shops.id, shopId))
  if (!shop) throw new Refusal('notFound')
  return shop.fans
}

async function countFans(tx: Db, shopId: number, change: -1 | 1): Promise<number> {
  const [shop] = await tx
    .update(shops)
    .set({ fanCount: sql`${shops.fanCount} + ${change}` })
    .where(eq(shops.id, shopId))
    .returning({ fans: shops.fanCount })
  if (!shop) throw new Refusal('notFound')
  return shop.fans
}
