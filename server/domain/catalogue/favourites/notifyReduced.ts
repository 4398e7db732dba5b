import { sql } from 'drizzle-orm'
import { rowsOf } from '../../../db/client.ts'
import { isWantedNow } from '../../identity/notifications/settings.ts'
import { addNotice } from '../../kernel/addNotice.ts'
import type { Ctx } from '../../kernel/ctx.ts'

const mostAtOnce = 200

/**
 * Answers wishes for lower prices: one notice for each new lowest price, about the cheapest variant.
 * The wish stays. Several processes may run it at once: a wish is locked, and its price moves on with
 * its notice.
 */
export async function notifyReduced({ ctx }: { ctx: Pick<Ctx, 'db' | 'clock'> }): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const answered = await rowsOf<{ userId: number; skuId: number }>(
      tx,
      sql`with due as (
          select w.id, cheapest.id as sku_id, cheapest.price_cents
          from price_wishes w
          join products p on p.id = w.product_id and p.sellable
          cross join lateral (
            select id, price_cents from skus where product_id = w.product_id and sellable
            order by price_cents, id limit 1
          ) cheapest
          where cheapest.price_cents < w.price_cents
          order by w.id limit ${mostAtOnce} for update of w skip locked
        )
        update price_wishes w set price_cents = due.price_cents from due where w.id = due.id
        returning w.user_id::float8 as "userId", due.sku_id::float8 as "skuId"`,
    )
    for (const { userId, skuId } of answered) {
      const isHidden = !(await isWantedNow(tx, { userId, topic: 'price', way: 'app' }))
      await addNotice(tx, { userId, kind: 'price.lowered', skuId, isHidden, at: ctx.clock.now() })
    }
  })
}
