import { asc, eq, inArray, sql } from 'drizzle-orm'
import { addDays, type Clock } from '../../clock.ts'
import type { Db } from '../../db/client.ts'
import { products } from '../../db/schema/catalogue.ts'
import { tellChange } from '../changes.ts'
import { transfer } from '../ledger/transfer.ts'
import { completeDays } from './deadlines.ts'
import { moveLockedOrder } from './moveOrder.ts'
import { readLines, type OrderRow } from './orderRow.ts'

/** Receipt, by the shopper or by the clock: what is left in escrow becomes revenue. */
export async function receiveOrder(
  tx: Db,
  order: OrderRow,
  step: { event: 'receipt.confirmed' | 'receipt.autoConfirmed'; at: Date; clock: Clock },
): Promise<void> {
  const { event, at, clock } = step
  await moveLockedOrder(tx, order, {
    event,
    at,
    set: { deadline: addDays(clock, at, completeDays) },
  })
  await raiseSoldCounts(tx, order.id)
  await transfer(tx, {
    kind: 'orderSettled',
    orderId: order.id,
    amountCents: order.totalCents - order.refundedCents,
    at,
  })
}

async function raiseSoldCounts(tx: Db, orderId: number): Promise<void> {
  const sold = new Map<number, number>()
  for (const line of await readLines(tx, orderId)) {
    const pieces = line.quantity - line.refundedQuantity
    if (pieces > 0) sold.set(line.productId, (sold.get(line.productId) ?? 0) + pieces)
  }
  const productIds = [...sold.keys()].toSorted((a, b) => a - b)
  if (productIds.length === 0) return
  await tx
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, productIds))
    .orderBy(asc(products.id))
    .for('no key update')
  for (const [productId, pieces] of sold) {
    await tx
      .update(products)
      .set({ soldCount: sql`${products.soldCount} + ${pieces}` })
      .where(eq(products.id, productId))
  }
  await tellChange(tx, { kind: 'ratings', productIds })
}
