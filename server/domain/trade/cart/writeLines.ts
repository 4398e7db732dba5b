import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { givenRows } from '../../../db/jsonRows.ts'
import { onlyWriting } from '../../../db/onlyWriting.ts'
import { preparedStatement } from '../../../db/preparedStatement.ts'
import { cartLines } from '../../../db/schema/cart.ts'

type Line = typeof cartLines.$inferSelect

/**
 * Inserts lines into a shopper's locked cart. Existing lines get the new quantity, selection and
 * seen price.
 */
export async function writeLines(
  tx: Db,
  userId: number,
  lines: readonly Omit<Line, 'userId'>[],
): Promise<void> {
  if (lines.length === 0) return
  const rows = lines.map((line) => ({
    skuId: line.skuId,
    quantity: line.quantity,
    selected: line.selected,
    seenPriceCents: line.seenPriceCents,
    addedAt: line.addedAt,
  }))
  await write(tx, { userId, lines: JSON.stringify(rows) })
}

const { skuId, quantity, selected, seenPriceCents, addedAt } = cartLines

const write = preparedStatement<{ userId: number; lines: string }>()(
  'write_cart_lines',
  (db, values) =>
    onlyWriting(
      db,
      sql`insert into ${cartLines} (user_id, sku_id, quantity, selected, seen_price_cents, added_at)
      select ${values.userId}, "skuId", quantity, selected, "seenPriceCents", "addedAt"
      from ${givenRows(values.lines, { skuId, quantity, selected, seenPriceCents, addedAt })}
      on conflict (user_id, sku_id)
        do update set quantity = excluded.quantity, selected = excluded.selected,
          seen_price_cents = excluded.seen_price_cents`,
    ),
)
