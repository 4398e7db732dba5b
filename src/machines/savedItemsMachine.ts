import { assign, fromPromise, setup } from 'xstate'
import type { SavedItems } from '../../contract/favourites.ts'
import type { Failure } from './failure.ts'

/**
 * A product to add to the favourites, a shop to follow, a sold-out variant to wait for, or a product
 * (`price`) whose price is watched; or the removal of one.
 */
export interface SavedItem {
  of: 'product' | 'shop' | 'variant' | 'price'
  id: number
  wanted: boolean
}

export type SavedItemsOutcome =
  | { type: 'loaded'; savedItems: SavedItems }
  | { type: 'failed'; failure: Failure }
export type SaveItemOutcome = { type: 'saved' } | { type: 'failed'; failure: Failure }

export interface SavedItemsContext extends SavedItems {
  isGuest: boolean
  /** The saved items have been loaded. */
  isKnown: boolean
  /** Edits show at once and are saved in order. The first one is in flight. */
  edits: readonly SavedItem[]
  failure: Failure | null
}

export type SavedItemsEvent =
  | { type: 'connection.restored' }
  | { type: 'item.set'; item: SavedItem }

export const savedItemsMachine = setup({
  types: {
    context: {} as SavedItemsContext,
    /** `carried` is what a guest wanted before they signed in. */
    input: {} as { isGuest: boolean; carried: SavedItem | null },
    events: {} as SavedItemsEvent,
  },
  actors: {
    loadSavedItems: fromPromise<SavedItemsOutcome>(() =>
      Promise.reject(new Error('loadSavedItems')),
    ),
    saveItem: fromPromise<SaveItemOutcome, { item: SavedItem | null }>(() =>
      Promise.reject(new Error('saveItem')),
    ),
  },
  guards: {
    isGuest: ({ context }) => context.isGuest,
    isLoaded: (_, { output }: { output: SavedItemsOutcome }) => output.type === 'loaded',
    isSaved: (_, { output }: { output: SaveItemOutcome }) => output.type === 'saved',
    isUnknown: ({ context }) => !context.isKnown,
    hasEdits: ({ context }) => context.edits.length > 0,
  },
  actions: {
    keepSavedItems: assign((_, { output }: { output: SavedItemsOutcome }) =>
      output.type === 'loaded' ? { ...output.savedItems, isKnown: true } : {},
    ),
    addEdit: assign(({ context }, { item }: { item: SavedItem }) => ({
      edits: [...context.edits, item],
    })),
    keepSaved: assign(({ context }) => {
      const [saved, ...edits] = context.edits
      return saved === undefined ? {} : { ...applied(context, saved), edits }
    }),
    rollBack: assign(({ context }) => ({ edits: context.edits.slice(1) })),
    keepFailure: assign((_, { output }: { output: SaveItemOutcome }) => ({
      failure: output.type === 'failed' ? output.failure : null,
    })),
    keepSurprise: assign({ failure: { type: 'unexpected' } }),
    announceFailure: () => {},
    showSaved: () => {},
    carryOver: (_, _params: { item: SavedItem }) => {},
    takeCarried: () => {},
    askToLogin: () => {},
  },
}).createMachine({
  id: 'savedItems',
  description:
    'Favourites, followed shops, awaited variants and watched prices: shown at once, then saved, and rolled back if that fails.',
  context: ({ input }) => ({
    isGuest: input.isGuest,
    isKnown: false,
    productIds: [],
    shopIds: [],
    awaitedSkuIds: [],
    watchedProductIds: [],
    edits: input.carried === null ? [] : [input.carried],
    failure: null,
  }),
  initial: 'beginning',
  states: {
    beginning: {
      description: 'Decides between guest and shopper.',
      always: [{ guard: 'isGuest', target: 'guest' }, { target: 'shopper' }],
    },
    guest: {
      description: 'Nobody is signed in, so nothing can be saved yet.',
      on: {
        'item.set': {
          actions: [{ type: 'carryOver', params: ({ event }) => event }, 'askToLogin'],
          description: '“Please login first.” The item is carried to the login and saved after it.',
        },
      },
    },
    shopper: {
      description: 'The shopper’s own saved items.',
      entry: 'takeCarried',
      initial: 'loading',
      on: {
        'item.set': {
          actions: { type: 'addEdit', params: ({ event }) => event },
          description: 'Shown at once; saved in order.',
        },
      },
      states: {
        loading: {
          description: 'The saved items are loading.',
          invoke: {
            id: 'loadSavedItems',
            src: 'loadSavedItems',
            onDone: [
              {
                guard: { type: 'isLoaded', params: ({ event }) => event },
                target: 'resting',
                actions: { type: 'keepSavedItems', params: ({ event }) => event },
                description: 'The hearts are shown.',
              },
              { target: 'unloaded', description: 'They could not be loaded; saving still works.' },
            ],
            onError: { target: 'unloaded' },
          },
        },
        unloaded: {
          description: 'The saved items are unknown.',
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
              description: 'The saved items could not be loaded; now they are loaded again.',
            },
          ],
        },
        saving: {
          description: 'One item is being saved; further ones wait.',
          invoke: {
            id: 'saveItem',
            src: 'saveItem',
            input: ({ context }) => ({ item: context.edits[0] ?? null }),
            onDone: [
              {
                guard: { type: 'isSaved', params: ({ event }) => event },
                target: 'resting',
                actions: ['keepSaved', 'showSaved'],
                description: 'The server has accepted it.',
              },
              {
                target: 'resting',
                actions: [
                  { type: 'keepFailure', params: ({ event }) => event },
                  'rollBack',
                  'announceFailure',
                ],
                description: 'It is rolled back, and the shopper sees why.',
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

function applied(
  { productIds, shopIds, awaitedSkuIds, watchedProductIds }: SavedItems,
  { of, id, wanted }: SavedItem,
): SavedItems {
  const before = { productIds, shopIds, awaitedSkuIds, watchedProductIds }
  const changed = (ids: readonly number[]) => [
    ...(wanted ? [id] : []),
    ...ids.filter((each) => each !== id),
  ]
  if (of === 'product') return { ...before, productIds: changed(productIds) }
  if (of === 'shop') return { ...before, shopIds: changed(shopIds) }
  if (of === 'price') return { ...before, watchedProductIds: changed(watchedProductIds) }
  return { ...before, awaitedSkuIds: changed(awaitedSkuIds) }
}
