import { and, asc, eq, gt, max, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { AnyEventObject, AnyStateMachine } from 'xstate'
import type { Db } from '../../../server/db/client.ts'
import { accounts, transfers } from '../../../server/db/schema/ledger.ts'
import { orders } from '../../../server/db/schema/orders.ts'
import type { TestShop } from '../../support/testShop.ts'
import type { ChartModel } from '../support/chartModel.ts'
import { evidenceFolder, noteEvidence } from '../support/evidence.ts'
import type { SeenRecord } from '../support/evidence.ts'
import { startReplay } from '../support/replay.ts'

/**
 * Records for the flow book which of the shopper’s ledger rows each step of a path wrote, and what
 * the API shows of the subject afterwards.
 */
export async function noteRows(
  { database: { db } }: TestShop,
  { model, input, userId }: { model: ChartModel<AnyStateMachine>; input: unknown; userId: number },
) {
  if (evidenceFolder === '') return () => Promise.resolve()
  const replay = startReplay(model, input)
  const [before] = await db.select({ last: max(transfers.id) }).from(transfers)
  let last = before?.last ?? 0
  let steps = 0
  return async (event: AnyEventObject, readRecord?: () => Promise<SeenRecord>): Promise<void> => {
    replay.forget()
    await replay.perform(event)
    const found = await rowsAfter(db, userId, last)
    last = found.at(-1)?.id ?? last
    steps += 1
    const rows = found.map(({ id: _id, ...row }) => row)
    const record = (await readRecord?.()) ?? null
    if (rows.length === 0 && record === null) return
    for (const arrow of replay.transitions) {
      noteEvidence({ chart: model.machine.id, arrow, walked: { steps, rows, record } })
    }
  }
}

/**
 * Filters by user, because the shared clock also expires and refunds other shoppers’ orders on the
 * way.
 */
function rowsAfter(db: Db, userId: number, last: number) {
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
    .leftJoin(orders, eq(orders.id, transfers.orderId))
    .where(
      and(
        gt(transfers.id, last),
        or(eq(giver.userId, userId), eq(taker.userId, userId), eq(orders.userId, userId)),
      ),
    )
    .orderBy(asc(transfers.id))
}
