// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { waitFor } from 'xstate'
import { getUserInfo, verifyPay } from '../../../contract/account.ts'
import {
  listWithdrawals,
  showWithdrawal,
  showWithdrawalTerms,
  withdraw,
} from '../../../contract/wallet.ts'
import { aUserInfo } from '../../../tests/factories/userInfo.ts'
import { aWithdrawal, someTerms } from '../../../tests/factories/walletAnswers.ts'
import {
  callName,
  heldBy,
  heldUntilLeft,
  openBindings,
  soon,
  type Bindings,
} from '../../../tests/support/bindings.tsx'
import { knownShopper } from '../../../tests/support/knownShopper.ts'
import { quotedWithdrawal, quotedUntil } from '../../../tests/support/withdrawalInHand.tsx'
import { actorStore } from '../actors/actorStore.ts'
import { toasts } from '../actors/toasts.ts'
import { runWithdrawalCode, type PaymentCodeActor } from '../payment/usePaymentCode.ts'
import { useHeldFunds } from './useHeldFunds.ts'
import { useWithdrawalInHand } from './useWithdrawal.ts'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(async () => {
  await bindings.close()
  const left = toasts.getCurrent()
  if (left !== null) toasts.close(left.id)
})

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

test('closing the sheet returns to the confirmation, and the next sheet works', async () => {
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

test('the sheet sets a first code where the check finds none', async () => {
  bindings.refuses(verifyPay, { status: 200, msg: 'None is set', reason: 'payCodeNotSet' })
  const { actor, code } = await askedForCode()
  await act(async () => {
    enterCode(code)
    await waitFor(actor, (snapshot) => snapshot.matches({ quoted: 'codeNotSet' }))
  })
  expect(code.getSnapshot().value).toEqual({ resting: 'closed' })
})

test('opening the form again closes the sheet behind it', async () => {
  const { actor, code } = await askedForCode()
  await act(async () => actor.send({ type: 'form.reopened' }))
  expect(code.getSnapshot().value).toEqual({ resting: 'closed' })
})

test.each([
  { of: 'accepted', refusal: null, comesTo: { handedIn: 'auditing' }, said: null },
  {
    of: 'refused',
    refusal: { status: 200, msg: 'Too low', reason: 'balanceTooLow', data: { shortCents: 300 } },
    comesTo: { preparing: { filling: 'bank' } },
    said: { text: 'Too low' },
  },
])('a withdrawal that was $of reads balance and records again', async (given) => {
  await knownShopper(bindings)
  bindings.answers(verifyPay, { proof, expiresAt: quotedUntil })
  bindings.answers(withdraw, aWithdrawal())
  if (given.refusal !== null) bindings.refuses(withdraw, given.refusal)
  bindings.answers(listWithdrawals, { list: [], nextCursor: null, total: 0 })
  await heldBy(bindings, useHeldFunds)
  const { actor, code } = await askedForCode()
  const before = [getUserInfo, listWithdrawals].map((call) => bindings.askedFor(call).length)
  await act(async () => {
    enterCode(code)
    await waitFor(actor, (snapshot) => !snapshot.hasTag('quote'))
  })
  await soon(() => expect(bindings.askedFor(listWithdrawals)).toHaveLength(2))
  await soon(() => expect(bindings.askedFor(getUserInfo)).toHaveLength(3))
  expect([before, actor.getSnapshot().value, toasts.getCurrent()?.wording ?? null]).toEqual([
    [2, 1],
    given.comesTo,
    given.said,
  ])
})

test('a submitted withdrawal is followed until its audit is over', async () => {
  bindings.answers(verifyPay, { proof, expiresAt: quotedUntil })
  bindings.answers(withdraw, aWithdrawal())
  const paidOut = aWithdrawal({ status: 1, resolvedAt: '2026-01-06T10:00:00.000Z' })
  bindings.answers(showWithdrawal, paidOut)
  const { actor, code } = await askedForCode()
  await act(async () => {
    enterCode(code)
    await waitFor(actor, (snapshot) => snapshot.matches({ handedIn: 'auditing' }))
    actorStore.refresh(['withdrawals', 'one', 81])
    await waitFor(actor, (snapshot) => snapshot.matches({ handedIn: 'passed' }))
  })
  expect(actor.getSnapshot().context.withdrawal).toEqual(paidOut)
})

test('the terms are requested again when the screen is shown and they are unknown', async () => {
  bindings.refuses(showWithdrawalTerms, { status: 503, msg: '' })
  const { held, leave } = await heldUntilLeft(bindings, useWithdrawalInHand)
  await soon(() => expect(held().snapshot.value).toEqual({ preparing: 'termsUnloaded' }))
  await leave()
  bindings.answers(showWithdrawalTerms, someTerms())
  const again = await heldBy(bindings, useWithdrawalInHand)
  await soon(() => expect(again().snapshot.context.terms).toEqual(someTerms()))
  expect(actorStore.below(['withdrawals', 'inHand'])).toEqual([held().actor])
})

test('pending requests are aborted when the shopper leaves the session', async () => {
  bindings.answers(showWithdrawalTerms, () => new Promise(() => {}))
  const { leave } = await heldUntilLeft(bindings, useWithdrawalInHand)
  await soon(() => expect(bindings.askedFor(showWithdrawalTerms)).toHaveLength(1))
  await leave()
  bindings.hear('session')
  expect(bindings.givenUp(showWithdrawalTerms)).toBe(1)
})

test('opening the form again does not wait for the code’s state', async () => {
  const { actor } = (await quotedWithdrawal(bindings, () => null)).held()
  bindings.answers(getUserInfo, () => new Promise(() => {}))
  await act(async () => actor.send({ type: 'withdrawal.confirmed' }))
  await soon(() => expect(bindings.askedFor(getUserInfo)).toHaveLength(1))
  await act(async () => actor.send({ type: 'form.reopened' }))
  expect(bindings.givenUp(getUserInfo)).toBe(1)
})

test.each([
  { of: 'for a while', until: quotedUntil, place: { asking: 'locked' } },
  { of: 'until it is set anew', until: null, place: { asking: 'lockedUntilReset' } },
])('a code that is locked $of is not asked for', async ({ until, place }) => {
  const { actor } = (await quotedWithdrawal(bindings, () => null)).held()
  bindings.answers(getUserInfo, aUserInfo({ payCodeLock: { until } }))
  const code = runWithdrawalCode(() => {})
  await act(async () => {
    actor.send({ type: 'withdrawal.confirmed' })
    await waitFor(code, (snapshot) => snapshot.hasTag('open'))
  })
  expect([code.getSnapshot().value, code.getSnapshot().context.lockedUntil]).toEqual([place, until])
})

/** Quotes and confirms a withdrawal, with the sheet open. */
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
