// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { waitFor } from 'xstate'
import { verifyPay } from '../../../contract/account.ts'
import { withdraw } from '../../../contract/wallet.ts'
import { aWithdrawal } from '../../../tests/factories/walletAnswers.ts'
import { callName, openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { quotedWithdrawal, quotedUntil } from '../../../tests/support/withdrawalInHand.tsx'
import { runWithdrawalCode, type PaymentCodeActor } from '../payment/usePaymentCode.ts'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

const proof = 'W'.repeat(43)

test('a withdrawal sends its quote and proof under a key', async () => {
  bindings.answers(verifyPay, { proof, expiresAt: quotedUntil })
  bindings.answers(withdraw, aWithdrawal())
  const { actor, code } = await askedForCode()
  await act(async () => {
    enterCode(code)
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

test('a withdrawal whose sheet is left waits to be confirmed again, and hears of the next sheet', async () => {
  bindings.answers(verifyPay, { proof, expiresAt: quotedUntil })
  bindings.answers(withdraw, aWithdrawal())
  const { actor, code } = await askedForCode()
  await act(async () => {
    code.send({ type: 'payment.closed' })
    await waitFor(actor, (snapshot) => snapshot.matches({ quoted: 'confirming' }))
    actor.send({ type: 'withdrawal.confirmed' })
    await waitFor(code, (snapshot) => snapshot.hasTag('open'))
    enterCode(code)
    await waitFor(actor, (snapshot) => snapshot.context.withdrawal !== null)
  })
  expect(bindings.askedFor(withdraw).length).toBe(1)
})

test('a withdrawal asks for a code where the check finds that none is set', async () => {
  bindings.refuses(verifyPay, { status: 200, msg: 'None is set', reason: 'payCodeNotSet' })
  const { actor, code } = await askedForCode()
  await act(async () => {
    enterCode(code)
    await waitFor(actor, (snapshot) => snapshot.matches({ quoted: 'codeNotSet' }))
  })
  expect(code.getSnapshot().value).toEqual({ resting: 'closed' })
})

/** A withdrawal that was quoted and confirmed, with the sheet open. */
async function askedForCode() {
  const { actor } = (await quotedWithdrawal(bindings, () => null)).held()
  const code = runWithdrawalCode(() => {})
  await act(async () => {
    actor.send({ type: 'withdrawal.confirmed' })
    await waitFor(code, (snapshot) => snapshot.hasTag('open'))
  })
  return { actor, code }
}

function enterCode(code: PaymentCodeActor): void {
  for (const digit of '314159') code.send({ type: 'digit.entered', digit })
  code.send({ type: 'code.submitted' })
}
