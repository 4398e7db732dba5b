import { sql } from 'drizzle-orm'
import { auditCodes } from '../../../contract/walletRecords.ts'
import { rowsOf } from '../../db/client.ts'
import { orderMails } from '../../db/schema/mails.ts'
import { seals } from '../../db/schema/seals.ts'
import { transfers } from '../../db/schema/ledger.ts'
import { recharges, withdrawals } from '../../db/schema/wallet.ts'
import { dueOrderIds } from '../../domain/trade/orders/dueOrders.ts'
import type { OfficeCtx } from '../officeCtx.ts'

/** What waits in the database for a server or for a person. Ages are in seconds, 0 when nothing waits. */
export interface Health {
  /** Changes that no server has published yet. */
  outboxRows: number
  /** Orders whose deadline has passed and was not applied, at most {@link mostCounted}. */
  overdueOrders: number
  mailsWaiting: number
  mailsOldestSeconds: number
  auditsWaiting: number
  auditsOldestSeconds: number
  /** The age of the oldest row of the ledger without a seal. */
  unsealedSeconds: number
}

export const mostCounted = 1_000

export async function readHealth({
  ctx: { db, clock },
}: {
  ctx: Pick<OfficeCtx, 'db' | 'clock'>
}): Promise<Health> {
  const now = clock.now()
  const age = (moment: string) =>
    sql.raw(
      `coalesce(greatest(0, extract(epoch from '${now.toISOString()}'::timestamptz - min(${moment}))), 0)::float8`,
    )
  const auditing = auditCodes.auditing
  const [row] = await rowsOf<Omit<Health, 'overdueOrders'>>(
    db,
    sql`select
      (select count(*) from outbox)::int as "outboxRows",
      mails.waiting as "mailsWaiting", mails.age as "mailsOldestSeconds",
      audits.waiting as "auditsWaiting", audits.age as "auditsOldestSeconds",
      (select ${age('created_at')} from ${transfers} where id >
        coalesce((select max(to_id) from ${seals} where ledger = 'transfers'), 0)) as "unsealedSeconds"
    from
      (select count(*)::int as waiting, ${age('created_at')} as age from ${orderMails}
        where next_try_at is not null) as mails,
      (select count(*)::int as waiting, ${age('submitted_at')} as age from (
        select submitted_at from ${recharges} where status = ${auditing}
        union all select submitted_at from ${withdrawals} where status = ${auditing}
      ) each) as audits`,
  )
  if (!row) throw new Error('no health')
  const overdue = await dueOrderIds(db, now, { most: mostCounted })
  return { ...row, overdueOrders: overdue.length }
}
