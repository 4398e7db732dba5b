import type { WithdrawalDetail } from '../../../../contract/walletRecords.ts'
import { withdrawals } from '../../../db/schema/wallet.ts'
import type { ShopperCtx } from '../../kernel/ctx.ts'
import { ownRecords } from '../ownRecords.ts'
import { findWithdrawal, toWithdrawal } from './withdrawalRow.ts'

export const listWithdrawals = ownRecords('own_withdrawals', withdrawals, toWithdrawal)

export async function showWithdrawal(given: {
  ctx: ShopperCtx
  input: { id: number }
}): Promise<WithdrawalDetail> {
  const { ctx, input } = given
  return toWithdrawal(await findWithdrawal(ctx.db, { id: input.id, userId: ctx.userId }))
}
