import { describe, expect, test } from 'vitest'
import { rechargeAuditMachine } from '../../src/machines/rechargeAuditMachine.ts'
import { failed, found, input, passed, refused, waiting } from './charts/rechargeAudit.ts'
import { journey } from './support/journey.ts'

describe('a recharge under audit', () => {
  test('shows what arrived on the balance once a notice comes', async () => {
    const audit = follow()
    audit.send({ type: 'audit.announced' })
    expect(audit.inputOf('showRecharge')).toEqual({ id: 51 })
    await audit.settle('showRecharge', found(passed))
    expect(audit.snapshot()).toMatchObject({ value: 'passed', context: { recharge: passed } })
    expect(audit.effects).toEqual(['refreshBalance'])
  })

  test('sees an answer that arrives while it is loading', async () => {
    const audit = follow()
    audit.send({ type: 'recharge.shown' })
    audit.send({ type: 'audit.announced' })
    await audit.settle('showRecharge', found(refused))
    expect(audit.snapshot()).toMatchObject({
      value: 'refused',
      context: { recharge: { refusedFor: 'Nothing arrived.' } },
    })
  })

  test('stays as it is while the shop has not answered, or a call fails', async () => {
    const audit = follow()
    audit.send({ type: 'recharge.shown' })
    await audit.settle('showRecharge', found(waiting))
    audit.send({ type: 'connection.restored' })
    await audit.settle('showRecharge', failed)
    expect(audit.snapshot()).toMatchObject({
      value: { auditing: 'waiting' },
      context: { recharge: waiting },
    })
    expect(audit.effects).toEqual([])
  })

  test.each([
    [passed, 'passed'],
    [refused, 'refused'],
  ] as const)('%# is over from the start where it was already answered', (recharge, state) => {
    const audit = journey(rechargeAuditMachine, { input: { recharge } })
    expect(audit.snapshot().value).toBe(state)
  })
})

function follow() {
  return journey(rechargeAuditMachine, { input, effects: ['refreshBalance'] })
}
