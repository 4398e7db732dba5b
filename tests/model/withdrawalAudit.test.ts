import { describe, expect, test } from 'vitest'
import { withdrawalAuditMachine } from '../../src/machines/withdrawalAuditMachine.ts'
import { networkFailure } from '../factories/failures.ts'
import { aWithdrawal } from '../factories/walletAnswers.ts'
import { failed, found, input } from './charts/withdrawalAudit.ts'
import { journey } from './support/journey.ts'

describe('a withdrawal under audit', () => {
  test('is cancelled once, after a question', async () => {
    const audit = follow()
    audit.send({ type: 'cancel.asked' })
    audit.send({ type: 'cancel.confirmed' })
    expect(audit.inputOf('cancelWithdrawal')).toEqual({ id: 81 })
    await audit.settle('cancelWithdrawal', found(-1))
    audit.send({ type: 'cancel.asked' })
    expect(audit.snapshot()).toMatchObject({
      value: 'cancelled',
      context: { withdrawal: { status: -1 } },
    })
    expect(audit.effects).toEqual(['refreshBalance'])
  })

  test('shows the audit’s result when the audit was faster', async () => {
    const audit = follow()
    audit.send({ type: 'cancel.asked' })
    audit.send({ type: 'cancel.confirmed' })
    await audit.settle('cancelWithdrawal', found(1))
    expect(audit.snapshot().value).toBe('passed')
  })

  test('retries when no answer came', async () => {
    const audit = follow()
    audit.send({ type: 'cancel.asked' })
    audit.send({ type: 'cancel.confirmed' })
    await audit.settle('cancelWithdrawal', failed)
    expect(audit.snapshot()).toMatchObject({
      value: { auditing: 'cancelUnanswered' },
      context: { failure: networkFailure },
    })
    audit.send({ type: 'cancel.confirmed' })
    expect(audit.inputOf('cancelWithdrawal')).toEqual({ id: 81 })
  })

  test('reloads once more when a notice arrives during a load, and after a dismissed question', async () => {
    const audit = follow()
    audit.send({ type: 'withdrawal.shown' })
    audit.send({ type: 'audit.announced' })
    await audit.settle('showWithdrawal', found(0))
    audit.send({ type: 'cancel.asked' })
    audit.send({ type: 'audit.announced' })
    audit.send({ type: 'cancel.dismissed' })
    await audit.settle('showWithdrawal', found(2))
    expect(audit.snapshot().value).toBe('refused')
  })

  test.each([
    [1, 'passed'],
    [2, 'refused'],
    [-1, 'cancelled'],
  ] as const)('with the code %s is over from the start', (status, state) => {
    const audit = journey(withdrawalAuditMachine, {
      input: { ...input, withdrawal: aWithdrawal({ status }) },
    })
    expect(audit.snapshot().value).toBe(state)
  })
})

function follow() {
  return journey(withdrawalAuditMachine, { input, effects: ['refreshBalance'] })
}
