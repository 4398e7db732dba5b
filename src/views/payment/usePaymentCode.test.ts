// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { waitFor } from 'xstate'
import { resetPay, verifyPay } from '../../../contract/account.ts'
import { payOrder } from '../../../contract/orders.ts'
import { anOrder } from '../../../tests/factories/orderAnswers.ts'
import { callName, openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { runWithdrawalCode, type PaymentCodeActor } from './usePaymentCode.ts'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

test('a payment sends its proof under a key, and the code only to be verified', async () => {
  const proof = 'P'.repeat(43)
  bindings.answers(verifyPay, { proof, expiresAt: '2026-01-05T10:02:00.000Z' })
  bindings.answers(payOrder, anOrder({ id: 31, status: 1 }))
  const code = askedToPay({ codeIsSet: true })
  enter(code)
  await waitFor(code, (snapshot) => snapshot.matches({ resting: 'paid' }))

  expect([...bindings.askedFor(verifyPay), ...bindings.askedFor(payOrder)]).toEqual([
    {
      call: callName(verifyPay),
      body: { payCode: '314159', operation: 'orderPay', subjectId: 31, amountCents: 3_000 },
      token: 'token-1',
      key: null,
    },
    {
      call: callName(payOrder),
      body: { orderId: 31, proof },
      token: 'token-1',
      key: expect.stringMatching(/^[\w-]{16,}$/),
    },
  ])
})

test.each([
  { met: 'was paid for elsewhere', reason: 'stateChanged' },
  { met: 'came too late', reason: 'deadlinePassed' },
] as const)('of an order that $met the balance is read again', async ({ reason }) => {
  const refreshInfo = vi.fn()
  bindings.answers(verifyPay, { proof: 'P'.repeat(43), expiresAt: '2026-01-05T10:02:00.000Z' })
  bindings.refuses(payOrder, {
    status: 200,
    msg: 'Not any more',
    reason,
    data: { order: anOrder({ id: 31, status: -1 }) },
  })
  enter(askedToPay({ codeIsSet: true, refreshInfo }))
  await soon(() => expect(bindings.askedFor(payOrder)).toHaveLength(1))
  await soon(() => expect(refreshInfo).toHaveBeenCalledOnce())
})

test('without a code one goes to its settings, with the way back to what is paid', async () => {
  window.history.replaceState(null, '', '/order?id=31')
  const code = askedToPay({ codeIsSet: false })
  code.send({ type: 'settings.opened' })
  await soon(() =>
    expect(`${window.location.pathname}${window.location.search}`).toBe(
      '/changePayPwd?returnTo=%2Forder%3Fid%3D31',
    ),
  )
})

test('a first code is set without an old one, and paid with at once', async () => {
  bindings.answers(resetPay, { payCodeSet: true })
  bindings.answers(verifyPay, { proof: 'P'.repeat(43), expiresAt: '2026-01-05T10:02:00.000Z' })
  bindings.answers(payOrder, anOrder({ id: 31, status: 1 }))
  const code = askedToPay({ codeIsSet: false })
  enter(code)
  enter(code)
  await soon(() => expect(bindings.askedFor(payOrder)).toHaveLength(1))
  expect([...bindings.askedFor(resetPay), ...bindings.askedFor(verifyPay)]).toEqual([
    {
      call: callName(resetPay),
      body: { payCode: '314159', oldPayCode: '' },
      token: 'token-1',
      key: null,
    },
    {
      call: callName(verifyPay),
      body: { payCode: '314159', operation: 'orderPay', subjectId: 31, amountCents: 3_000 },
      token: 'token-1',
      key: null,
    },
  ])
})

function askedToPay({
  codeIsSet,
  refreshInfo = () => {},
}: {
  codeIsSet: boolean
  refreshInfo?: () => void
}) {
  const code = runWithdrawalCode(refreshInfo)
  code.send({
    type: 'payment.requested',
    payment: { operation: 'orderPay', subjectId: 31, amountCents: 3_000 },
    codeIsSet,
  })
  return code
}

function enter(code: PaymentCodeActor): void {
  for (const digit of '314159') code.send({ type: 'digit.entered', digit })
  code.send({ type: 'code.submitted' })
}
