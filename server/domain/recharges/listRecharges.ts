import { desc } from 'drizzle-orm'
import type { RechargeDetail } from '../../../contract/walletRecords.ts'
import { recharges } from '../../db/schema/wallet.ts'
import type { ShopperCtx } from '../ctx.ts'
import { cutPage } from '../cursor.ts'
import { ownRecords, type RecordsWanted } from '../wallet/listRecords.ts'
import { findRecharge, toRecharge } from './rechargeRow.ts'

export async function listRecharges(given: { ctx: ShopperCtx; input: RecordsWanted }) {
  const { ctx, input } = given
  const rows = await ctx.db
    .select()
    .from(recharges)
    .where(ownRecords(ctx, recharges, input))
    .orderBy(desc(recharges.id))
    .limit(input.limit + 1)
  return cutPage(rows, input.limit, toRecharge)
}

export async function showRecharge(given: {
  ctx: ShopperCtx
  input: { id: number }
}): Promise<RechargeDetail> {
  const { ctx, input } = given
  return toRecharge(await findRecharge(ctx.db, { id: input.id, userId: ctx.userId }))
}
