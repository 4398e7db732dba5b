import { sql, type SQL } from 'drizzle-orm'
import { setImmediate as letOthersIn } from 'node:timers/promises'
import { rowsOf, type Db } from '../../../db/client.ts'
import type { Ctx } from '../../kernel/ctx.ts'

const rowsOfStep = 500
const mostSteps = 20

/** What nobody will ask for any more; an index finds each. */
const rules: Record<string, (now: SQL) => SQL> = {
  // The database refuses to delete an answer early by its own clock, not the server's.
  idempotency_keys: (now) => sql`created_at <= least(${now}, now()) - interval '24 hours'`,
  // As loginThrottle.ts forgets them; an hourly count is back at its start then.
  login_failures: (now) =>
    sql`last_failure_at < ${now} - interval '1 hour' and (blocked_until is null or blocked_until <= ${now})`,
  notices: (now) => sql`read_at <= ${now} - interval '90 days'`,
  order_mails: (now) => sql`created_at <= ${now} - interval '30 days'`,
  password_codes: (now) => sql`expires_at <= ${now}`,
  pay_proofs: (now) => sql`expires_at <= ${now}`,
  sessions: (now) => sql`expires_at <= ${now}`,
  withdrawal_quotes: (now) => sql`used_at is null and expires_at <= ${now}`,
}

/**
 * A duty of the clock, of any number of processes: what one of them has locked the others skip.
 * Answers how many rows of each table are gone.
 */
export async function sweepRows({
  ctx,
}: {
  ctx: Pick<Ctx, 'db' | 'clock'>
}): Promise<Record<string, number>> {
  const now = sql`${ctx.clock.now().toISOString()}::timestamptz`
  const swept: Record<string, number> = {}
  for (const [table, isOver] of Object.entries(rules)) {
    const rows = await sweepTable(ctx.db, table, isOver(now))
    if (rows > 0) swept[table] = rows
  }
  return swept
}

/** Step by step, so that nobody waits for more than a few hundred rows. */
async function sweepTable(db: Db, table: string, isOver: SQL): Promise<number> {
  let swept = 0
  for (let step = 0; step < mostSteps; step += 1) {
    const rows = await sweepStep(db, table, isOver)
    swept += rows
    if (rows < rowsOfStep) break
    await letOthersIn()
  }
  return swept
}

async function sweepStep(db: Db, table: string, isOver: SQL): Promise<number> {
  const [gone] = await rowsOf<{ rows: number }>(
    db,
    sql`with gone as (
        delete from ${sql.identifier(table)} where ctid = any(array(
          select ctid from ${sql.identifier(table)} where ${isOver}
          limit ${rowsOfStep} for update skip locked
        )) returning 1
      ) select count(*)::int as rows from gone`,
  )
  return gone?.rows ?? 0
}
