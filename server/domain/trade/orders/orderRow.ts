import { and, eq, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { orderLines, orders } from '../../../db/schema/orders.ts'
import { Refusal } from '../../kernel/errors.ts'

export type OrderRow = typeof orders.$inferSelect
export type LineRow = typeof orderLines.$inferSelect

/** Which order is meant; a shopper means only their own. */
export interface OrderRef {
  /** Or how the statement finds it. */
  orderId: number | SQLWrapper
  userId?: number | SQLWrapper | undefined
}

export function orderIs({ orderId, userId }: OrderRef) {
  return and(eq(orders.id, orderId), userId === undefined ? undefined : eq(orders.userId, userId))
}

/** Pieces that no carrier has and nobody refunded. */
export function unsentPieces({ quantity, sentQuantity, keptBackQuantity }: SentPieces): number {
  return quantity - sentQuantity - keptBackQuantity
}
type SentPieces = Pick<LineRow, 'quantity' | 'sentQuantity' | 'keptBackQuantity'>

/** Pieces that a carrier has had and nobody refunded. */
export function sentPieces(line: LineRow): number {
  return line.quantity - line.refundedQuantity - unsentPieces(line)
}

/** The first lock of every change: see the published order in docs/decisions. */
export async function lockOrder(tx: Db, ref: OrderRef): Promise<OrderRow> {
  const [order] = await tx.select().from(orders).where(orderIs(ref)).for('no key update')
  if (!order) throw new Refusal('notFound')
  return order
}

export async function readLines(db: Db, orderId: number | SQL): Promise<LineRow[]> {
  return db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(orderLines.id)
}
