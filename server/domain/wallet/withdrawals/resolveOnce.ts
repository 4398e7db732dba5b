import { and, eq } from 'drizzle-orm'
import { auditCodes, type WithdrawalDetail } from '../../../../contract/walletRecords.ts'
import type { Db } from '../../../db/client.ts'
import { pipelineAll } from '../../../db/pipelineAll.ts'
import { withdrawals } from '../../../db/schema/wallet.ts'
import { Refusal } from '../../kernel/errors.ts'
import type { Ctx } from '../../kernel/ctx.ts'
import { transfer } from '../../ledger/transfer.ts'
import { addNotice } from '../../kernel/addNotice.ts'
import { findWithdrawal, toWithdrawal, type WithdrawalRow } from './withdrawalRow.ts'

export type Auditing = Pick<Ctx, 'db' | 'clock'>

/** Identifies a withdrawal. With a user id it finds only that shopper's own. */
interface WithdrawalRef {
  id: number
  userId?: number
}

/** Compare-and-set: the second answer is refused, with the current record. */
export async function resolveOnce(
  tx: Db,
  meant: WithdrawalRef,
  set: Partial<WithdrawalRow> & { status: number; resolvedAt: Date },
): Promise<WithdrawalRow> {
  const whose = meant.userId === undefined ? undefined : eq(withdrawals.userId, meant.userId)
  const [row] = await tx
    .update(withdrawals)
    .set(set)
    .where(and(eq(withdrawals.id, meant.id), whose, eq(withdrawals.status, auditCodes.auditing)))
    .returning()
  if (row) return row
  const withdrawal = toWithdrawal(await findWithdrawal(tx, meant))
  throw new Refusal('withdrawalAnswered', { withdrawal })
}

/** Transfers held → available: the amount with its charge. */
export async function giveBack(
  { db, clock }: Auditing,
  meant: WithdrawalRef,
  {
    notice,
    ...set
  }: { notice: 'withdrawal.cancelled' | 'withdrawal.refused'; status: number; refusedFor?: string },
): Promise<WithdrawalDetail> {
  const at = clock.now()
  return db.transaction(async (tx) => {
    const row = await resolveOnce(tx, meant, { ...set, resolvedAt: at })
    const { id: withdrawalId, userId } = row
    await pipelineAll(
      () => addNotice(tx, { userId, kind: notice, withdrawalId, at }),
      () =>
        transfer(tx, {
          kind: 'withdrawalReturned',
          userId,
          withdrawalId,
          amountCents: row.amountCents + row.chargeCents,
          at,
        }),
    )
    return toWithdrawal(row)
  })
}
