import { describe, expect, test } from 'vitest'
import { passwordResetMachine } from '../../src/machines/passwordResetMachine.ts'
import { networkFailure } from '../factories/failures.ts'
import {
  account,
  changed,
  expiresAt,
  failed,
  sent,
  submitted,
  tooEarly,
  wrongCode,
} from './charts/passwordReset.ts'
import { journey } from './support/journey.ts'

describe('a forgotten password', () => {
  test('is reset with the mailed code, and the sessions end', async () => {
    const reset = await withCodeSent()
    reset.send(submitted)
    reset.send({ ...submitted, code: '00000000' })
    expect(reset.inputOf('resetPassword')).toEqual({
      account,
      code: '12345678',
      password: 'battery-staple',
    })
    await reset.settle('resetPassword', changed)
    expect(reset.snapshot().value).toBe('done')
    expect(reset.effects).toEqual(['finish'])
  })

  test('keeps code and new password out of the context', async () => {
    const reset = await withCodeSent()
    reset.send(submitted)
    expect(JSON.stringify(reset.snapshot().context)).not.toMatch(/12345678|battery-staple/)
  })

  test('asks again after a wrong code, and keeps its countdown to another one', async () => {
    const reset = await withCodeSent()
    reset.clock.increment(20_000)
    reset.send(submitted)
    await reset.settle('resetPassword', wrongCode)
    expect(reset.snapshot()).toMatchObject({
      value: { codeSent: { form: 'enteringCode', resend: 'waiting' } },
      context: { account, failure: { reason: 'resetCodeWrong' } },
    })
    reset.clock.increment(10_000)
    expect(reset.snapshot().value).toEqual({
      codeSent: { form: 'enteringCode', resend: 'possible' },
    })
    expect(reset.effects).toEqual(['announceFailure'])
  })

  test('allows another code after thirty seconds, not before', async () => {
    const reset = await withCodeSent()
    reset.clock.increment(29_999)
    reset.send({ type: 'code.requested' })
    expect(reset.snapshot().value).toEqual({
      codeSent: { form: 'enteringCode', resend: 'waiting' },
    })
    reset.clock.increment(1)
    reset.send({ type: 'code.requested' })
    expect(reset.inputOf('requestCode')).toEqual({ account })
    await reset.settle('requestCode', { ...sent, expiresAt: '2026-03-05T10:16:00.000Z' })
    expect(reset.snapshot()).toMatchObject({
      value: { codeSent: { form: 'enteringCode', resend: 'waiting' } },
      context: { expiresAt: '2026-03-05T10:16:00.000Z' },
    })
    expect(reset.effects).toEqual(['announceResent'])
  })

  test('waits as long as the server says when too many codes were requested', async () => {
    const reset = await withCodeSent()
    reset.clock.increment(30_000)
    reset.send({ type: 'code.requested' })
    await reset.settle('requestCode', tooEarly)
    expect(reset.snapshot()).toMatchObject({
      value: { codeSent: { form: 'enteringCode', resend: 'waiting' } },
      context: { expiresAt, resendAt: tooEarly.resendAt, waitMs: 60_000 },
    })
    reset.clock.increment(59_999)
    expect(reset.snapshot().matches({ codeSent: { resend: 'waiting' } })).toBe(true)
    reset.clock.increment(1)
    expect(reset.snapshot().matches({ codeSent: { resend: 'possible' } })).toBe(true)
  })

  test('keeps the account when the code could not be sent', async () => {
    const reset = start()
    reset.send({ type: 'account.submitted', account })
    await reset.settle('requestCode', failed)
    expect(reset.snapshot()).toMatchObject({
      value: 'askingAccount',
      context: { account, failure: networkFailure },
    })
  })

  test('can be restarted for another account', async () => {
    const reset = await withCodeSent()
    reset.send({ type: 'account.changed' })
    expect(reset.snapshot()).toMatchObject({
      value: 'askingAccount',
      context: { account, expiresAt: null, failure: null },
    })
  })

  test('restarts when the screen is opened again', async () => {
    const reset = await withCodeSent()
    reset.send(submitted)
    await reset.settle('resetPassword', changed)
    reset.send({ type: 'reset.reopened' })
    expect(reset.snapshot()).toMatchObject({ value: 'askingAccount', context: { account: '' } })
  })
})

async function withCodeSent() {
  const reset = start()
  reset.send({ type: 'account.submitted', account })
  await reset.settle('requestCode', sent)
  return reset
}

function start() {
  return journey(passwordResetMachine, {
    effects: ['announceResent', 'announceFailure', 'finish'],
  })
}
