import { useEffect, useEffectEvent, useMemo } from 'react'
import { fromPromise } from 'xstate'
import type { ActorRefFrom } from 'xstate'
import { confirmationMachine } from '../../machines/confirmationMachine.ts'
import type { ActorKey } from './actorStore.ts'
import { attempt } from './attempt.ts'
import { createFlow } from './flows.ts'
import { toasts } from './toasts.ts'
import { useStoredActor } from './useStoredActor.ts'
import { useSelector } from './useSelector.ts'

type ConfirmationActor = ActorRefFrom<typeof confirmationMachine>
type OnDone = (answer: unknown, subject: unknown) => void

export interface Confirmation<Subject> {
  asking: boolean
  busy: boolean
  /** The subject of the current or last question. Null before the first one. */
  subject: Subject | null
  ask: (subject: Subject) => void
  confirm: () => void
  dismiss: () => void
}

const shownQuestions = new WeakMap<ConfirmationActor, OnDone>()

/**
 * Asks for confirmation before an action. A confirmed action continues when the view is hidden.
 * `afterwards` always runs after it, `onDone` only while the view is shown.
 */
export function useConfirmation<Subject, Answer>(
  key: ActorKey,
  given: {
    perform: (subject: Subject) => Promise<Answer>
    afterwards?: () => void
    onDone?: (answer: Answer, subject: Subject) => void
  },
): Confirmation<Subject> {
  const actor = useStoredActor(key, () => createConfirmation(given.perform, given.afterwards))
  const finish = useEffectEvent<OnDone>((answer, subject) =>
    given.onDone?.(answer as Answer, subject as Subject),
  )
  useEffect(() => {
    shownQuestions.set(actor, (answer, subject) => finish(answer, subject))
    return () => {
      shownQuestions.delete(actor)
    }
  }, [actor])

  const snapshot = useSelector(actor, (current) => current)
  return useMemo(
    () => ({
      asking: snapshot.hasTag('asking'),
      busy: snapshot.hasTag('busy'),
      subject: snapshot.context.subject as Subject | null,
      ask: (subject: Subject) => actor.send({ type: 'question.asked', subject }),
      confirm: () => actor.send({ type: 'question.confirmed' }),
      dismiss: () => actor.send({ type: 'question.dismissed' }),
    }),
    [actor, snapshot],
  )
}

function createConfirmation<Subject>(
  perform: (subject: Subject) => Promise<unknown>,
  afterwards: (() => void) | undefined,
): ConfirmationActor {
  const actor: ConfirmationActor = createFlow(
    confirmationMachine.provide({
      actors: {
        perform: fromPromise(({ input }) =>
          attempt(
            async () => ({
              type: 'done' as const,
              answer: await perform(input.subject as Subject),
            }),
            (failure) => ({ type: 'refused' as const, failure }),
          ),
        ),
      },
      actions: {
        finish: ({ context }, outcome) => {
          if (outcome.type !== 'done') return
          afterwards?.()
          shownQuestions.get(actor)?.(outcome.answer, context.subject)
        },
        announceFailure: ({ context }) => {
          if (context.failure) toasts.failure(context.failure)
        },
      },
    }),
  )
  return actor
}
