import { and, eq, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { orderLines, orders } from '../../../db/schema/orders.ts'
import { Refusal } from '../../kernel/errors.ts'

export type OrderRow = typeof orders.$inferSelect
export type LineRow = typeof orderLines.$inferSelect

/** Identifies an order. With a user id it finds only that shopper's own. */
export interface OrderRef {
  /** Or an expression that finds it within the statement. */
  orderId: number | SQLWrapper
  userId?: number | SQLWrapper | undefined
}

export function orderIs({ orderId, userId }: OrderRef) {
  return and(eq(orders.id, orderId), userId === undefined ? undefined : eq(orders.userId, userId))
}

/** Pieces that were neither handed to a carrier nor refunded. */
export function unsentPieces({ quantity, sentQuantity, keptBackQuantity }: SentPieces): number {
  return quantity - sentQuantity - keptBackQuantity
}
type SentPieces = Pick<LineRow, 'quantity' | 'sentQuantity' | 'keptBackQuantity'>

/** Pieces that were handed to a carrier and not refunded. */
export function sentPieces(line: LineRow): number {
  return line.quantity - line.refundedQuantity - unsentPieces(line)
}

/** The first lock of every change: see the published lock order in docs/decisions. */
export async function lockOrder(tx: Db, ref: OrderRef): Promise<OrderRow> {
  const [order] = await tx.select().from(orders).where(orderIs(ref)).for('no key update')
  if (!order) throw new Refusal('notFound')
  return order
}

export async function readLines(db: Db, orderId: number | SQL): Promise<LineRow[]> {
  return db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(orderLines.id)
}
