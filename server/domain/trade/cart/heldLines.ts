import { eq } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { preparedStatement } from '../../../db/preparedStatement.ts'
import { cartLines } from '../../../db/schema/cart.ts'

type HeldLine = typeof cartLines.$inferSelect

/** Selects the lines of a shopper's cart, without the goods. */
export function heldLines(tx: Db, userId: number): Promise<HeldLine[]> {
  return select(tx, { userId })
}

const select = preparedStatement<{ userId: number }>()('held_lines', (db, { userId }) =>
  db.select().from(cartLines).where(eq(cartLines.userId, userId)),
)
