import { sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'

export const changeChannel = 'harborlane'

/** What every server process is told when a transaction commits. */
export type Change =
  | { kind: 'stock'; skuIds: number[] }
  | { kind: 'catalogue' }
  | { kind: 'products'; productIds: number[] }
  | { kind: 'ratings'; productIds: number[] }
  | { kind: 'fans'; shopId: number; fans: number }
  | { kind: 'notice'; userId: number }

/** Sent when the transaction commits, never when it rolls back. A payload stays far below 8000 bytes. */
export async function tellChange(tx: Db, change: Change): Promise<void> {
  await tx.execute(sql`select pg_notify(${changeChannel}, ${JSON.stringify(change)})`)
}
