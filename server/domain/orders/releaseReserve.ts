import { eq } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { orderLines, promoUses } from '../../db/schema/orders.ts'
import { moveStock } from '../stock/moveStock.ts'

/** Gives the reserved pieces back to the shelf and the promo code back to the shopper. */
export async function releaseReserve(tx: Db, orderId: number, at: Date): Promise<void> {
  await tx.update(promoUses).set({ releasedAt: at }).where(eq(promoUses.orderId, orderId))
  const lines = await tx
    .select({ skuId: orderLines.skuId, quantity: orderLines.quantity })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
  await moveStock(
    tx,
    lines.map((line) => ({
      skuId: line.skuId,
      orderId,
      kind: 'released',
      onHandDelta: 0,
      reservedDelta: -line.quantity,
    })),
    at,
  )
}
