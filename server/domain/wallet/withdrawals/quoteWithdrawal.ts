import { and, eq, isNull, lt } from 'drizzle-orm'
import type { WithdrawalQuote } from '../../../../contract/wallet.ts'
import type { WithdrawalTarget } from '../../../../contract/walletRecords.ts'
import { addSeconds } from '../../kernel/clock.ts'
import type { Db } from '../../../db/client.ts'
import { withdrawalQuotes } from '../../../db/schema/wallet.ts'
import type { ShopperCtx } from '../../kernel/ctx.ts'
import { lockUser } from '../../kernel/lockUser.ts'
import { bankTerms, maxWithdrawalCents, quoteSeconds } from '../limits.ts'
import { checkedAddress, findNetwork, refuseOutside } from '../networks.ts'
import { refuseUnsettled } from './unsettled.ts'
import { toTarget } from './withdrawalRow.ts'

/** Quotes a withdrawal. It moves no money; it fixes what the payment code then confirms. */
export async function quoteWithdrawal(given: {
  ctx: ShopperCtx
  input: { target: WithdrawalTarget; amountCents: number }
}): Promise<WithdrawalQuote> {
  const { ctx, input } = given
  const { target, minAmountCents, chargeCents } = await termsOf(ctx.db, input.target)
  const { amountCents } = input
  refuseOutside(amountCents, minAmountCents, maxWithdrawalCents)
  const now = ctx.clock.now()
  await refuseUnsettled(ctx.db, { userId: ctx.userId, at: now, amountCents })
  const [quote] = await ctx.db.transaction(async (tx) => {
    await lockUser(tx, ctx.userId)
    await forgetOldQuotes(tx, ctx.userId, now)
    return tx
      .insert(withdrawalQuotes)
      .values({
        ...target,
        userId: ctx.userId,
        amountCents,
        chargeCents,
        expiresAt: addSeconds(now, quoteSeconds),
      })
      .returning()
  })
  if (!quote) throw new Error('the quote was not written')
  return {
    id: quote.id,
    target: toTarget(quote),
    amountCents,
    chargeCents,
    totalCents: amountCents + chargeCents,
    expiresAt: quote.expiresAt.toISOString(),
  }
}

async function termsOf(db: Db, target: WithdrawalTarget) {
  if (target.method === 'bank') return { target, ...bankTerms }
  const network = await findNetwork(db, target.network)
  return {
    target: { ...target, address: checkedAddress(network, target.address) },
    minAmountCents: network.minWithdrawalCents,
    chargeCents: network.withdrawalChargeCents,
  }
}

async function forgetOldQuotes(tx: Db, userId: number, now: Date): Promise<void> {
  await tx
    .delete(withdrawalQuotes)
    .where(
      and(
        eq(withdrawalQuotes.userId, userId),
        lt(withdrawalQuotes.expiresAt, now),
        isNull(withdrawalQuotes.usedAt),
      ),
    )
}
