import type { SQL } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { cartLines } from '../../db/schema/cart.ts'

type Line = typeof cartLines.$inferInsert

/** Adds lines to a locked cart, and changes those that it holds already as `set` says. */
export async function writeLines(
  tx: Db,
  lines: readonly Line[],
  set: Partial<Record<keyof Line, SQL>>,
): Promise<void> {
  if (lines.length === 0) return
  await tx
    .insert(cartLines)
    .values([...lines])
    .onConflictDoUpdate({ target: [cartLines.userId, cartLines.skuId], set })
}
