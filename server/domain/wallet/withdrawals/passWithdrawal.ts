import { auditCodes, type WithdrawalDetail } from '../../../../contract/walletRecords.ts'
import { pipelineAll } from '../../../db/pipelineAll.ts'
import { transfer } from '../../ledger/transfer.ts'
import { addNotice } from '../../kernel/addNotice.ts'
import { resolveOnce, type Auditing } from './resolveOnce.ts'
import { toWithdrawal } from './withdrawalRow.ts'

/** Transfers held → external (the amount) and held → fee (the charge). */
export async function passWithdrawal(given: {
  ctx: Auditing
  input: { withdrawalId: number; reference: string }
}): Promise<WithdrawalDetail> {
  const { ctx, input } = given
  const { withdrawalId, reference } = input
  const at = ctx.clock.now()
  return ctx.db.transaction(async (tx) => {
    const row = await resolveOnce(
      tx,
      { id: withdrawalId },
      { status: auditCodes.passed, reference, resolvedAt: at },
    )
    const { userId, amountCents, chargeCents } = row
    const moved = { userId, withdrawalId, at }
    await pipelineAll(
      () => addNotice(tx, { ...moved, kind: 'withdrawal.passed' }),
      () => transfer(tx, { ...moved, kind: 'withdrawalPaid', amountCents }),
      () =>
        chargeCents > 0
          ? transfer(tx, { ...moved, kind: 'withdrawalCharge', amountCents: chargeCents })
          : null,
    )
    return toWithdrawal(row)
  })
}
