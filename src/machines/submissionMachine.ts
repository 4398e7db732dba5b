import { assign, fromPromise, setup } from 'xstate'
import type { Failure } from './failure.ts'

export type SubmissionOutcome =
  | { type: 'accepted'; answer: unknown }
  | { type: 'refused'; failure: Failure }

export interface SubmissionContext {
  failure: Failure | null
}

export type SubmissionEvent = { type: 'submitted'; values: unknown } | { type: 'values.edited' }

export const submissionMachine = setup({
  types: {
    context: {} as SubmissionContext,
    events: {} as SubmissionEvent,
    tags: {} as 'busy',
  },
  actors: {
    send: fromPromise<SubmissionOutcome, { values: unknown }>(() =>
      Promise.reject(new Error('send')),
    ),
  },
  guards: {
    isAccepted: (_, outcome: SubmissionOutcome) => outcome.type === 'accepted',
  },
  actions: {
    keepFailure: assign((_, outcome: SubmissionOutcome) => ({
      failure: outcome.type === 'refused' ? outcome.failure : null,
    })),
    keepSurprise: assign({ failure: { type: 'unexpected' } }),
    forgetFailure: assign({ failure: null }),
    finish: (_, _outcome: SubmissionOutcome) => {},
    announceFailure: () => {},
  },
}).createMachine({
  id: 'submission',
  description: 'A form that is sent once, and accepted or refused with a reason.',
  context: { failure: null },
  initial: 'editing',
  states: {
    editing: {
      description: 'The shopper fills the form in.',
      on: { submitted: { target: 'submitting', description: 'The shopper sends the form.' } },
    },
    submitting: {
      description: 'The form is being sent; a second tap does nothing.',
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ event }) => ({ values: event.type === 'submitted' ? event.values : null }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'editing',
            actions: { type: 'finish', params: ({ event }) => event.output },
            description: 'Accepted; the form is done.',
          },
          {
            target: 'refused',
            actions: [
              { type: 'keepFailure', params: ({ event }) => event.output },
              'announceFailure',
            ],
            description: 'Refused; the typed values stay.',
          },
        ],
        onError: { target: 'refused', actions: ['keepSurprise', 'announceFailure'] },
      },
    },
    refused: {
      description: 'The form shows why it was refused, until it is changed or sent again.',
      on: {
        submitted: { target: 'submitting', description: 'The shopper sends the form.' },
        'values.edited': {
          target: 'editing',
          actions: 'forgetFailure',
          description: 'The shopper changes what was refused.',
        },
      },
    },
  },
})
