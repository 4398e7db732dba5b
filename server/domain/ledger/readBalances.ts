import { eq } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { accounts } from '../../db/schema/ledger.ts'
import { assertDefined } from '../kernel/assertDefined.ts'

export interface Balances {
  availableCents: number
  heldCents: number
}

/** Reads balances without a lock. They may be outdated, so base no decision on them. */
export async function readBalances(db: Db, userId: number): Promise<Balances> {
  const rows = await db
    .select({ kind: accounts.kind, cents: accounts.balanceCents })
    .from(accounts)
    .where(eq(accounts.userId, userId))
  const of = (kind: string) => assertDefined(rows.find((row) => row.kind === kind)).cents
  return { availableCents: of('available'), heldCents: of('held') }
}
