import { asc, eq, gt, max } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { AnyEventObject, AnyStateMachine } from 'xstate'
import type { Db } from '../../../server/db/client.ts'
import { accounts, transfers } from '../../../server/db/schema/ledger.ts'
import type { TestShop } from '../../support/testShop.ts'
import type { ChartModel } from '../support/chartModel.ts'
import { evidenceFolder, noteEvidence } from '../support/evidence.ts'
import type { SeenRecord } from '../support/evidence.ts'
import { startReplay } from '../support/replay.ts'

/**
 * Notes for the flow book, step by step, which rows of the ledger came with the arrows of a path, and
 * what is told of its subject afterwards.
 */
export async function noteRows(
  { database: { db } }: TestShop,
  model: ChartModel<AnyStateMachine>,
  input: unknown,
) {
  if (evidenceFolder === '') return () => Promise.resolve()
  const replay = startReplay(model, input)
  const [before] = await db.select({ last: max(transfers.id) }).from(transfers)
  let last = before?.last ?? 0
  return async (event: AnyEventObject, tell?: () => Promise<SeenRecord>): Promise<void> => {
    replay.forget()
    await replay.perform(event)
    const rows = await rowsAfter(db, last)
    last = rows.at(-1)?.id ?? last
    const record = await tell?.()
    if (rows.length === 0 && record === undefined) return
    const booked = rows.map(({ id: _id, ...row }) => row)
    for (const arrow of replay.transitions) {
      noteEvidence({ chart: model.machine.id, arrow, rows: booked, ...(record && { record }) })
    }
  }
}

function rowsAfter(db: Db, last: number) {
  const [giver, taker] = [alias(accounts, 'giver'), alias(accounts, 'taker')]
  return db
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
}
