// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { requestResetCode, resetPassword } from '../../../contract/passwords.ts'
import { heldBy, openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { toasts } from '../actors/toasts.ts'
import { usePasswordReset } from './usePasswordReset.ts'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

test('a password set with a mailed code is told, and ends the session that was open here', async () => {
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

test('another code can be asked for once the server says so, or half a minute later', async () => {
  const until = new Date(Date.now() + 90_000).toISOString()
  bindings.refuses(requestResetCode, {
    status: 200,
    msg: 'Too many codes',
    reason: 'tooManyAttempts',
    data: { until },
  })
  const { actor } = (await heldBy(bindings, usePasswordReset))()
  await act(async () => {
    actor.send({ type: 'account.submitted', account: 'noor' })
    await soon(() => expect(actor.getSnapshot().context.resendAt).toBe(until))
  })
  const { waitMs } = actor.getSnapshot().context
  expect(waitMs > 60_000 && waitMs <= 90_000).toBe(true)
})
