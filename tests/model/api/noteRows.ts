import { asc, eq, gt, max } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { accounts, transfers } from '../../../server/db/schema/ledger.ts'
import type { TestShop } from '../../support/testShop.ts'
import { evidenceFolder, noteEvidence } from '../support/evidence.ts'
import type { SeenRecord } from '../support/evidence.ts'

/** Notes for the flow book which rows of the ledger came with the arrows of each step. */
export async function noteRows({ database: { db } }: TestShop, chart: string) {
  if (evidenceFolder === '') return () => Promise.resolve()
  const [before] = await db.select({ last: max(transfers.id) }).from(transfers)
  let last = before?.last ?? 0
  const [giver, taker] = [alias(accounts, 'giver'), alias(accounts, 'taker')]
  return async (arrows: Iterable<string>, record?: SeenRecord): Promise<void> => {
    const rows = await db
      .select({
        id: transfers.id,
        kind: transfers.kind,
        from: giver.kind,
        to: taker.kind,
        amountCents: transfers.amountCents,
      })
      .from(transfers)
      .innerJoin(giver, eq(giver.id, transfers.debitAccountId))
      .innerJoin(taker, eq(taker.id, transfers.creditAccountId))
      .where(gt(transfers.id, last))
      .orderBy(asc(transfers.id))
    last = rows.at(-1)?.id ?? last
    if (rows.length === 0 && record === undefined) return
    for (const arrow of arrows) {
      const booked = rows.map(({ id: _id, ...row }) => row)
      noteEvidence({ chart, arrow, rows: booked, ...(record && { record }) })
    }
  }
}
