import { describe, expect, test } from 'vitest'
import { paymentCodeMachine } from '../../src/machines/paymentCodeMachine.ts'
import type { PaymentCodeEvent } from '../../src/machines/paymentCodeTypes.ts'
import { networkFailure } from '../factories/failures.ts'
import {
  cancelledOrder,
  enough,
  failed,
  forWithdrawal,
  lockedFor15,
  minutes15,
  paidOrder,
  payment,
  proven,
  requested,
  withoutCode,
} from './charts/paymentCode.ts'
import { journey } from './support/journey.ts'
import { codeProof } from '../factories/codeProof.ts'

describe('paying with the payment code', () => {
  test('pays after a wrong code and the right one', async () => {
    const paying = request()
    enter(paying, '111111')
    paying.send({ type: 'code.submitted' })
    expect(paying.inputOf('verifyCode')).toEqual({ payment, payCode: '111111' })
    await paying.settle('verifyCode', { type: 'wrong', attemptsLeft: 4 })
    expect(paying.snapshot()).toMatchObject({
      value: { asking: { entering: 'refused' } },
      context: { payCode: '', attemptsLeft: 4 },
    })

    enter(paying, '246810')
    expect(paying.snapshot()).toMatchObject({
      value: { asking: { entering: 'refused' } },
      context: { payCode: '246810', attemptsLeft: 4 },
    })
    paying.send({ type: 'code.submitted' })
    await paying.settle('verifyCode', proven)
    expect(paying.snapshot().context.payCode).toBe('')
    expect(paying.inputOf('payOrder')).toEqual({
      payment,
      proof: codeProof,
    })

    await paying.settle('payOrder', { type: 'paid', order: paidOrder })
    expect(paying.snapshot()).toMatchObject({
      value: { resting: 'paid' },
      context: { order: paidOrder, failure: null, shortCents: 0 },
    })
    expect(paying.effects).toEqual(['announcePaid'])
  })

  test('returns the proof for a withdrawal, and pays nothing itself', async () => {
    const paying = request()
    paying.send(forWithdrawal)
    enter(paying, '246810')
    paying.send({ type: 'code.submitted' })
    expect(paying.inputOf('verifyCode')).toEqual({
      payment: forWithdrawal.payment,
      payCode: '246810',
    })
    await paying.settle('verifyCode', proven)
    expect(paying.snapshot()).toMatchObject({
      value: { resting: 'proven' },
      context: { proof: codeProof, payCode: '' },
    })
    expect(() => paying.inputOf('payOrder')).toThrow('not running')
    expect(paying.effects).toEqual(['notifyProven'])
  })

  test('reports a missing code to the withdrawal, and lets it ask for one', async () => {
    const paying = request(forWithdrawal)
    enter(paying, '246810')
    paying.send({ type: 'code.submitted' })
    await paying.settle('verifyCode', { type: 'notSet' })
    expect(paying.snapshot()).toMatchObject({
      value: { resting: 'closed' },
      context: { payment: null },
    })
    expect(paying.effects).toEqual(['notifyMissing'])
  })

  test.each(['payment.closed', 'settings.opened'] as const)(
    'reports to the withdrawal that its sheet was left by %s, and nothing to an order',
    (type) => {
      const withdrawing = request(forWithdrawal)
      withdrawing.send({ type })
      const paying = request()
      paying.send({ type })
      expect([withdrawing, paying].map(({ effects }) => effects.includes('notifyLeft'))).toEqual([
        true,
        false,
      ])
    },
  )

  test('takes no more than twelve digits and submits no fewer than six', () => {
    const paying = request()
    enter(paying, '12345')
    paying.send({ type: 'code.submitted' })
    expect(paying.snapshot().value).toEqual({ asking: { entering: 'fresh' } })

    enter(paying, '67890123')
    expect(paying.snapshot().context.payCode).toBe('123456789012')
    paying.send({ type: 'digit.erased' })
    expect(paying.snapshot().context.payCode).toBe('12345678901')
  })

  test('unlocks when the lock is over, and not a moment before', async () => {
    const paying = request()
    enter(paying, '111111')
    paying.send({ type: 'code.submitted' })
    const until = '2026-01-05T10:15:00.000Z'
    await paying.settle('verifyCode', { type: 'locked', until, forMs: minutes15 })
    expect(paying.snapshot()).toMatchObject({
      value: { asking: 'locked' },
      context: { lockedUntil: until, payCode: '' },
    })

    paying.clock.increment(minutes15 - 1)
    enter(paying, '1')
    expect(paying.snapshot()).toMatchObject({
      value: { asking: 'locked' },
      context: { payCode: '' },
    })
    paying.clock.increment(1)
    expect(paying.snapshot().value).toEqual({ asking: { entering: 'fresh' } })
  })

  test('stays locked until the code is reset after twenty wrong ones', async () => {
    const paying = request()
    enter(paying, '111111')
    paying.send({ type: 'code.submitted' })
    await paying.settle('verifyCode', { type: 'locked', until: null, forMs: null })
    paying.clock.increment(10 * 86_400_000)
    expect(paying.snapshot().value).toEqual({ asking: 'lockedUntilReset' })

    paying.send({ type: 'code.forgotten' })
    paying.send({ type: 'settings.opened' })
    expect(paying.snapshot()).toMatchObject({
      value: { resting: 'closed' },
      context: { payment: null },
    })
    expect(paying.effects).toEqual(['announceLocked', 'openPayCodeSettings'])
  })

  test('sets a first code, entered twice, and pays with it at once', async () => {
    const paying = request(withoutCode)
    enter(paying, '246810')
    expect(paying.snapshot()).toMatchObject({
      value: { asking: { notSet: 'repeating' } },
      context: { payCode: '', chosenCode: '246810' },
    })
    enter(paying, '246810')
    expect(paying.inputOf('setCode')).toEqual({ payCode: '246810' })

    await paying.settle('setCode', { type: 'set' })
    expect(paying.inputOf('verifyCode')).toEqual({ payment, payCode: '246810' })
    expect(paying.snapshot().context.chosenCode).toBe('')
    await paying.settle('verifyCode', proven)
    await paying.settle('payOrder', { type: 'paid', order: paidOrder })
    expect(paying.snapshot().value).toEqual({ resting: 'paid' })
    expect(paying.effects).toEqual(['announceCodeSet', 'announcePaid'])
  })

  test('sets nothing when the second entry differs, and restarts', () => {
    const paying = request(withoutCode)
    enter(paying, '246810246811')
    expect(paying.snapshot()).toMatchObject({
      value: { asking: { notSet: { choosing: 'differed' } } },
      context: { payCode: '', chosenCode: '' },
    })
    expect(() => paying.inputOf('setCode')).toThrow('not running')
  })

  test('takes only digits for a new code, in both entries', () => {
    const paying = request(withoutCode)
    enter(paying, '2x46810')
    expect(paying.snapshot().context).toMatchObject({ payCode: '', chosenCode: '246810' })
    enter(paying, '2x4')
    expect(paying.snapshot().context.payCode).toBe('24')
  })

  test('asks for a code that was set elsewhere meanwhile, without counting a try', async () => {
    const paying = request(withoutCode)
    enter(paying, '246810246810')
    await paying.settle('setCode', { type: 'setBefore' })
    expect(paying.snapshot()).toMatchObject({
      value: { asking: { entering: 'fresh' } },
      context: { payCode: '', chosenCode: '', attemptsLeft: null },
    })
    expect(() => paying.inputOf('verifyCode')).toThrow('not running')
  })

  test('sends the same digits again when no answer came', async () => {
    const paying = request(withoutCode)
    enter(paying, '246810246810')
    await paying.settle('setCode', failed)
    expect(paying.snapshot()).toMatchObject({
      value: { asking: { notSet: 'unanswered' } },
      context: { failure: networkFailure },
    })
    paying.send({ type: 'code.submitted' })
    expect(paying.inputOf('setCode')).toEqual({ payCode: '246810' })
    await paying.settle('setCode', { type: 'set' })
    expect(paying.snapshot()).toMatchObject({ value: 'verifying', context: { failure: null } })
  })

  test('leads to the settings for a code that was never set', () => {
    const paying = request(withoutCode)
    expect(paying.snapshot().value).toEqual({ asking: { notSet: { choosing: 'fresh' } } })
    paying.send({ type: 'settings.opened' })
    expect(paying.snapshot().value).toEqual({ resting: 'closed' })
    expect(paying.effects).toEqual(['openPayCodeSettings'])
  })

  test('reports a lock at once, also after a reload', () => {
    const paying = request({ ...requested, lock: lockedFor15 })
    expect(paying.snapshot()).toMatchObject({
      value: { asking: 'locked' },
      context: { payment, lockedUntil: lockedFor15.until },
    })
    paying.clock.increment(minutes15)
    expect(paying.snapshot().value).toEqual({ asking: { entering: 'fresh' } })
  })

  test('retries an unanswered payment with the same proof and key', async () => {
    const paying = await reachPaying()
    const first = paying.inputOf('payOrder')
    await paying.settle('payOrder', failed)
    expect(paying.snapshot()).toMatchObject({
      value: { asking: 'payingFailed' },
      context: { failure: networkFailure },
    })

    paying.send({ type: 'payment.retried' })
    expect(paying.inputOf('payOrder')).toEqual(first)
  })

  test('asks for the code again when the proof was too old, and pays with the new proof', async () => {
    const paying = await reachPaying()
    await paying.settle('payOrder', { type: 'proofInvalid' })
    expect(paying.snapshot().value).toEqual({ asking: { entering: 'lapsed' } })

    enter(paying, '246810')
    paying.send({ type: 'code.submitted' })
    await paying.settle('verifyCode', { type: 'proven', proof: 'proof-2' })
    expect(paying.inputOf('payOrder')).toEqual({
      payment,
      proof: 'proof-2',
    })
  })

  test('asks for what is missing first, and for the code as soon as the money is there', () => {
    const paying = request({ ...withoutCode, shortCents: 990 })
    expect(paying.snapshot()).toMatchObject({
      value: { asking: 'balanceTooLow' },
      context: { shortCents: 990 },
    })
    paying.send({ ...enough, codeIsSet: false, shortCents: 490 })
    expect(paying.snapshot()).toMatchObject({
      value: { asking: 'balanceTooLow' },
      context: { shortCents: 490 },
    })
    paying.send({ ...enough, codeIsSet: false })
    expect(paying.snapshot().value).toEqual({ asking: { notSet: { choosing: 'fresh' } } })
  })

  test('a refusal for too little money keeps the payment until the money is there', async () => {
    const paying = await reachPaying()
    await paying.settle('payOrder', { type: 'balanceTooLow', shortCents: 990 })
    expect(paying.snapshot()).toMatchObject({
      value: { asking: 'balanceTooLow' },
      context: { shortCents: 990 },
    })

    paying.send(enough)
    expect(paying.snapshot()).toMatchObject({
      value: { asking: { entering: 'fresh' } },
      context: { payment, shortCents: 0 },
    })
    expect(paying.effects).toEqual(['announceShort'])
  })

  test('shows the current order when it can no longer be paid', async () => {
    const paying = await reachPaying()
    await paying.settle('payOrder', { type: 'stateChanged', order: cancelledOrder })

    expect(paying.snapshot()).toMatchObject({
      value: { resting: 'orderChanged' },
      context: { order: cancelledOrder },
    })
    expect(paying.effects).toEqual(['announceOrderChanged'])
  })

  test('switches to another order when its sheet was left open, with nothing entered', () => {
    const paying = request()
    enter(paying, '2468')
    const other = { ...payment, subjectId: 32, amountCents: 500 }
    paying.send({ ...requested, payment: other })

    expect(paying.snapshot()).toMatchObject({
      value: { asking: { entering: 'fresh' } },
      context: { payment: other, payCode: '' },
    })
  })

  test('can’t be closed while money may be moving', async () => {
    const paying = await reachPaying()
    paying.send({ type: 'payment.closed' })
    expect(paying.snapshot().value).toBe('paying')

    await paying.settle('payOrder', failed)
    paying.send({ type: 'payment.closed' })
    expect(paying.snapshot()).toMatchObject({
      value: { resting: 'closed' },
      context: { payment: null, payCode: '', proof: null, order: null, failure: null },
    })
  })
})

function request(event: PaymentCodeEvent = requested) {
  const paying = journey(paymentCodeMachine, {
    effects: [
      'announceCodeSet',
      'announceLocked',
      'announcePaid',
      'announceOrderChanged',
      'openPayCodeSettings',
      'announceShort',
      'notifyProven',
      'notifyMissing',
      'notifyLeft',
    ],
  })
  paying.send(event)
  return paying
}

async function reachPaying() {
  const paying = request()
  enter(paying, '246810')
  paying.send({ type: 'code.submitted' })
  await paying.settle('verifyCode', proven)
  return paying
}

function enter(paying: ReturnType<typeof request>, digits: string) {
  for (const digit of digits) paying.send({ type: 'digit.entered', digit })
}
