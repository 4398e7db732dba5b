import type { Db } from '../../db/client.ts'
import { stockMovements, type stockMovementKinds } from '../../db/schema/stock.ts'

export interface StockMove {
  skuId: number
  orderId: number | null
  kind: (typeof stockMovementKinds)[number]
  onHandDelta: number
  reservedDelta: number
}

/** Moves stock in the published order, by variant id. The variants' figures follow by trigger. */
export async function moveStock(tx: Db, moves: readonly StockMove[], at: Date): Promise<void> {
  if (moves.length === 0) return
  const ordered = moves.toSorted((a, b) => a.skuId - b.skuId)
  await tx.insert(stockMovements).values(ordered.map((move) => ({ ...move, createdAt: at })))
}
