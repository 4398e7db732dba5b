import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { givenRows } from '../../db/jsonRows.ts'
import { onlyWriting } from '../../db/onlyWriting.ts'
import { preparedStatement } from '../../db/preparedStatement.ts'
import { stockMovements, type stockMovementKinds } from '../../db/schema/stock.ts'

export interface StockMove {
  skuId: number
  orderId: number | null
  kind: (typeof stockMovementKinds)[number]
  onHandDelta: number
  reservedDelta: number
}

/**
 * Writes stock movements in the published lock order, by variant id. A trigger updates the
 * variants.
 */
export async function moveStock(tx: Db, moves: readonly StockMove[], at: Date): Promise<void> {
  if (moves.length > 0) await insert(tx, { moves: JSON.stringify(moves), at })
}

const { skuId, orderId, kind, onHandDelta, reservedDelta } = stockMovements

const insert = preparedStatement<{ moves: string; at: Date }>()(
  'move_stock',
  (db, { moves, at }) => {
    const given = givenRows(moves, { skuId, orderId, kind, onHandDelta, reservedDelta })
    return onlyWriting(
      db,
      stockMovementCte(
        sql`select "skuId", "orderId", kind, "onHandDelta", "reservedDelta" from ${given}`,
        at,
      ),
    )
  },
)

/** The same as a CTE. `moves` selects variant, order, kind and both differences. */
export function stockMovementCte(moves: SQL, at: Date | SQLWrapper): SQL {
  return sql`insert into stock_movements
      (sku_id, order_id, kind, on_hand_delta, reserved_delta, created_at)
    select move.*, ${sql.param(at, stockMovements.createdAt)} from (${moves}) as move order by 1`
}
