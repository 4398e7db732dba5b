import { assign, fromPromise, setup } from 'xstate'
import type { Marks } from '../../contract/favourites.ts'
import type { Failure } from './failure.ts'

/** A product to keep among the favourites, or a shop to follow; or no longer. */
export interface Mark {
  of: 'product' | 'shop'
  id: number
  wanted: boolean
}

export type MarksOutcome = { type: 'loaded'; marks: Marks } | { type: 'failed'; failure: Failure }
export type SaveMarkOutcome = { type: 'saved' } | { type: 'failed'; failure: Failure }

export interface MarksContext extends Marks {
  isGuest: boolean
  /** What was marked before has been read. */
  isKnown: boolean
  /** Shown at once, saved one after the other; the first is the one on its way. */
  edits: readonly Mark[]
  failure: Failure | null
}

export type MarksEvent = { type: 'connection.restored' } | { type: 'mark.set'; mark: Mark }

export const marksMachine = setup({
  types: {
    context: {} as MarksContext,
    input: {} as { isGuest: boolean },
    events: {} as MarksEvent,
  },
  actors: {
    loadMarks: fromPromise<MarksOutcome>(() => Promise.reject(new Error('loadMarks'))),
    saveMark: fromPromise<SaveMarkOutcome, { mark: Mark | null }>(() =>
      Promise.reject(new Error('saveMark')),
    ),
  },
  guards: {
    isGuest: ({ context }) => context.isGuest,
    isLoaded: (_, { output }: { output: MarksOutcome }) => output.type === 'loaded',
    isSaved: (_, { output }: { output: SaveMarkOutcome }) => output.type === 'saved',
    isUnknown: ({ context }) => !context.isKnown,
    hasEdits: ({ context }) => context.edits.length > 0,
  },
  actions: {
    keepMarks: assign((_, { output }: { output: MarksOutcome }) =>
      output.type === 'loaded' ? { ...output.marks, isKnown: true } : {},
    ),
    addEdit: assign(({ context }, { mark }: { mark: Mark }) => ({
      edits: [...context.edits, mark],
    })),
    keepSaved: assign(({ context }) => {
      const [saved, ...edits] = context.edits
      return saved === undefined ? {} : { ...applied(context, saved), edits }
    }),
    rollBack: assign(({ context }) => ({ edits: context.edits.slice(1) })),
    keepFailure: assign((_, { output }: { output: SaveMarkOutcome }) => ({
      failure: output.type === 'failed' ? output.failure : null,
    })),
    keepSurprise: assign({
      failure: { type: 'unexpected', reason: null, msg: null, status: null, data: null },
    }),
    announceFailure: () => {},
    showSaved: () => {},
    askToLogin: () => {},
  },
}).createMachine({
  id: 'marks',
  description:
    'Favourites and followed shops: shown at once, saved behind it, and taken back when that fails.',
  context: ({ input }) => ({
    isGuest: input.isGuest,
    isKnown: false,
    productIds: [],
    shopIds: [],
    edits: [],
    failure: null,
  }),
  initial: 'beginning',
  states: {
    beginning: {
      description: 'Whose marks they are decides.',
      always: [{ guard: 'isGuest', target: 'guest' }, { target: 'shopper' }],
    },
    guest: {
      description: 'Nobody is signed in, so nothing can be kept.',
      on: {
        'mark.set': {
          actions: 'askToLogin',
          description: '“Please login first.”',
        },
      },
    },
    shopper: {
      description: 'The shopper’s own marks.',
      initial: 'loading',
      on: {
        'mark.set': {
          actions: { type: 'addEdit', params: ({ event }) => event },
          description: 'Shown at once; saved in its turn.',
        },
      },
      states: {
        loading: {
          description: 'What was marked before is on its way.',
          invoke: {
            id: 'loadMarks',
            src: 'loadMarks',
            onDone: [
              {
                guard: { type: 'isLoaded', params: ({ event }) => event },
                target: 'resting',
                actions: { type: 'keepMarks', params: ({ event }) => event },
                description: 'The hearts are shown.',
              },
              { target: 'unloaded', description: 'They could not be read; marking still works.' },
            ],
            onError: { target: 'unloaded' },
          },
        },
        unloaded: {
          description: 'What was marked before is not known.',
          always: { guard: 'hasEdits', target: 'saving' },
          on: {
            'connection.restored': { target: 'loading', description: 'The network is back.' },
          },
        },
        resting: {
          description: 'Everything is saved.',
          always: [
            { guard: 'hasEdits', target: 'saving' },
            {
              guard: 'isUnknown',
              target: 'loading',
              description: 'What was marked before could not be read; now it is read again.',
            },
          ],
        },
        saving: {
          description: 'One mark is on its way; further ones wait behind it.',
          invoke: {
            id: 'saveMark',
            src: 'saveMark',
            input: ({ context }) => ({ mark: context.edits[0] ?? null }),
            onDone: [
              {
                guard: { type: 'isSaved', params: ({ event }) => event },
                target: 'resting',
                actions: ['keepSaved', 'showSaved'],
                description: 'The server has it.',
              },
              {
                target: 'resting',
                actions: [
                  { type: 'keepFailure', params: ({ event }) => event },
                  'rollBack',
                  'announceFailure',
                ],
                description: 'It is shown as it was before, and the shopper hears why.',
              },
            ],
            onError: {
              target: 'resting',
              actions: ['keepSurprise', 'rollBack', 'announceFailure'],
            },
          },
        },
      },
    },
  },
})

function applied(marks: Marks, { of, id, wanted }: Mark): Marks {
  const { productIds, shopIds } = marks
  const changed = (ids: readonly number[]) => [
    ...(wanted ? [id] : []),
    ...ids.filter((each) => each !== id),
  ]
  return of === 'product'
    ? { productIds: changed(productIds), shopIds }
    : { productIds, shopIds: changed(shopIds) }
}
