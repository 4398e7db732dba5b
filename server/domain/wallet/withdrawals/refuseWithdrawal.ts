import { auditCodes, type WithdrawalDetail } from '../../../../contract/walletRecords.ts'
import { giveBack, type Auditing } from './resolveOnce.ts'

export async function refuseWithdrawal(given: {
  ctx: Auditing
  input: { withdrawalId: number; reason: string }
}): Promise<WithdrawalDetail> {
  const { ctx, input } = given
  return giveBack(
    ctx,
    { id: input.withdrawalId },
    { status: auditCodes.refused, refusedFor: input.reason, notice: 'withdrawal.refused' },
  )
}
