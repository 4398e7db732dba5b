import type { WithdrawalDetail } from '../../../contract/walletRecords.ts'
import { withdrawals } from '../../db/schema/wallet.ts'
import type { CallerCtx, ShopperCtx } from '../ctx.ts'
import { toJson, type OwnAnswer } from '../ownAnswer.ts'
import { ownRows } from '../ownRows.ts'
import { isOfStatus, statusOf, type RecordsWanted } from '../wallet/listRecords.ts'
import { findWithdrawal, toWithdrawal } from './withdrawalRow.ts'

const readOwn = ownRows('own_withdrawals', withdrawals, isOfStatus(withdrawals))

export async function listWithdrawals(given: {
  ctx: CallerCtx
  input: RecordsWanted
}): Promise<OwnAnswer<{ list: WithdrawalDetail[]; nextCursor: string | null }>> {
  const { ctx, input } = given
  const { userId, list, nextCursor } = await readOwn(ctx, input, statusOf(input))
  return { userId, json: toJson({ list: list.map(toWithdrawal), nextCursor }) }
}

export async function showWithdrawal(given: {
  ctx: ShopperCtx
  input: { id: number }
}): Promise<WithdrawalDetail> {
  const { ctx, input } = given
  return toWithdrawal(await findWithdrawal(ctx.db, { id: input.id, userId: ctx.userId }))
}
