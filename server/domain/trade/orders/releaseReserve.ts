import { sql, type WithSubquery } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { promoUses } from '../../../db/schema/orders.ts'
import { stockMovementCte } from '../../stock/moveStock.ts'

/**
 * Releases the reserved pieces and the promo code: CTEs of the statement that moves the order. The
 * variants are locked by id.
 */
export function releaseReserve(tx: Db, at: Date): WithSubquery[] {
  return [
    tx.$with('promo', {}).as(
      sql`update ${promoUses} set released_at = ${sql.param(at, promoUses.releasedAt)}
        from moved where promo_uses.order_id = moved.id`,
    ),
    tx.$with('released', {}).as(
      stockMovementCte(
        sql`select line.sku_id, moved.id, 'released', 0, -line.quantity
          from moved join order_lines line on line.order_id = moved.id`,
        at,
      ),
    ),
  ]
}
