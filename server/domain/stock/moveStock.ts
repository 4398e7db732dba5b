import type { SQL } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { stockMovements, type stockMovementKinds } from '../../db/schema/stock.ts'

export interface StockMove {
  skuId: number
  /** Of a row that the same statement writes, where it does. */
  orderId: number | SQL | null
  kind: (typeof stockMovementKinds)[number]
  onHandDelta: number
  reservedDelta: number
}

/** Moves stock in the published order, by variant id. The variants' figures follow by trigger. */
export async function moveStock(tx: Db, moves: readonly StockMove[], at: Date): Promise<void> {
  if (moves.length > 0) await stockMoving(tx, moves, at)
}

/** The same as a part of a statement; there must be something to move. */
export function stockMoving(tx: Db, moves: readonly StockMove[], at: Date) {
  const ordered = moves.toSorted((a, b) => a.skuId - b.skuId)
  return tx.insert(stockMovements).values(ordered.map((move) => ({ ...move, createdAt: at })))
}
