import type { Db } from '../../db/client.ts'
import { accounts } from '../../db/schema/ledger.ts'

export async function openAccounts(tx: Db, userId: number): Promise<void> {
  await tx.insert(accounts).values([
    { kind: 'available', userId },
    { kind: 'held', userId },
  ])
}
