import { sql, type SQL } from 'drizzle-orm'
import { setImmediate as letOthersIn } from 'node:timers/promises'
import { rowsOf, type Db } from '../../../db/client.ts'
import type { Ctx } from '../../kernel/ctx.ts'

const rowsOfStep = 500
const mostSteps = 20

/** The condition of expired rows by table. Each one has an index. */
const rules: Record<string, (now: SQL) => SQL> = {
  // The database refuses an early deletion by its own clock, not the server's.
  idempotency_keys: (now) => sql`created_at <= least(${now}, now()) - interval '24 hours'`,
  // The same period as in loginThrottle.ts; an hourly count has recovered by that time.
  login_failures: (now) =>
    sql`last_failure_at < ${now} - interval '1 hour' and (blocked_until is null or blocked_until <= ${now})`,
  notices: (now) => sql`read_at <= ${now} - interval '90 days'`,
  order_mails: (now) => sql`created_at <= ${now} - interval '30 days'`,
  // Challenges live by the clock of the database.
  passkey_challenges: () => sql`expires_at <= now()`,
  password_codes: (now) => sql`expires_at <= ${now}`,
  pay_proofs: (now) => sql`expires_at <= ${now}`,
  push_messages: (now) => sql`created_at <= ${now} - interval '7 days'`,
  sessions: (now) => sql`expires_at <= ${now}`,
  withdrawal_quotes: (now) => sql`used_at is null and expires_at <= ${now}`,
}

/**
 * Deletes expired rows. Any number of processes may run it: each skips rows that another has
 * locked. Returns the number of deleted rows per table.
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

/** Deletes in batches, so that nobody waits for more than a few hundred rows. */
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
