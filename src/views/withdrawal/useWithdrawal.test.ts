// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { waitFor } from 'xstate'
import { getUserInfo, verifyPay } from '../../../contract/account.ts'
import { quoteWithdrawal, showWithdrawalTerms, withdraw } from '../../../contract/wallet.ts'
import { aUserInfo } from '../../../tests/factories/userInfo.ts'
import {
  aWithdrawal,
  aWithdrawalQuote,
  bankTarget,
  someTerms,
} from '../../../tests/factories/walletAnswers.ts'
import { callName, heldBy, openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { runWithdrawalCode } from '../payment/usePaymentCode.ts'
import { useWithdrawalInHand } from './useWithdrawal.ts'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

test('a withdrawal sends its quote and proof under a key', async () => {
  const proof = 'W'.repeat(43)
  const expiresAt = new Date(Date.now() + 600_000).toISOString()
  bindings.answers(getUserInfo, aUserInfo())
  bindings.answers(showWithdrawalTerms, someTerms())
  bindings.answers(quoteWithdrawal, aWithdrawalQuote({ id: 71, expiresAt }))
  bindings.answers(verifyPay, { proof, expiresAt })
  bindings.answers(withdraw, aWithdrawal())
  const { actor } = (await heldBy(bindings, useWithdrawalInHand))()
  await act(async () => {
    await waitFor(actor, (snapshot) => snapshot.can({ type: 'method.chosen', method: 'bank' }))
    actor.send({ type: 'method.chosen', method: 'bank' })
    actor.send({ type: 'quote.requested', values: { target: bankTarget, amountCents: 5_000 } })
    await waitFor(actor, (snapshot) => snapshot.can({ type: 'withdrawal.confirmed' }))
    actor.send({ type: 'withdrawal.confirmed' })
    const code = runWithdrawalCode(() => {})
    await waitFor(code, (snapshot) => snapshot.hasTag('open'))
    for (const digit of '314159') code.send({ type: 'digit.entered', digit })
    code.send({ type: 'code.submitted' })
    await waitFor(actor, (snapshot) => snapshot.context.withdrawal !== null)
  })

  expect(bindings.askedFor(withdraw)).toEqual([
    {
      call: callName(withdraw),
      body: { quoteId: 71, proof },
      token: 'token-1',
      key: expect.stringMatching(/^[\w-]{16,}$/),
    },
  ])
})
