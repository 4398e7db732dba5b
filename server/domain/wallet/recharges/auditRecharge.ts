import { and, eq } from 'drizzle-orm'
import { auditCodes, type RechargeDetail } from '../../../../contract/walletRecords.ts'
import type { Db } from '../../../db/client.ts'
import { pipelineAll } from '../../../db/pipelineAll.ts'
import { recharges } from '../../../db/schema/wallet.ts'
import { Refusal } from '../../kernel/errors.ts'
import type { Ctx } from '../../kernel/ctx.ts'
import { transfer } from '../../ledger/transfer.ts'
import { addNotice } from '../../kernel/addNotice.ts'
import { releaseOrder } from './holdOrder.ts'
import { findRecharge, toRecharge, type RechargeRow } from './rechargeRow.ts'

type Auditing = Pick<Ctx, 'db' | 'clock'>

/** Transfers external → available: the amount that actually arrived. */
export async function passRecharge(given: {
  ctx: Auditing
  input: { rechargeId: number; arrivedCents: number }
}): Promise<RechargeDetail> {
  const { rechargeId, arrivedCents } = given.input
  const at = given.ctx.clock.now()
  return given.ctx.db.transaction(async (tx) => {
    const row = await resolve(tx, rechargeId, {
      status: auditCodes.passed,
      arrivedCents,
      resolvedAt: at,
    })
    const { userId } = row
    await pipelineAll(
      () => addNotice(tx, { userId, kind: 'recharge.passed', rechargeId, at }),
      () =>
        transfer(tx, {
          kind: 'recharge',
          userId,
          rechargeId,
          amountCents: arrivedCents,
          at,
        }),
    )
    return toRecharge(row)
  })
}

export async function refuseRecharge(given: {
  ctx: Auditing
  input: { rechargeId: number; reason: string }
}): Promise<RechargeDetail> {
  const { rechargeId, reason } = given.input
  const at = given.ctx.clock.now()
  return given.ctx.db.transaction(async (tx) => {
    const row = await resolve(tx, rechargeId, {
      status: auditCodes.refused,
      refusedFor: reason,
      resolvedAt: at,
    })
    await addNotice(tx, { userId: row.userId, kind: 'recharge.refused', rechargeId, at })
    return toRecharge(row)
  })
}

/** Compare-and-set: the second audit is refused, with the current record. */
async function resolve(
  tx: Db,
  id: number,
  set: Partial<RechargeRow> & { status: number },
): Promise<RechargeRow> {
  const [row] = await tx
    .update(recharges)
    .set(set)
    .where(and(eq(recharges.id, id), eq(recharges.status, auditCodes.auditing)))
    .returning()
  if (row) {
    const { orderId, resolvedAt: at } = row
    if (orderId !== null && at !== null) await releaseOrder(tx, { orderId, at })
    return row
  }
  const recharge = toRecharge(await findRecharge(tx, { id }))
  throw new Refusal('rechargeAnswered', { recharge })
}
