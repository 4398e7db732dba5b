// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { waitFor } from 'xstate'
import { requestResetCode, resetPassword } from '../../../contract/passwords.ts'
import {
  heldBy,
  heldUntilLeft,
  openBindings,
  soon,
  type Bindings,
} from '../../../tests/support/bindings.tsx'
import { actorStore } from '../actors/actorStore.ts'
import { toasts } from '../actors/toasts.ts'
import { usePasswordReset, type PasswordResetActor } from './usePasswordReset.ts'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(async () => {
  await bindings.close()
  const left = toasts.getCurrent()
  if (left !== null) toasts.close(left.id)
})

test('a password reset shows a message and ends the open session', async () => {
  bindings.answers(requestResetCode, { expiresAt: '2026-01-05T10:15:00.000Z' })
  bindings.answers(resetPassword, { sessionsEnded: true })
  const { actor } = (await heldBy(bindings, usePasswordReset))()
  await act(async () => {
    actor.send({ type: 'account.submitted', account: 'noor' })
    await soon(() => expect(actor.getSnapshot().context.expiresAt).not.toBeNull())
    actor.send({ type: 'code.submitted', code: '12345678', password: 'harbour-2' })
    await soon(() => expect(bindings.redirects).toEqual(['/login']))
  })

  expect([
    bindings.askedFor(requestResetCode).map(({ body }) => body),
    bindings.askedFor(resetPassword).map(({ body }) => body),
    bindings.session.getSnapshot().context.token,
    toasts.getCurrent()?.wording,
  ]).toEqual([
    [{ account: 'noor' }],
    [{ account: 'noor', code: '12345678', password: 'harbour-2' }],
    null,
    {
      message: {
        id: 'password.changed',
        defaultMessage: 'Password changed. Please sign in with it.',
      },
    },
  ])
})

const moment = '2026-01-05T10:00:00.000Z'
const expiresAt = '2026-01-05T10:15:00.000Z'
const tooMany = (until: string) =>
  ({ status: 200, msg: 'Too many codes', reason: 'tooManyAttempts', data: { until } }) as const

test.each([
  { of: 'to come', until: '2026-01-05T10:01:30.000Z', waitMs: 90_000 },
  { of: 'over', until: '2026-01-05T09:59:30.000Z', waitMs: 0 },
])('the server decides when another code can be mailed: a moment $of', async (given) => {
  const now = vi.spyOn(Date, 'now').mockReturnValue(Date.parse(moment))
  bindings.refuses(requestResetCode, tooMany(given.until))
  const { actor } = (await heldBy(bindings, usePasswordReset))()
  await act(async () => {
    actor.send({ type: 'account.submitted', account: 'noor' })
    await waitFor(actor, (snapshot) => snapshot.context.failure !== null)
  })
  now.mockRestore()
  const { resendAt, waitMs } = actor.getSnapshot().context
  expect({ resendAt, waitMs, said: toasts.getCurrent()?.wording }).toEqual({
    resendAt: given.until,
    waitMs: given.waitMs,
    said: { text: 'Too many codes' },
  })
})

test('another code can be mailed after thirty seconds, and a message confirms it', async () => {
  vi.useFakeTimers({
    now: Date.parse(moment),
    toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'],
  })
  try {
    const { actor } = await mailed()
    const { waitMs } = actor.getSnapshot().context
    vi.advanceTimersByTime(waitMs)
    await act(async () => {
      actor.send({ type: 'code.requested' })
      await waitFor(actor, (snapshot) => snapshot.matches({ codeSent: { resend: 'waiting' } }))
    })
    expect([
      waitMs,
      bindings.askedFor(requestResetCode).map(({ body }) => body),
      toasts.getCurrent()?.wording,
    ]).toEqual([
      30_000,
      [{ account: 'noor' }, { account: 'noor' }],
      { message: { id: 'forgot.resent', defaultMessage: 'Another code is on its way' } },
    ])
  } finally {
    vi.useRealTimers()
  }
})

test('a reset survives leaving the screen, and a new one starts after it is done', async () => {
  await bindings.close()
  bindings = openBindings({ token: null })
  bindings.answers(resetPassword, { sessionsEnded: true })
  const { actor, leave } = await mailed()
  await leave()
  const again = (await heldUntilLeft(bindings, usePasswordReset)).held()
  const inHand = actorStore.below(['password', 'reset'])
  await act(async () => {
    actor.send({ type: 'code.submitted', code: '12345678', password: 'harbour-2' })
    await waitFor(actor, (snapshot) => snapshot.matches('done'))
  })
  const anew = (await heldBy(bindings, usePasswordReset))()
  expect([
    inHand,
    again.snapshot.value,
    again.snapshot.context.account,
    anew.snapshot.value,
    anew.snapshot.context.account,
  ]).toEqual([
    [actor],
    { codeSent: { form: 'enteringCode', resend: 'waiting' } },
    'noor',
    'askingAccount',
    '',
  ])
})

/** Opens a view of a reset whose code was mailed. */
async function mailed(): Promise<{ actor: PasswordResetActor; leave: () => Promise<void> }> {
  bindings.answers(requestResetCode, { expiresAt })
  const { held, leave } = await heldUntilLeft(bindings, usePasswordReset)
  const { actor } = held()
  await act(async () => {
    actor.send({ type: 'account.submitted', account: 'noor' })
    await waitFor(actor, (snapshot) => snapshot.matches('codeSent'))
  })
  return { actor, leave }
}
