import { assign, fromPromise, setup } from 'xstate'
import type { LanguageCode } from '../../contract/fields.ts'

export interface LanguageContext {
  /** The language on the screen; null before the first one is loaded. */
  shown: LanguageCode | null
  wanted: LanguageCode
  /** The texts of the language shown, as its loader gives them. */
  messages: unknown
  /** The shopper picked it here, so it is stored and told to their account. */
  chosenHere: boolean
}

export type LanguageEvent =
  | { type: 'language.chosen'; code: LanguageCode }
  | { type: 'language.adopted'; code: LanguageCode }

export const languageMachine = setup({
  types: {
    context: {} as LanguageContext,
    input: {} as { code: LanguageCode },
    events: {} as LanguageEvent,
    tags: {} as 'busy',
  },
  actors: {
    loadMessages: fromPromise<unknown, { code: LanguageCode }>(() =>
      Promise.reject(new Error('loadMessages')),
    ),
  },
  guards: {
    isAnother: ({ context }, { code }: { code: LanguageCode }) => context.shown !== code,
    isNothingShown: ({ context }) => context.shown === null,
    wasChosenHere: ({ context }) => context.chosenHere,
  },
  actions: {
    want: assign((_, params: { code: LanguageCode; chosenHere: boolean }) => ({
      wanted: params.code,
      chosenHere: params.chosenHere,
    })),
    show: assign(({ context }, { messages }: { messages: unknown }) => ({
      shown: context.wanted,
      messages,
    })),
    showSourceTexts: assign({ shown: 'en', messages: {} }),
    applyToPage: () => {},
    storeLanguage: () => {},
    rememberOnAccount: () => {},
    announceFailure: () => {},
  },
}).createMachine({
  id: 'language',
  description: 'The language of the interface. One is loaded at a time.',
  context: ({ input }) => ({ shown: null, wanted: input.code, messages: {}, chosenHere: false }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The texts of the wanted language are on their way.',
      tags: 'busy',
      invoke: {
        id: 'loadMessages',
        src: 'loadMessages',
        input: ({ context }) => ({ code: context.wanted }),
        onDone: [
          {
            guard: 'wasChosenHere',
            target: 'shown',
            actions: [
              { type: 'show', params: ({ event }) => ({ messages: event.output }) },
              'applyToPage',
              'storeLanguage',
              'rememberOnAccount',
            ],
            description: 'The shopper’s choice is applied and stored.',
          },
          {
            target: 'shown',
            actions: [
              { type: 'show', params: ({ event }) => ({ messages: event.output }) },
              'applyToPage',
            ],
            description: 'The language of the account, or of another tab, is shown.',
          },
        ],
        onError: [
          {
            guard: 'isNothingShown',
            target: 'shown',
            actions: ['showSourceTexts', 'applyToPage'],
            description: 'English, the language the texts are written in, is the fallback.',
          },
          {
            target: 'shown',
            actions: 'announceFailure',
            description: 'The language shown before stays.',
          },
        ],
      },
    },
    shown: {
      description: 'The interface speaks the language.',
      on: {
        'language.chosen': {
          guard: { type: 'isAnother', params: ({ event }) => ({ code: event.code }) },
          target: 'loading',
          actions: {
            type: 'want',
            params: ({ event }) => ({ code: event.code, chosenHere: true }),
          },
          description: 'Picked on the language screen.',
        },
        'language.adopted': {
          guard: { type: 'isAnother', params: ({ event }) => ({ code: event.code }) },
          target: 'loading',
          actions: {
            type: 'want',
            params: ({ event }) => ({ code: event.code, chosenHere: false }),
          },
          description: 'The account, or another tab, speaks another language.',
        },
      },
    },
  },
})
