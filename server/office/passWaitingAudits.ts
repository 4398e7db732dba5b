import { and, asc, eq, lte, sql } from 'drizzle-orm'
import { randomBytes, randomInt } from 'node:crypto'
import { auditCodes } from '../../contract/walletRecords.ts'
import type { Clock } from '../domain/kernel/clock.ts'
import type { Db } from '../db/client.ts'
import { users } from '../db/schema/users.ts'
import { recharges, withdrawals } from '../db/schema/wallet.ts'
import { auditName } from '../domain/wallet/auditName.ts'
import { passRecharge } from '../domain/wallet/recharges/auditRecharge.ts'
import { passWithdrawal } from '../domain/wallet/withdrawals/passWithdrawal.ts'
import { autopilotAction } from './autopilotAction.ts'
import { auditSubject } from './auditTargets.ts'

const batch = 50
/** Records that were seeded with a new account stay in their states as samples. */
const demoSeconds = 10

/**
 * Passes audits for the autopilot: recharges with the claimed amount, withdrawals with the
 * requested one.
 */
export async function passWaitingAudits(
  ctx: { db: Db; clock: Clock },
  until: Date,
): Promise<number> {
  const ins = await waiting(ctx.db, recharges, until)
  for (const { id: rechargeId, amountCents: arrivedCents } of ins) {
    const subject = auditSubject(auditName({ kind: 'recharge', id: rechargeId }))
    await autopilotAction(ctx, 'audit pass', subject, (db) =>
      passRecharge({ ctx: { ...ctx, db }, input: { rechargeId, arrivedCents } }),
    )
  }
  const outs = await waiting(ctx.db, withdrawals, until)
  for (const { id: withdrawalId, method } of outs) {
    const reference = newReference(method)
    const subject = auditSubject(auditName({ kind: 'withdrawal', id: withdrawalId }))
    await autopilotAction(ctx, 'audit pass', subject, (db) =>
      passWithdrawal({ ctx: { ...ctx, db }, input: { withdrawalId, reference } }),
    )
  }
  return ins.length + outs.length
}

function waiting(db: Db, table: typeof recharges | typeof withdrawals, until: Date) {
  return db
    .select({ id: table.id, amountCents: table.amountCents, method: table.method })
    .from(table)
    .innerJoin(users, eq(users.id, table.userId))
    .where(
      and(
        eq(table.status, auditCodes.auditing),
        lte(table.submittedAt, until),
        sql`${table.submittedAt} > ${users.createdAt} + make_interval(secs => ${demoSeconds})`,
      ),
    )
    .orderBy(asc(table.id))
    .limit(batch)
}

function newReference(method: string): string {
  return method === 'chain'
    ? randomBytes(32).toString('hex')
    : `HB${String(randomInt(1_000_000_000)).padStart(9, '0')}`
}
