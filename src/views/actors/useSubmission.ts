import { useEffect, useEffectEvent, useMemo } from 'react'
import { fromPromise } from 'xstate'
import type { ActorRefFrom } from 'xstate'
import type { Failure } from '../../machines/failure.ts'
import { submissionMachine } from '../../machines/submissionMachine.ts'
import type { SubmissionOutcome } from '../../machines/submissionMachine.ts'
import type { ActorKey } from './actorStore.ts'
import { attempt } from './attempt.ts'
import { createFlow } from './flows.ts'
import { toasts } from './toasts.ts'
import { useStoredActor } from './useStoredActor.ts'
import { useSelector } from './useSelector.ts'

type SubmissionActor = ActorRefFrom<typeof submissionMachine>

export interface Submission<Values> {
  busy: boolean
  failure: Failure | null
  submit: (values: Values) => void
  /** Clears the failure once the shopper edits the refused form. */
  edited: () => void
}

const shownForms = new WeakMap<SubmissionActor, (answer: unknown) => void>()

/**
 * Sends a form. The call continues when the view is hidden, because it must not be sent twice.
 * `afterwards` runs after every accepted answer, `onAccepted` only while the form is shown. `key`
 * names the form and the row it edits.
 */
export function useSubmission<Values, Answer>(
  key: ActorKey,
  form: {
    send: (values: Values) => Promise<Answer>
    afterwards?: (answer: Answer) => void
    onAccepted: (answer: Answer) => void
  },
): Submission<Values> {
  const actor = useStoredActor(key, () => createSubmission(form.send, form.afterwards))
  const accept = useEffectEvent((answer: unknown) => form.onAccepted(answer as Answer))
  useEffect(() => {
    shownForms.set(actor, (answer) => accept(answer))
    return () => {
      shownForms.delete(actor)
    }
  }, [actor])

  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const failure = useSelector(actor, (snapshot) => snapshot.context.failure)
  return useMemo(
    () => ({
      busy,
      failure,
      submit: (values: Values) => actor.send({ type: 'submitted', values }),
      edited: () => actor.send({ type: 'values.edited' }),
    }),
    [actor, busy, failure],
  )
}

function createSubmission<Values, Answer>(
  send: (values: Values) => Promise<Answer>,
  afterwards: ((answer: Answer) => void) | undefined,
): SubmissionActor {
  const actor: SubmissionActor = createFlow(
    submissionMachine.provide({
      actors: { send: fromPromise(({ input }) => outcomeOf(send(input.values as Values))) },
      actions: {
        finish: (_, outcome) => {
          if (outcome.type !== 'accepted') return
          afterwards?.(outcome.answer as Answer)
          shownForms.get(actor)?.(outcome.answer)
        },
        announceFailure: ({ context }) => {
          if (context.failure) toasts.failure(context.failure)
        },
      },
    }),
  )
  return actor
}

function outcomeOf(sent: Promise<unknown>): Promise<SubmissionOutcome> {
  return attempt(
    async () => ({ type: 'accepted' as const, answer: await sent }),
    (failure) => ({ type: 'refused' as const, failure }),
  )
}
