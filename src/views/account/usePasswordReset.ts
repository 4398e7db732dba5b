import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { defineMessages } from 'react-intl'
import { fromPromise } from 'xstate'
import type { ActorRefFrom } from 'xstate'
import { passwordResetMachine } from '../../machines/passwordResetMachine.ts'
import type { CodeOutcome, NewPassword, ResetOutcome } from '../../machines/passwordResetMachine.ts'
import { requestResetCode, resetPassword, tryAgainIn } from '../../services/passwords.ts'
import { toFailure } from '../actors/failures.ts'
import { createFlow } from '../actors/flows.ts'
import { createPerShopper } from '../actors/perShopper.ts'
import { useSession } from '../session/useSession.tsx'
import { toasts } from '../actors/toasts.ts'
import { useShown } from '../actors/useShown.ts'

export type PasswordResetActor = ActorRefFrom<typeof passwordResetMachine>

const messages = defineMessages({
  resent: { id: 'forgot.resent', defaultMessage: 'Another code is on its way' },
  changed: { id: 'password.changed', defaultMessage: 'Password changed. Please sign in with it.' },
})

const resendWaitMs = 30_000
const resetFor = createPerShopper<PasswordResetActor>()

/** The one reset in hand; it stays where it was while the shopper looks for the mail. */
export function usePasswordReset() {
  const { identity, passwordReset } = useSession()
  const actor = useMemo(
    () => resetFor(identity, 'passwordReset', () => createPasswordReset(passwordReset)),
    // passwordReset always speaks to the same session.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [identity],
  )
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
  try {
    const { expiresAt } = await requestResetCode(account)
    return { type: 'sent', expiresAt, ...waitUntil(Date.now() + resendWaitMs) }
  } catch (error) {
    const failure = toFailure(error)
    if (failure.type !== 'refused') return { type: 'failed', failure }
    const until = failure.reason === 'tooManyAttempts' ? tryAgainIn(failure.data) : null
    return until === null
      ? { type: 'failed', failure }
      : { type: 'tooEarly', failure, ...waitUntil(Date.parse(until)) }
  }
}

function waitUntil(time: number): { resendAt: string; waitMs: number } {
  return { resendAt: new Date(time).toISOString(), waitMs: Math.max(0, time - Date.now()) }
}

async function reset(input: { account: string } & NewPassword): Promise<ResetOutcome> {
  try {
    await resetPassword(input)
    return { type: 'changed' }
  } catch (error) {
    return { type: 'refused', failure: toFailure(error) }
  }
}
