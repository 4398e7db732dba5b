import { and, eq, ne } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import type { InferOutput } from 'valibot'
import { exhaustive } from '../../../../contract/exhaustive.ts'
import { auditCodes, type RechargeDetail } from '../../../../contract/walletRecords.ts'
import { type recharge } from '../../../../contract/wallet.ts'
import type { Db } from '../../../db/client.ts'
import { pipelineAll } from '../../../db/pipelineAll.ts'
import { orders } from '../../../db/schema/orders.ts'
import { uploads } from '../../../db/schema/uploads.ts'
import { recharges } from '../../../db/schema/wallet.ts'
import { Refusal } from '../../kernel/errors.ts'
import type { ShopperCtx } from '../../kernel/ctx.ts'
import { lockUser } from '../../kernel/lockUser.ts'
import { addNotice } from '../../kernel/addNotice.ts'
import { maxRechargeCents, minCardRechargeCents } from '../limits.ts'
import { useUploads } from '../../uploads/useUploads.ts'
import { findCardInstructions } from '../cardInstructions.ts'
import { checkedAddress, findNetwork, refuseOutside } from '../networks.ts'
import { holdOrder } from './holdOrder.ts'
import { toRecharge } from './rechargeRow.ts'

type Given = InferOutput<typeof recharge.input>

/**
 * Submits a recharge for the audit. Refuses a picture or a transaction that is already waiting or
 * passed.
 */
export async function submitRecharge(given: {
  ctx: ShopperCtx
  input: Given
}): Promise<RechargeDetail> {
  const { ctx, input } = given
  const { userId } = ctx
  const at = ctx.clock.now()
  return ctx.db.transaction(async (tx) => {
    const [, order, payment, evidenceHash] = await pipelineAll(
      () => lockUser(tx, userId),
      () => ownOrder(tx, userId, input.orderId),
      () => paymentOf(tx, input),
      () => ownEvidence(tx, userId, input.evidence),
    )
    const [row] = await tx
      .insert(recharges)
      .values({
        ...payment,
        userId,
        status: auditCodes.auditing,
        amountCents: input.amountCents,
        evidenceId: input.evidence,
        evidenceHash,
        orderId: order,
        submittedAt: at,
      })
      .onConflictDoNothing()
      .returning()
    if (!row) throw await refusalFor(tx, evidenceHash)
    await pipelineAll(
      () =>
        order === null
          ? null
          : holdOrder(tx, ctx.clock, {
              orderId: order,
              userId,
              amountCents: input.amountCents,
              at,
            }),
      () => useUploads(tx, [input.evidence]),
      () => addNotice(tx, { userId, kind: 'recharge.submitted', rechargeId: row.id, at }),
    )
    return toRecharge(row)
  })
}

async function paymentOf(tx: Db, input: Given) {
  switch (input.method) {
    case 'card':
      refuseOutside(input.amountCents, minCardRechargeCents, maxRechargeCents)
      if (!(await findCardInstructions(tx))) throw new Refusal('cardNotOffered')
      return { method: input.method }
    case 'chain': {
      const network = await findNetwork(tx, input.network)
      refuseOutside(input.amountCents, network.minRechargeCents, maxRechargeCents)
      return {
        method: input.method,
        network: network.code,
        depositAddress: network.depositAddress,
        ownAddress: checkedAddress(network, input.ownAddress),
        transactionHash: input.transactionHash?.toLowerCase().replace(/^0x/, '') || null,
      }
    }
    default:
      return exhaustive(input)
  }
}

/** Null for another shopper's order. */
async function ownOrder(tx: Db, userId: number, id: number | undefined): Promise<number | null> {
  if (id === undefined) return null
  const [order] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.userId, userId)))
  return order?.id ?? null
}

async function ownEvidence(tx: Db, userId: number, id: string): Promise<Buffer> {
  const [upload] = await tx
    .select({ contentHash: uploads.contentHash })
    .from(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.userId, userId)))
    .for('key share')
  if (!upload) throw new Refusal('uploadMissing')
  return upload.contentHash ?? createHash('sha256').update(id).digest()
}

async function refusalFor(tx: Db, evidenceHash: Buffer): Promise<Refusal> {
  const [samePicture] = await tx
    .select({ id: recharges.id })
    .from(recharges)
    .where(and(eq(recharges.evidenceHash, evidenceHash), ne(recharges.status, auditCodes.refused)))
  return new Refusal(samePicture ? 'evidenceUsed' : 'transactionUsed')
}
