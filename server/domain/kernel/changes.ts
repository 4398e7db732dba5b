import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'

/**
 * A change that every server process receives soon after its commit, in no particular order.
 * Triggers publish notices, stock, reviews and fans; the statements that write sold pieces and
 * products publish those.
 */
export type Change =
  | { kind: 'stock'; skuIds: number[] }
  | { kind: 'catalogue' }
  | { kind: 'products'; productIds: number[] }
  | { kind: 'ratings'; productIds: number[] }
  | { kind: 'fans'; shopId: number }
  | { kind: 'notice'; userId: number }

/** Publishes a change in the transaction that makes it. */
export async function publishChange(tx: Db, change: Change): Promise<void> {
  await tx.execute(sql`insert into outbox values (${JSON.stringify(change)})`)
}
