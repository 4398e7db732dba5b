import type { RechargeDetail } from '../../../../contract/walletRecords.ts'
import { recharges } from '../../../db/schema/wallet.ts'
import type { ShopperCtx } from '../../kernel/ctx.ts'
import { ownRecords } from '../ownRecords.ts'
import { findRecharge, toRecharge } from './rechargeRow.ts'

export const listRecharges = ownRecords('own_recharges', recharges, toRecharge)

export async function showRecharge(given: {
  ctx: ShopperCtx
  input: { id: number }
}): Promise<RechargeDetail> {
  const { ctx, input } = given
  return toRecharge(await findRecharge(ctx.db, { id: input.id, userId: ctx.userId }))
}
