import { sql } from 'drizzle-orm'
import { addSeconds } from '../../kernel/clock.ts'
import { rowsOf, type Db } from '../../../db/client.ts'
import { sealedLedgers, seals, type SealedLedger } from '../../../db/schema/seals.ts'
import type { Ctx } from '../../kernel/ctx.ts'
import { sealDigest, digestColumns } from './sealedRows.ts'

const rowsOfSeal = 10_000
const sealsAtOnce = 20
/** With fewer new rows, sealing waits this long after the last seal. */
const leastRows = 1_000
const waitSeconds = 5 * 60

/** All rows up to this id are visible once every transaction before this one has ended. */
interface Barrier {
  upToId: string
  transactionId: string
}

/**
 * Seals the rows that existed at the previous call, once no running transaction can still add a row
 * among them. Any number of processes may run it, and it locks nothing that others need. Returns
 * the number of sealed rows.
 */
export function openSealing({ ctx }: { ctx: Pick<Ctx, 'db' | 'clock'> }): () => Promise<number> {
  const barriers = new Map<SealedLedger, Barrier>()
  return async () => {
    let sealed = 0
    for (const ledger of sealedLedgers) {
      const barrier = barriers.get(ledger)
      const done = barrier ? await sealUpTo(ctx, ledger, barrier) : { rows: 0, isSettled: true }
      if (done.isSettled) barriers.set(ledger, await noteBarrier(ctx.db, ledger))
      sealed += done.rows
    }
    return sealed
  }
}

/** A transaction gets its number before its first row id. */
async function noteBarrier(db: Db, ledger: SealedLedger): Promise<Barrier> {
  const [barrier] = await rowsOf<Barrier>(
    db,
    sql`select coalesce(max(id), 0)::text as "upToId",
      pg_snapshot_xmax(pg_current_snapshot())::text as "transactionId"
      from ${sql.identifier(ledger)}`,
  )
  if (!barrier) throw new Error('no snapshot')
  return barrier
}

async function sealUpTo(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  ledger: SealedLedger,
  to: Barrier,
) {
  let rows = 0
  for (let times = 0; times < sealsAtOnce; times += 1) {
    const done = await sealBatch(db, ledger, to, clock.now())
    if (!done.isSettled) return { rows, isSettled: false }
    rows += Number(done.rows)
    if (Number(done.rows) < rowsOfSeal) break
  }
  return { rows, isSettled: true }
}

/** When two processes seal the same rows, the second writes nothing: seal numbers are unique. */
async function sealBatch(db: Db, ledger: SealedLedger, to: Barrier, now: Date) {
  const at = sql`${sql.param(now, seals.sealedAt)}::timestamptz`
  const earliest = sql`${sql.param(addSeconds(now, -waitSeconds), seals.sealedAt)}::timestamptz`
  const [done] = await rowsOf<{ rows: number | string; isSettled: boolean }>(
    db,
    sql`with moment as (
        select pg_snapshot_xmin(pg_current_snapshot()) >= ${to.transactionId}::xid8 as is_settled
      ), last as (
        select number, to_id, digest, sealed_at from seals
        where ledger = ${ledger} order by number desc limit 1
      ), batch as (
        select ledger_rows.* from ${sql.identifier(ledger)} as ledger_rows
        where id > coalesce((select to_id from last), 0) and id <= ${to.upToId}::bigint
          and (select is_settled from moment)
        order by id limit ${rowsOfSeal}
      ), told as (
        select max(id) as to_id, ${digestColumns(ledger)} from batch
      ), seal as (
        select ${ledger}::text as ledger, coalesce(last.number, 0) + 1 as number,
          coalesce(last.to_id, 0) + 1 as from_id, told.to_id, told.row_count, told.sum,
          told.rows_digest, coalesce(last.digest, '') as previous_digest
        from told left join last on true
        where told.row_count >= ${leastRows}
          or told.row_count > 0 and (last.sealed_at is null or last.sealed_at <= ${earliest})
      ), written as (
        insert into seals (ledger, number, from_id, to_id, row_count, sum, rows_digest,
          previous_digest, digest, sealed_at)
        select ledger, number, from_id, to_id, row_count, sum, rows_digest, previous_digest,
          ${sealDigest(at)}, ${at}
        from seal
        on conflict do nothing
        returning row_count
      )
      select is_settled as "isSettled", coalesce((select row_count from written), 0) as rows
      from moment`,
  )
  if (!done) throw new Error('no snapshot')
  return done
}
