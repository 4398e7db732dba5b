// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor, fromCallback, waitFor, type AnyActorRef } from 'xstate'
import { resetPay, verifyPay } from '../../../contract/account.ts'
import { payOrder, showOrder } from '../../../contract/orders.ts'
import { aProof } from '../../../tests/factories/codeProof.ts'
import { anOrder } from '../../../tests/factories/orderAnswers.ts'
import { aUserInfo } from '../../../tests/factories/userInfo.ts'
import {
  callName,
  heldBy,
  heldUntilLeft,
  openBindings,
  soon,
  type Bindings,
} from '../../../tests/support/bindings.tsx'
import { actorStore } from '../actors/actorStore.ts'
import { useOrder } from '../orders/useOrder.ts'
import {
  codeStandOf,
  runWithdrawalCode,
  usePaymentCode,
  useWithdrawalCode,
  type PaymentCodeActor,
} from './usePaymentCode.ts'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

test('a payment sends its proof under a key, and the code only for verification', async () => {
  bindings.answers(verifyPay, aProof)
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
      body: { orderId: 31, proof: aProof.proof },
      token: 'token-1',
      key: expect.stringMatching(/^[\w-]{16,}$/),
    },
  ])
})

test.each([
  { came: 'was paid', reason: null },
  { came: 'was paid for elsewhere', reason: 'stateChanged' },
  { came: 'was paid for too late', reason: 'deadlinePassed' },
])('an order that $came is read again, and so is the balance', async ({ reason }) => {
  const refreshInfo = vi.fn()
  bindings.answers(verifyPay, aProof)
  bindings.answers(showOrder, anOrder({ id: 31 }))
  bindings.answers(payOrder, anOrder({ id: 31, status: 1 }))
  if (reason !== null) {
    const data = { order: anOrder({ id: 31, status: -1 }) }
    bindings.refuses(payOrder, { status: 200, msg: 'Not any more', reason, data })
  }
  const order = await heldBy(bindings, () => useOrder(31))
  await soon(() => expect(order().state).toBe('filled'))
  enter(askedToPay({ codeIsSet: true, refreshInfo }))
  await soon(() => expect(bindings.askedFor(showOrder)).toHaveLength(2))
  expect([bindings.askedFor(payOrder).length, refreshInfo.mock.calls.length]).toEqual([1, 1])
})

test('a refusal for too little balance reads the balance again, and keeps the payment', async () => {
  const refreshInfo = vi.fn()
  bindings.answers(verifyPay, aProof)
  const data = { shortCents: 490 }
  bindings.refuses(payOrder, { status: 200, msg: 'Too low', reason: 'balanceTooLow', data })
  const code = askedToPay({ codeIsSet: true, refreshInfo })
  enter(code)
  await waitFor(code, (snapshot) => snapshot.matches({ asking: 'balanceTooLow' }))
  const { shortCents, payment } = code.getSnapshot().context
  expect([shortCents, payment?.subjectId, refreshInfo.mock.calls.length]).toEqual([490, 31, 1])
})

test('a locked code shows the remaining time, in every place', async () => {
  const refreshInfo = vi.fn()
  const now = vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-01-05T10:00:00.000Z'))
  const data = { until: '2026-01-05T10:15:00.000Z' }
  bindings.refuses(verifyPay, { status: 200, msg: 'Locked', reason: 'payCodeLocked', data })
  const code = askedToPay({ codeIsSet: true, refreshInfo })
  enter(code)
  await waitFor(code, (snapshot) => snapshot.matches({ asking: 'locked' }))
  now.mockRestore()
  const { lockedUntil, lockedForMs } = code.getSnapshot().context
  expect([lockedUntil, lockedForMs, refreshInfo.mock.calls.length]).toEqual([
    data.until,
    900_000,
    1,
  ])
})

test('an expired lock has no remaining time, and one without an end no time at all', () => {
  const standOf = (until: string | null) => codeStandOf(aUserInfo({ payCodeLock: { until } }))
  const until = '2026-01-05T10:15:00.000Z'
  expect([
    codeStandOf(null),
    codeStandOf(aUserInfo({ payCodeSet: false })),
    standOf(until),
    standOf(null),
  ]).toEqual([
    { codeIsSet: false, lock: null, passkey: 'none' },
    { codeIsSet: false, lock: null, passkey: 'none' },
    { codeIsSet: true, lock: { until, forMs: 0 }, passkey: 'none' },
    { codeIsSet: true, lock: { until: null, forMs: null }, passkey: 'none' },
  ])
})

test('a passkey is required also where this browser can’t use it, and offered only where it can', () => {
  const standOf = (isRequired: boolean, count = 1) =>
    codeStandOf(aUserInfo({ passkeys: { count, isRequired } })).passkey
  const here = [standOf(false), standOf(true), standOf(false, 0)]
  vi.stubGlobal('PublicKeyCredential', () => {})
  const there = [standOf(false), standOf(true), standOf(false, 0)]
  vi.unstubAllGlobals()
  expect([here, there]).toEqual([
    ['none', 'required', 'none'],
    ['offered', 'required', 'none'],
  ])
})

test('a shopper without a code goes to its settings, with the way back to the payment', async () => {
  window.history.replaceState(null, '', '/order?id=31')
  const code = askedToPay({ codeIsSet: false })
  code.send({ type: 'settings.opened' })
  await soon(() => expect(address()).toBe('/changePayPwd?returnTo=%2Forder%3Fid%3D31'))
})

test('a first code is set without an old one, and pays immediately', async () => {
  bindings.answers(resetPay, { payCodeSet: true })
  bindings.answers(verifyPay, aProof)
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

test.each(['oldPayCodeMissing', 'payCodeChanged'])(
  'a code first set elsewhere (%s) is asked for, and is known to be set',
  async (reason) => {
    const refreshInfo = vi.fn()
    bindings.refuses(resetPay, { status: 200, msg: 'Set already', reason })
    const code = askedToPay({ codeIsSet: false, refreshInfo })
    enter(code)
    enter(code)
    await waitFor(code, (snapshot) => snapshot.matches({ asking: 'entering' }))
    expect(refreshInfo).toHaveBeenCalledOnce()
  },
)

test('payment and withdrawal have separate sheets, which last as long as the session', async () => {
  const codes = await heldUntilLeft(bindings, () => [
    usePaymentCode().actor,
    useWithdrawalCode().actor,
  ])
  const [ofPayment, ofWithdrawal] = codes.held()
  expect([
    actorStore.below(['payCode', 'payment']),
    actorStore.below(['payCode', 'withdrawal']),
    askedToPay({ codeIsSet: true }) === ofWithdrawal,
    ofPayment === ofWithdrawal,
  ]).toEqual([[ofPayment], [ofWithdrawal], true, false])
})

test('the sheet of a withdrawal is never evicted', async () => {
  const code = askedToPay({ codeIsSet: true })
  const looked = Array.from({ length: 200 }, (_, index) => {
    const create = () => createActor(fromCallback(() => {}))
    return actorStore.run(['looked', index], create, { lasts: false })
  })
  await (await heldUntilLeft(bindings, usePaymentCode)).leave()
  const isRunning = (actor: AnyActorRef) => actor.getSnapshot().status === 'active'
  expect([looked.every(isRunning), isRunning(code)]).toEqual([false, true])
})

function address(): string {
  return `${window.location.pathname}${window.location.search}`
}

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
