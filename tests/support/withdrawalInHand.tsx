import { act, type ReactNode } from 'react'
import { getUserInfo } from '../../contract/account.ts'
import {
  quoteWithdrawal,
  showWithdrawalTerms,
  type WithdrawalTerms,
} from '../../contract/wallet.ts'
import { useWithdrawalInHand } from '../../src/views/withdrawal/useWithdrawal.ts'
import type { WithdrawalInHand } from '../../src/views/withdrawal/useWithdrawal.ts'
import { aUserInfo } from '../factories/userInfo.ts'
import { aWithdrawalQuote, bankTarget, someTerms } from '../factories/walletAnswers.ts'
import type { Bindings } from './bindings.tsx'
import { comingTo, shownWith } from './shownWith.tsx'

/**
 * Expiry of these tests' quotes. It is in the future, because an expired quote is replaced at once.
 */
export const quotedUntil = new Date(Date.now() + 600_000).toISOString()

/** Renders a part of the withdrawal screen, once a target can be chosen. */
export async function withdrawalInHand(
  bindings: Bindings,
  part: (inHand: WithdrawalInHand) => ReactNode,
  terms: WithdrawalTerms = someTerms(),
) {
  bindings.answers(getUserInfo, aUserInfo())
  bindings.answers(showWithdrawalTerms, terms)
  const { place, held } = await shownWith(bindings, useWithdrawalInHand, part)
  const come = comingTo(() => held().snapshot)
  await come({ preparing: 'filling' })
  return { place, held, come }
}

/** The same, once $50.00 to a bank card were quoted. */
export async function quotedWithdrawal(
  bindings: Bindings,
  part: (inHand: WithdrawalInHand) => ReactNode,
) {
  bindings.answers(quoteWithdrawal, aWithdrawalQuote({ expiresAt: quotedUntil }))
  const inHand = await withdrawalInHand(bindings, part)
  await act(async () => {
    const { actor } = inHand.held()
    actor.send({ type: 'method.chosen', method: 'bank' })
    actor.send({ type: 'quote.requested', values: { target: bankTarget, amountCents: 5_000 } })
  })
  await inHand.come('quoted')
  return inHand
}
