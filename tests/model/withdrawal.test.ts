import { describe, expect, test } from 'vitest'
import { withdrawalMachine } from '../../src/machines/withdrawalMachine.ts'
import { aWithdrawal, aWithdrawalQuote, chainTarget } from '../factories/walletAnswers.ts'
import {
  accepted,
  answered,
  failed,
  loaded,
  minutes15,
  proven,
  quoted,
  refusals,
  values,
} from './charts/withdrawal.ts'
import { journey } from './support/journey.ts'
import { codeProof } from '../factories/codeProof.ts'

describe('a withdrawal', () => {
  test('is quoted, proven with the code for that quote, held, and paid out', async () => {
    const withdrawal = await reachForm('bank')
    withdrawal.send({ type: 'quote.requested', values })
    expect(withdrawal.inputOf('quoteWithdrawal')).toEqual({ values })
    await withdrawal.settle('quoteWithdrawal', quoted)
    withdrawal.send({ type: 'withdrawal.confirmed' })
    await withdrawal.settle('readCodeSet', { type: 'set', lock: null })
    expect(withdrawal.inputOf('askForCode')).toEqual({
      quote: aWithdrawalQuote(),
      lock: null,
      passkey: 'none',
    })
    withdrawal.send(proven)
    withdrawal.send({ type: 'withdrawal.confirmed' })
    expect(withdrawal.inputOf('withdraw')).toEqual({
      quoteId: 71,
      proof: codeProof,
    })
    await withdrawal.settle('withdraw', accepted)
    expect(withdrawal.inputOf('followAudit')).toEqual({ withdrawal: aWithdrawal() })
    await withdrawal.settle('followAudit', answered(1))
    expect(withdrawal.snapshot()).toMatchObject({
      value: { handedIn: 'passed' },
      context: { withdrawal: aWithdrawal({ status: 1 }), failure: null },
    })
    expect(withdrawal.effects).toEqual(['refreshBalance'])
  })

  test.each([
    ['refused', 2],
    ['cancelled', -1],
  ] as const)('ends %s as the audit decides', async (end, status) => {
    const withdrawal = await reachSubmitting()
    await withdrawal.settle('withdraw', accepted)
    await withdrawal.settle('followAudit', answered(status))
    expect(withdrawal.snapshot().value).toEqual({ handedIn: end })

    withdrawal.send({ type: 'withdrawal.renewed' })
    expect(withdrawal.snapshot()).toMatchObject({
      value: { preparing: 'loadingTerms' },
      context: { values: null, quote: null, proof: null, withdrawal: null },
    })
  })

  test('can’t be requested before a method is chosen', async () => {
    const withdrawal = journey(withdrawalMachine)
    await withdrawal.settle('loadTerms', loaded)
    withdrawal.send({ type: 'quote.requested', values })
    expect(withdrawal.snapshot().value).toEqual({ preparing: { filling: 'choosingMethod' } })
  })

  test('is quoted again after fifteen minutes, even under the open sheet', async () => {
    const withdrawal = await reachQuoted()
    withdrawal.clock.increment(minutes15 - 1)
    withdrawal.send({ type: 'withdrawal.confirmed' })
    await withdrawal.settle('readCodeSet', { type: 'set', lock: null })
    expect(withdrawal.snapshot().value).toEqual({ quoted: 'provingCode' })
    withdrawal.clock.increment(1)
    expect(withdrawal.snapshot().value).toBe('quoting')
    const dearer = aWithdrawalQuote({ id: 72, chargeCents: 400, totalCents: 5_400 })
    await withdrawal.settle('quoteWithdrawal', { ...quoted, quote: dearer })
    expect(withdrawal.snapshot()).toMatchObject({
      value: { quoted: 'confirming' },
      context: { quote: dearer, proof: null },
    })
  })

  test('waits longer each time before it replaces a quote that expires on arrival', async () => {
    const over = { ...quoted, quotedForMs: 0 }
    const withdrawal = await reachForm('bank')
    withdrawal.send({ type: 'quote.requested', values })
    const waits = []
    for (const seconds of [5, 10, 20, 40, 60, 60]) {
      await withdrawal.settle('quoteWithdrawal', over)
      withdrawal.clock.increment(seconds * 1_000 - 1)
      const before = withdrawal.snapshot().value
      withdrawal.clock.increment(1)
      waits.push([before, withdrawal.snapshot().value])
    }
    expect(waits).toEqual(waits.map(() => [{ quoted: 'confirming' }, 'quoting']))

    await withdrawal.settle('quoteWithdrawal', quoted)
    withdrawal.clock.increment(minutes15 - 1)
    expect(withdrawal.snapshot().value).toEqual({ quoted: 'confirming' })
  })

  test.each([
    ['a quote that ran out', 'quoteExpired'],
    ['a proof that no longer counts', 'proofInvalid'],
  ] as const)('is quoted and proven once more after %s', async (_after, reason) => {
    const withdrawal = await reachSubmitting()
    await withdrawal.settle('withdraw', refusals[reason])
    expect(withdrawal.inputOf('quoteWithdrawal')).toEqual({ values })
    await withdrawal.settle('quoteWithdrawal', quoted)
    withdrawal.send({ type: 'withdrawal.confirmed' })
    await proves(withdrawal, 'proof-2')
    expect(withdrawal.inputOf('withdraw')).toEqual({
      quoteId: 71,
      proof: 'proof-2',
    })
  })

  test('changes nothing while it is unknown whether the sum is held', async () => {
    const withdrawal = await reachSubmitting()
    const first = withdrawal.inputOf('withdraw')
    await withdrawal.settle('withdraw', failed)
    for (const type of ['form.reopened', 'withdrawal.renewed', 'withdrawal.confirmed'] as const) {
      withdrawal.send({ type })
    }
    withdrawal.clock.increment(minutes15)
    expect(withdrawal.snapshot().value).toBe('unanswered')
    withdrawal.send({ type: 'retry.requested' })
    expect(withdrawal.inputOf('withdraw')).toEqual(first)
  })

  test('returns to the filled-in form when the balance is too low', async () => {
    const withdrawal = await reachForm('chain')
    const onChain = { target: chainTarget, amountCents: 5_000 }
    withdrawal.send({ type: 'quote.requested', values: onChain })
    await withdrawal.settle('quoteWithdrawal', quoted)
    withdrawal.send({ type: 'withdrawal.confirmed' })
    await proves(withdrawal)
    await withdrawal.settle('withdraw', refusals.balanceTooLow)
    expect(withdrawal.snapshot()).toMatchObject({
      value: { preparing: { filling: 'onChain' } },
      context: { values: onChain, failure: { reason: 'balanceTooLow' } },
    })
    expect(withdrawal.effects).toEqual(['announceFailure', 'refreshBalance'])
  })

  test('passes the lock of the code to the sheet before a code is requested', async () => {
    const lock = { until: '2026-01-05T10:15:00.000Z', forMs: 262_000 }
    const withdrawal = await reachQuoted()
    withdrawal.send({ type: 'withdrawal.confirmed' })
    await withdrawal.settle('readCodeSet', { type: 'set', lock })
    expect(withdrawal.inputOf('askForCode')).toMatchObject({ lock })
    withdrawal.send({ type: 'code.dismissed' })

    withdrawal.send({ type: 'withdrawal.confirmed' })
    await withdrawal.settle('readCodeSet', { type: 'set', lock: null })
    expect(withdrawal.inputOf('askForCode')).toMatchObject({ lock: null })
  })

  test.each([{ type: 'unknown' }, { type: 'set', lock: null }] as const)(
    'asks for the code when it is $type whether there is one, and learns there that it is missing',
    async (outcome) => {
      const withdrawal = await reachQuoted()
      withdrawal.send({ type: 'withdrawal.confirmed' })
      expect(withdrawal.snapshot().value).toEqual({ quoted: 'checkingCode' })
      await withdrawal.settle('readCodeSet', outcome)
      expect(withdrawal.snapshot().value).toEqual({ quoted: 'provingCode' })
      withdrawal.send({ type: 'code.missing' })
      expect(withdrawal.snapshot().value).toEqual({ quoted: 'codeNotSet' })
    },
  )

  test('keeps the quote when the sheet is left', async () => {
    const withdrawal = await reachQuoted()
    withdrawal.send({ type: 'withdrawal.confirmed' })
    await withdrawal.settle('readCodeSet', { type: 'set', lock: null })
    withdrawal.send({ type: 'code.dismissed' })
    expect(withdrawal.snapshot()).toMatchObject({
      value: { quoted: 'confirming' },
      context: { proof: null, failure: null },
    })
  })

  test('asks to set a payment code that was never set', async () => {
    const withdrawal = await reachQuoted()
    withdrawal.send({ type: 'withdrawal.confirmed' })
    await withdrawal.settle('readCodeSet', { type: 'notSet' })
    expect(withdrawal.snapshot().value).toEqual({ quoted: 'codeNotSet' })
    withdrawal.send({ type: 'settings.opened' })
    expect(withdrawal.snapshot().value).toEqual({ quoted: 'confirming' })
    expect(withdrawal.effects).toEqual(['openPayCodeSettings'])
  })
})

async function proves(withdrawal: Awaited<ReturnType<typeof reachForm>>, proof = codeProof) {
  await withdrawal.settle('readCodeSet', { type: 'set', lock: null })
  withdrawal.send({ type: 'code.proven', proof })
}

async function reachForm(method: 'bank' | 'chain') {
  const withdrawal = journey(withdrawalMachine, {
    effects: ['announceFailure', 'refreshBalance', 'openPayCodeSettings'],
  })
  await withdrawal.settle('loadTerms', loaded)
  withdrawal.send({ type: 'method.chosen', method })
  return withdrawal
}

async function reachQuoted() {
  const withdrawal = await reachForm('bank')
  withdrawal.send({ type: 'quote.requested', values })
  await withdrawal.settle('quoteWithdrawal', quoted)
  return withdrawal
}

async function reachSubmitting() {
  const withdrawal = await reachQuoted()
  withdrawal.send({ type: 'withdrawal.confirmed' })
  await proves(withdrawal)
  return withdrawal
}
