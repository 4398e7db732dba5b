import { and, asc, desc, eq } from 'drizzle-orm'
import {
  auditCodes,
  type AuditState,
  type RechargeDetail,
  type WithdrawalDetail,
} from '../../../contract/walletRecords.ts'
import type { Db } from '../../db/client.ts'
import { users } from '../../db/schema/users.ts'
import { recharges, withdrawals } from '../../db/schema/wallet.ts'
import type { Ctx } from '../../domain/kernel/ctx.ts'
import { searchConditions, type OperatorSearch } from './search.ts'
import type { auditFilters } from './filters.ts'
import { assertDefined } from '../../domain/kernel/assertDefined.ts'
import {
  findRecharge,
  toRecharge,
  type RechargeRow,
} from '../../domain/wallet/recharges/rechargeRow.ts'
import type { PictureStore } from '../../domain/uploads/pictureStore.ts'
import { findWithdrawal, toWithdrawal } from '../../domain/wallet/withdrawals/withdrawalRow.ts'
import { paymentReference } from '../../domain/wallet/cardInstructions.ts'
import { auditName, readAuditName } from '../../domain/wallet/auditName.ts'

interface Named {
  name: string
  account: string
}
/** The evidence is null once the shopper's account is deleted. */
type OperatorRecharge = Omit<RechargeDetail, 'evidence'> & {
  evidence: RechargeDetail['evidence'] | null
}

export type OperatorAudit =
  | (Named & { kind: 'recharge'; record: OperatorRecharge })
  | (Named & { kind: 'withdrawal'; record: WithdrawalDetail })

/** Lists recharges and withdrawals: the waiting ones oldest first, or all newest first. */
export async function listAudits(given: {
  ctx: Pick<Ctx, 'db' | 'clock'>
  input: OperatorSearch & {
    filter: (typeof auditFilters)[number]
    status?: AuditState | undefined
    limit: number
  }
}): Promise<OperatorAudit[]> {
  const { ctx, input } = given
  const { db } = ctx
  const isWaiting = input.filter === 'waiting' && input.status === undefined
  const status = isWaiting ? auditCodes.auditing : input.status && auditCodes[input.status]
  const direct = isWaiting ? asc : desc
  const ins = await db
    .select({ row: recharges, account: users.account })
    .from(recharges)
    .innerJoin(users, eq(users.id, recharges.userId))
    .where(
      and(
        status === undefined ? undefined : eq(recharges.status, status),
        ...searchConditions(ctx, input, {
          texts: [users.account, recharges.ownAddress, recharges.transactionHash],
          at: recharges.submittedAt,
        }),
      ),
    )
    .orderBy(direct(recharges.id))
    .limit(input.limit)
  const outs = await db
    .select({ row: withdrawals, account: users.account })
    .from(withdrawals)
    .innerJoin(users, eq(users.id, withdrawals.userId))
    .where(
      and(
        status === undefined ? undefined : eq(withdrawals.status, status),
        ...searchConditions(ctx, input, {
          texts: [
            users.account,
            withdrawals.address,
            withdrawals.cardNumber,
            withdrawals.reference,
          ],
          at: withdrawals.submittedAt,
        }),
      ),
    )
    .orderBy(direct(withdrawals.id))
    .limit(input.limit)
  const list: OperatorAudit[] = [
    ...ins.map(({ row, account }) => ({
      name: auditName({ kind: 'recharge', id: row.id }),
      account,
      kind: 'recharge' as const,
      record: toOperatorRecharge(row),
    })),
    ...outs.map(({ row, account }) => ({
      name: auditName({ kind: 'withdrawal', id: row.id }),
      account,
      kind: 'withdrawal' as const,
      record: toWithdrawal(row),
    })),
  ]
  const byTime = (one: OperatorAudit, other: OperatorAudit) =>
    one.record.submittedAt.localeCompare(other.record.submittedAt)
  return list
    .toSorted(isWaiting ? byTime : (one, other) => byTime(other, one))
    .slice(0, input.limit)
}

/** One record with the path of its evidence picture on the server's disk. */
export async function showAudit(given: {
  ctx: Pick<Ctx, 'db'> & { pictures: PictureStore }
  input: { name: string }
}): Promise<OperatorAudit & { evidenceFile: string | null; reference: string | null }> {
  const { ctx, input } = given
  const { db, pictures } = ctx
  const { kind, id } = readAuditName(input.name)
  const name = auditName({ kind, id })
  if (kind === 'withdrawal') {
    const row = await findWithdrawal(db, { id })
    const account = await accountOf(db, row.userId)
    return { name, account, kind, record: toWithdrawal(row), evidenceFile: null, reference: null }
  }
  const row = await findRecharge(db, { id })
  const account = await accountOf(db, row.userId)
  const evidenceFile = row.evidenceId === null ? null : pictures.fileOf(row.evidenceId, 'large')
  const reference = row.method === 'card' ? paymentReference(row.userId) : null
  return { name, account, kind, record: toOperatorRecharge(row), evidenceFile, reference }
}

async function accountOf(db: Db, userId: number): Promise<string> {
  const [user] = await db.select({ account: users.account }).from(users).where(eq(users.id, userId))
  return assertDefined(user).account
}

function toOperatorRecharge(row: RechargeRow): OperatorRecharge {
  return row.evidenceId === null
    ? { ...toRecharge({ ...row, evidenceId: '' }), evidence: null }
    : toRecharge(row)
}
