import { eq } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { accounts } from '../../db/schema/ledger.ts'
import { present } from '../kernel/present.ts'

export interface Balances {
  availableCents: number
  heldCents: number
}

/** As they were a moment ago: nothing may be decided by them. */
export async function readBalances(db: Db, userId: number): Promise<Balances> {
  const rows = await db
    .select({ kind: accounts.kind, cents: accounts.balanceCents })
    .from(accounts)
    .where(eq(accounts.userId, userId))
  const of = (kind: string) => present(rows.find((row) => row.kind === kind)).cents
  return { availableCents: of('available'), heldCents: of('held') }
}
