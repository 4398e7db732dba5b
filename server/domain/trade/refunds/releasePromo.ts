import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { orderLines, promoUses } from '../../../db/schema/orders.ts'

/** Makes the promo code of a wholly refunded order usable again, unless something was sent. */
export async function releasePromo(tx: Db, orderId: number, at: Date): Promise<void> {
  await tx
    .update(promoUses)
    .set({ releasedAt: at })
    .where(
      sql`${eq(promoUses.orderId, orderId)} and not exists (select from ${orderLines}
        where ${orderLines.orderId} = ${orderId} and ${orderLines.sentQuantity} > 0)`,
    )
}
