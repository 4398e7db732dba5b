import { defineMessages } from 'react-intl'
import { fromPromise } from 'xstate'
import type { ActorRefFrom } from 'xstate'
import type { Failure } from '../../machines/failure.ts'
import { passwordResetMachine } from '../../machines/passwordResetMachine.ts'
import type { CodeOutcome, NewPassword, ResetOutcome } from '../../machines/passwordResetMachine.ts'
import { serverNow } from '../../serverClock.ts'
import { requestResetCode, resetPassword } from '../../services/passwords.ts'
import { attempt } from '../actors/attempt.ts'
import { createFlow } from '../actors/flows.ts'
import { useSession } from '../session/useSession.tsx'
import { toasts } from '../actors/toasts.ts'
import { useShown } from '../actors/useShown.ts'
import { useStoredActor } from '../actors/useStoredActor.ts'
import { useSelector } from '../actors/useSelector.ts'

export type PasswordResetActor = ActorRefFrom<typeof passwordResetMachine>

const messages = defineMessages({
  resent: { id: 'forgot.resent', defaultMessage: 'Another code is on its way' },
  changed: { id: 'password.changed', defaultMessage: 'Password changed. Please sign in with it.' },
})

const resendWaitMs = 30_000

/** One reset at a time. It survives while the shopper leaves the screen to look for the mail. */
export function usePasswordReset() {
  const { passwordReset } = useSession()
  const actor = useStoredActor(['password', 'reset'], () => createPasswordReset(passwordReset))
  useShown(() => actor.send({ type: 'reset.reopened' }))
  return { actor, snapshot: useSelector(actor, (current) => current) }
}

function createPasswordReset(endSession: () => void): PasswordResetActor {
  return createFlow(
    passwordResetMachine.provide({
      actors: {
        requestCode: fromPromise(({ input }) => request(input.account)),
        resetPassword: fromPromise(({ input }) => reset(input)),
      },
      actions: {
        announceResent: () => toasts.success(messages.resent),
        announceFailure: ({ context }) => {
          if (context.failure) toasts.failure(context.failure)
        },
        finish: () => {
          toasts.success(messages.changed)
          endSession()
        },
      },
    }),
  )
}

async function request(account: string): Promise<CodeOutcome> {
  return attempt(async () => {
    const { expiresAt } = await requestResetCode(account)
    return { type: 'sent' as const, expiresAt, ...waitUntil(serverNow() + resendWaitMs) }
  }, notSent)
}

function notSent(failure: Failure): CodeOutcome {
  if (failure.type !== 'refused' || failure.reason !== 'tooManyAttempts') {
    return { type: 'failed', failure }
  }
  return { type: 'tooEarly', failure, ...waitUntil(Date.parse(failure.data.until)) }
}

function waitUntil(time: number): { resendAt: string; waitMs: number } {
  return { resendAt: new Date(time).toISOString(), waitMs: Math.max(0, time - serverNow()) }
}

async function reset(input: { account: string } & NewPassword): Promise<ResetOutcome> {
  return attempt(
    async () => {
      await resetPassword(input)
      return { type: 'changed' as const }
    },
    (failure) => ({ type: 'refused' as const, failure }),
  )
}
