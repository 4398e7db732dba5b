import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'

/**
 * What every server process is told soon after a transaction commits, in no order. Triggers leave notices, stock,
 * reviews and fans to be told; pieces sold and goods are left by the statements that write them.
 */
export type Change =
  | { kind: 'stock'; skuIds: number[] }
  | { kind: 'catalogue' }
  | { kind: 'products'; productIds: number[] }
  | { kind: 'ratings'; productIds: number[] }
  | { kind: 'fans'; shopId: number }
  | { kind: 'notice'; userId: number }

/** Leaves a change to be told, in the transaction that makes it. */
export async function tellChange(tx: Db, change: Change): Promise<void> {
  await tx.execute(sql`insert into untold_changes values (${JSON.stringify(change)})`)
}
