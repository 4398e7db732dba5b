import { assign, fromPromise, setup } from 'xstate'
import type { Failure } from './failure.ts'

export type ConfirmationOutcome =
  | { type: 'done'; answer: unknown }
  | { type: 'refused'; failure: Failure }

export interface ConfirmationContext {
  /**
   * The subject of the question. It stays until the next question, so that the dialog closes with
   * its text unchanged.
   */
  subject: unknown
  failure: Failure | null
}

export type ConfirmationEvent =
  | { type: 'question.asked'; subject: unknown }
  | { type: 'question.confirmed' }
  | { type: 'question.dismissed' }

export const confirmationMachine = setup({
  types: {
    context: {} as ConfirmationContext,
    events: {} as ConfirmationEvent,
    tags: {} as 'asking' | 'busy',
  },
  actors: {
    perform: fromPromise<ConfirmationOutcome, { subject: unknown }>(() =>
      Promise.reject(new Error('perform')),
    ),
  },
  guards: {
    isDone: (_, outcome: ConfirmationOutcome) => outcome.type === 'done',
  },
  actions: {
    keepSubject: assign((_, { subject }: { subject: unknown }) => ({ subject })),
    keepFailure: assign((_, outcome: ConfirmationOutcome) => ({
      failure: outcome.type === 'refused' ? outcome.failure : null,
    })),
    keepSurprise: assign({ failure: { type: 'unexpected' } }),
    forgetFailure: assign({ failure: null }),
    finish: (_, _outcome: ConfirmationOutcome) => {},
    announceFailure: () => {},
  },
}).createMachine({
  id: 'confirmation',
  description: 'An action that can’t be undone: confirmed first, then done once.',
  context: { subject: null, failure: null },
  initial: 'resting',
  states: {
    resting: {
      description: 'Nothing is asked.',
      on: {
        'question.asked': {
          target: 'asking',
          actions: { type: 'keepSubject', params: ({ event }) => event },
          description: 'The shopper wants to do it and is asked to confirm.',
        },
      },
    },
    asking: {
      description: 'The question is on the screen.',
      tags: 'asking',
      on: {
        'question.confirmed': { target: 'doing', description: 'The shopper confirms.' },
        'question.dismissed': {
          target: 'resting',
          description: 'The shopper decides against it.',
        },
      },
    },
    doing: {
      description: 'It is being done; a second tap does nothing.',
      tags: ['asking', 'busy'],
      invoke: {
        id: 'perform',
        src: 'perform',
        input: ({ context }) => ({ subject: context.subject }),
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => event.output },
            target: 'resting',
            actions: { type: 'finish', params: ({ event }) => event.output },
            description: 'Done; the question closes.',
          },
          {
            target: 'refused',
            actions: [
              { type: 'keepFailure', params: ({ event }) => event.output },
              'announceFailure',
            ],
            description: 'Refused, or not answered: the question stays open.',
          },
        ],
        onError: { target: 'refused', actions: ['keepSurprise', 'announceFailure'] },
      },
    },
    refused: {
      description: 'It was not done; the shopper may try again or leave it.',
      tags: 'asking',
      exit: 'forgetFailure',
      on: {
        'question.confirmed': { target: 'doing', description: 'The shopper tries again.' },
        'question.dismissed': { target: 'resting', description: 'The shopper leaves it.' },
      },
    },
  },
})
