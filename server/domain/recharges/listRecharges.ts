import type { RechargeDetail } from '../../../contract/walletRecords.ts'
import { recharges } from '../../db/schema/wallet.ts'
import type { CallerCtx, ShopperCtx } from '../ctx.ts'
import { toJson, type OwnAnswer } from '../ownAnswer.ts'
import { ownRows } from '../ownRows.ts'
import { isOfStatus, statusOf, type RecordsWanted } from '../wallet/listRecords.ts'
import { findRecharge, toRecharge } from './rechargeRow.ts'

const readOwn = ownRows('own_recharges', recharges, isOfStatus(recharges))

export async function listRecharges(given: {
  ctx: CallerCtx
  input: RecordsWanted
}): Promise<OwnAnswer<{ list: RechargeDetail[]; nextCursor: string | null }>> {
  const { ctx, input } = given
  const { userId, list, nextCursor } = await readOwn(ctx, input, statusOf(input))
  return { userId, json: toJson({ list: list.map(toRecharge), nextCursor }) }
}

export async function showRecharge(given: {
  ctx: ShopperCtx
  input: { id: number }
}): Promise<RechargeDetail> {
  const { ctx, input } = given
  return toRecharge(await findRecharge(ctx.db, { id: input.id, userId: ctx.userId }))
}
