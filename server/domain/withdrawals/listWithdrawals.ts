import { desc } from 'drizzle-orm'
import type { WithdrawalDetail } from '../../../contract/walletRecords.ts'
import { withdrawals } from '../../db/schema/wallet.ts'
import type { ShopperCtx } from '../ctx.ts'
import { cutPage } from '../cursor.ts'
import { ownRecords, type RecordsWanted } from '../wallet/listRecords.ts'
import { findWithdrawal, toWithdrawal } from './withdrawalRow.ts'

export async function listWithdrawals(given: { ctx: ShopperCtx; input: RecordsWanted }) {
  const { ctx, input } = given
  const rows = await ctx.db
    .select()
    .from(withdrawals)
    .where(ownRecords(ctx, withdrawals, input))
    .orderBy(desc(withdrawals.id))
    .limit(input.limit + 1)
  return cutPage(rows, input.limit, toWithdrawal)
}

export async function showWithdrawal(given: {
  ctx: ShopperCtx
  input: { id: number }
}): Promise<WithdrawalDetail> {
  const { ctx, input } = given
  return toWithdrawal(await findWithdrawal(ctx.db, { id: input.id, userId: ctx.userId }))
}
