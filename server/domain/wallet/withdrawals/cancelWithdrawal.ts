import { auditCodes, type WithdrawalDetail } from '../../../../contract/walletRecords.ts'
import type { ShopperCtx } from '../../kernel/ctx.ts'
import { giveBack } from './resolveOnce.ts'

/** By the shopper, while it is audited. */
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
