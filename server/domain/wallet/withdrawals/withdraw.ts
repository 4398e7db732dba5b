import { and, eq, gt, isNull } from 'drizzle-orm'
import { auditCodes, type WithdrawalDetail } from '../../../../contract/walletRecords.ts'
import type { Db } from '../../../db/client.ts'
import { pipelineAll } from '../../../db/pipelineAll.ts'
import { withdrawalQuotes, withdrawals } from '../../../db/schema/wallet.ts'
import { Refusal } from '../../kernel/errors.ts'
import type { ShopperCtx } from '../../kernel/ctx.ts'
import { lockAvailableCents, transfer } from '../../ledger/transfer.ts'
import { addNotice } from '../../kernel/addNotice.ts'
import { spendProof } from '../../identity/proofs/spendProof.ts'
import { refuseUnsettled } from './unsettled.ts'
import { toWithdrawal } from './withdrawalRow.ts'

/** Transfers available → held. Locks: the quote, the proof, then the shopper's accounts. */
export async function withdraw(given: {
  ctx: ShopperCtx
  input: { quoteId: number; proof: string }
}): Promise<WithdrawalDetail> {
  const { ctx, input } = given
  const { userId } = ctx
  const at = ctx.clock.now()
  return ctx.db.transaction(async (tx) => {
    const quote = await spendQuote(tx, { id: input.quoteId, userId, at })
    const totalCents = quote.amountCents + quote.chargeCents
    const use = { proof: input.proof, operation: 'withdraw', subjectId: quote.id } as const
    const [, balanceCents] = await pipelineAll(
      () => spendProof({ ...ctx, db: tx }, { ...use, amountCents: totalCents }),
      () => lockAvailableCents(tx, userId),
    )
    if (balanceCents < totalCents) {
      throw new Refusal('balanceTooLow', { shortCents: totalCents - balanceCents })
    }
    await refuseUnsettled(tx, { userId, at, amountCents: quote.amountCents })
    const { id: quoteId, expiresAt: _expiresAt, usedAt: _usedAt, ...target } = quote
    const [row] = await tx
      .insert(withdrawals)
      .values({ ...target, quoteId, status: auditCodes.auditing, submittedAt: at })
      .returning()
    if (!row) throw new Error('the withdrawal was not written')
    const withdrawalId = row.id
    await pipelineAll(
      () => addNotice(tx, { userId, kind: 'withdrawal.submitted', withdrawalId, at }),
      () =>
        transfer(tx, {
          kind: 'withdrawalHeld',
          userId,
          withdrawalId,
          amountCents: totalCents,
          at,
        }),
    )
    return toWithdrawal(row)
  })
}

async function spendQuote(tx: Db, quote: { id: number; userId: number; at: Date }) {
  const own = and(eq(withdrawalQuotes.id, quote.id), eq(withdrawalQuotes.userId, quote.userId))
  const [used] = await tx
    .update(withdrawalQuotes)
    .set({ usedAt: quote.at })
    .where(and(own, isNull(withdrawalQuotes.usedAt), gt(withdrawalQuotes.expiresAt, quote.at)))
    .returning()
  if (used) return used
  const [known] = await tx
    .select({ usedAt: withdrawalQuotes.usedAt })
    .from(withdrawalQuotes)
    .where(own)
  if (!known) throw new Refusal('notFound')
  throw new Refusal(known.usedAt ? 'quoteUsed' : 'quoteExpired')
}
