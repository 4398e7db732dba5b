import { auditCodes, type WithdrawalDetail } from '../../../../contract/walletRecords.ts'
import type { ShopperCtx } from '../../kernel/ctx.ts'
import { giveBack } from './resolveOnce.ts'

/** Cancels a withdrawal for the shopper while it waits for the audit. */
export async function cancelWithdrawal(given: {
  ctx: ShopperCtx
  input: { withdrawalId: number }
}): Promise<WithdrawalDetail> {
  const { ctx, input } = given
  return giveBack(
    ctx,
    { id: input.withdrawalId, userId: ctx.userId },
    { status: auditCodes.cancelled, notice: 'withdrawal.cancelled' },
  )
}
