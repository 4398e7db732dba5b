import { assign, fromPromise, setup } from 'xstate'
import type { LanguageCode } from '../../contract/fields.ts'
import type { Failure } from './failure.ts'

export type SaveOutcome = { type: 'saved' } | { type: 'refused'; failure: Failure }

export interface LanguageContext {
  /** The current language. Null before the first one is loaded. */
  shown: LanguageCode | null
  wanted: LanguageCode
  wantedBy: 'page' | 'shopper' | 'account'
  /** The texts of the current language, as loaded. */
  messages: unknown
  /** The texts of the wanted language, before it is shown. */
  arrived: unknown
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
    saveChoice: fromPromise<SaveOutcome, { code: LanguageCode }>(() =>
      Promise.reject(new Error('saveChoice')),
    ),
  },
  guards: {
    isAnother: ({ context }, { code }: { code: LanguageCode }) => context.shown !== code,
    isNeitherWantedNorChosen: ({ context }, { code }: { code: LanguageCode }) =>
      context.wanted !== code && context.wantedBy !== 'shopper',
    isNothingShown: ({ context }) => context.shown === null,
    isWantedByShopper: ({ context }) => context.wantedBy === 'shopper',
    isWantedByAccount: ({ context }) => context.wantedBy === 'account',
    isSaved: (_, outcome: SaveOutcome) => outcome.type === 'saved',
  },
  actions: {
    want: assign((_, params: { code: LanguageCode; by: LanguageContext['wantedBy'] }) => ({
      wanted: params.code,
      wantedBy: params.by,
    })),
    keepTexts: assign((_, { messages }: { messages: unknown }) => ({ arrived: messages })),
    show: assign(({ context }) => ({
      shown: context.wanted,
      messages: context.arrived,
      arrived: null,
    })),
    showSourceTexts: assign({ shown: 'en', wanted: 'en', messages: {} }),
    takeBack: assign(({ context }) => ({
      wanted: context.shown ?? context.wanted,
      arrived: null,
    })),
    applyToPage: () => {},
    storeLanguage: () => {},
    announceFailure: (_, _params: { failure: Failure }) => {},
  },
}).createMachine({
  id: 'language',
  description: 'The language of the interface and of the products.',
  context: ({ input }) => ({
    shown: null,
    wanted: input.code,
    wantedBy: 'page',
    messages: {},
    arrived: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The texts of the wanted language are loading.',
      tags: 'busy',
      invoke: {
        id: 'loadMessages',
        src: 'loadMessages',
        input: ({ context }) => ({ code: context.wanted }),
        onDone: [
          {
            guard: 'isWantedByShopper',
            target: 'saving',
            actions: { type: 'keepTexts', params: ({ event }) => ({ messages: event.output }) },
            description: 'The shopper’s choice can be shown once it is saved.',
          },
          {
            guard: 'isWantedByAccount',
            target: 'shown',
            actions: [
              { type: 'keepTexts', params: ({ event }) => ({ messages: event.output }) },
              'show',
              'storeLanguage',
              'applyToPage',
            ],
            description: 'The language of the account is shown, and this browser’s from now on.',
          },
          {
            target: 'shown',
            actions: [
              { type: 'keepTexts', params: ({ event }) => ({ messages: event.output }) },
              'show',
              'applyToPage',
            ],
            description: 'The language of the page is shown.',
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
            actions: [
              'takeBack',
              { type: 'announceFailure', params: { failure: { type: 'unexpected' } } },
            ],
            description: 'The language shown before stays.',
          },
        ],
      },
      on: {
        'language.adopted': {
          guard: {
            type: 'isNeitherWantedNorChosen',
            params: ({ event }) => ({ code: event.code }),
          },
          target: 'loading',
          reenter: true,
          actions: {
            type: 'want',
            params: ({ event }) => ({ code: event.code, by: 'account' as const }),
          },
          description: 'The account has another language than the one that is loading.',
        },
      },
    },
    saving: {
      description: 'The shopper’s choice is saved on their account; a guest’s only in the browser.',
      tags: 'busy',
      invoke: {
        id: 'saveChoice',
        src: 'saveChoice',
        input: ({ context }) => ({ code: context.wanted }),
        onDone: [
          {
            guard: { type: 'isSaved', params: ({ event }) => event.output },
            target: 'shown',
            actions: ['show', 'storeLanguage', 'applyToPage'],
            description: 'Account, browser and page use it from now on.',
          },
          {
            target: 'shown',
            actions: [
              'takeBack',
              {
                type: 'announceFailure',
                params: ({ event }) => ({
                  failure:
                    event.output.type === 'refused'
                      ? event.output.failure
                      : { type: 'unexpected' as const },
                }),
              },
            ],
            description: 'The account did not accept it: the previous language stays everywhere.',
          },
        ],
        onError: {
          target: 'shown',
          actions: [
            'takeBack',
            { type: 'announceFailure', params: { failure: { type: 'unexpected' } } },
          ],
        },
      },
    },
    shown: {
      description: 'The shop is shown in the language.',
      on: {
        'language.chosen': {
          guard: { type: 'isAnother', params: ({ event }) => ({ code: event.code }) },
          target: 'loading',
          actions: {
            type: 'want',
            params: ({ event }) => ({ code: event.code, by: 'shopper' as const }),
          },
          description: 'Picked on the language screen, or on the sheet.',
        },
        'language.adopted': [
          {
            guard: { type: 'isAnother', params: ({ event }) => ({ code: event.code }) },
            target: 'loading',
            actions: {
              type: 'want',
              params: ({ event }) => ({ code: event.code, by: 'account' as const }),
            },
            description: 'The account has another language.',
          },
          {
            actions: 'storeLanguage',
            description: 'The account has this language: this browser uses it from now on.',
          },
        ],
      },
    },
  },
})
