import { assign, fromPromise, setup } from 'xstate'
import type { CartLine } from '../../contract/cart.ts'
import type { Failure } from './failure.ts'
import type {
  CartContext,
  CartEdit,
  CartEvent,
  CartOutcome,
  GuestLine,
  MergeOutcome,
} from './cartTypes.ts'

const firstWaitMs = 1_000
const longestWaitMs = 30_000

export const cartMachine = setup({
  types: {
    context: {} as CartContext,
    input: {} as { guestLines: readonly GuestLine[] },
    events: {} as CartEvent,
    tags: {} as 'busy' | 'failed',
  },
  actors: {
    loadCart: fromPromise<CartOutcome>(() => Promise.reject(new Error('loadCart'))),
    mergeCart: fromPromise<MergeOutcome, { lines: readonly GuestLine[] }>(() =>
      Promise.reject(new Error('mergeCart')),
    ),
    saveEdit: fromPromise<CartOutcome, { edit: CartEdit | undefined }>(() =>
      Promise.reject(new Error('saveEdit')),
    ),
  },
  guards: {
    hasGuestLines: ({ context }) => context.guestLines.length > 0,
    isAnswered: (_, { output }: { output: CartOutcome | MergeOutcome }) => output.type !== 'failed',
    isRefused: (_, { output }: { output: CartOutcome | MergeOutcome }) =>
      output.type === 'failed' && isRefusal(output.failure),
    hasEdits: ({ context }) => context.edits.length > 0,
    hasRoom: ({ context }, { skuId, quantity }: { skuId: number; quantity: number }) => {
      const lines = [...context.guestLines, ...context.lines]
      const held = lines.filter((line) => line.skuId === skuId)
      const pieces = held.reduce((sum, line) => sum + line.quantity, quantity)
      return (
        Number.isInteger(quantity) &&
        quantity >= 1 &&
        pieces <= 99 &&
        (held.length > 0 || lines.length < 100)
      )
    },
    hasLine: ({ context }, { skuId, quantity }: { skuId: number; quantity: number }) =>
      context.lines.some((line) => line.skuId === skuId) && quantity >= 1 && quantity <= 99,
    hasGuestLine: ({ context }, { skuId, quantity }: { skuId: number; quantity: number }) =>
      context.guestLines.some((line) => line.skuId === skuId) && quantity >= 1 && quantity <= 99,
    holdsForGuest: ({ context }, { skuIds }: { skuIds: readonly number[] }) =>
      context.guestLines.some(({ skuId }) => skuIds.includes(skuId)),
    hasLines: ({ context }, { skuIds }: { skuIds: readonly number[] }) =>
      skuIds.length > 0 && skuIds.every((id) => context.lines.some(({ skuId }) => skuId === id)),
    hasRemoved: ({ context }) => context.removed.length > 0,
    hasReport: ({ context }) => context.changes.length > 0,
  },
  delays: {
    saveBackoff: ({ context }) =>
      Math.min(longestWaitMs, firstWaitMs * 2 ** (context.saveAttempts - 1)),
  },
  actions: {
    addGuestLine: assign(
      ({ context }, added: { skuId: number; quantity: number; priceCents: number }) => ({
        guestLines: withGuestLine(context.guestLines, added),
      }),
    ),
    setGuestLines: assign((_, { lines }: { lines: readonly GuestLine[] }) => ({
      guestLines: lines,
    })),
    setGuestQuantity: assign(
      ({ context }, { skuId, quantity }: { skuId: number; quantity: number }) => ({
        guestLines: context.guestLines.map((line) =>
          line.skuId === skuId ? { ...line, quantity } : line,
        ),
      }),
    ),
    removeForGuest: assign(({ context }, { skuIds }: { skuIds: readonly number[] }) => ({
      guestLines: context.guestLines.filter(({ skuId }) => !skuIds.includes(skuId)),
    })),
    dropGuestLines: assign({ guestLines: [] }),
    dropLines: assign({
      lines: [],
      confirmed: [],
      edits: [],
      removed: [],
      changes: [],
      failure: null,
      saveAttempts: 0,
    }),
    keepCart: assign(({ context }, { output }: { output: CartOutcome | MergeOutcome }) =>
      output.type === 'failed'
        ? { failure: output.failure }
        : {
            lines: context.edits.reduce<readonly CartLine[]>(withEdit, output.cart.lines),
            confirmed: output.cart.lines,
            failure: null,
          },
    ),
    keepReport: assign((_, { output }: { output: MergeOutcome }) => ({
      changes: output.type === 'merged' ? output.changes : [],
    })),
    dropReport: assign({ changes: [] }),
    apply: assign(({ context }, edit: CartEdit) => ({
      lines: withEdit(context.lines, edit),
      edits: [...context.edits, edit],
      removed:
        edit.type === 'lines.removed'
          ? context.lines.filter(({ skuId }) => edit.skuIds.includes(skuId))
          : [],
      failure: null,
    })),
    forgetRemoved: assign({ removed: [] }),
    bringBack: assign(({ context }) => ({
      lines: [...context.lines, ...context.removed].toSorted(byAddition),
      edits: [...context.edits, ...editsBringingBack(context.removed)],
      removed: [],
      failure: null,
    })),
    confirmEdit: assign(({ context }, { output }: { output: CartOutcome }) => {
      if (output.type === 'failed') return {}
      const edits = context.edits.slice(1)
      const confirmed: readonly CartLine[] = output.cart.lines
      return { confirmed, edits, lines: edits.reduce(withEdit, confirmed) }
    }),
    rollBack: assign(({ context }) => ({
      lines: context.confirmed,
      edits: [],
      removed: [],
      saveAttempts: 0,
    })),
    countSaveAttempt: assign(({ context }) => ({ saveAttempts: context.saveAttempts + 1 })),
    forgetSaveAttempts: assign({ saveAttempts: 0, failure: null }),
    setAddedAside: assign(({ context }) => addedSetAside(context)),
    keepSurprise: assign({ failure: { type: 'unexpected' } }),
    storeGuestLines: () => {},
    broadcastToTabs: () => {},
    announceAdded: () => {},
    announceFailure: () => {},
    announceUnsaved: () => {},
  },
}).createMachine({
  id: 'cart',
  description: 'The cart: stored in the browser for a guest, on the server for a shopper.',
  context: ({ input }) => ({
    guestLines: input.guestLines,
    lines: [],
    confirmed: [],
    edits: [],
    removed: [],
    changes: [],
    failure: null,
    saveAttempts: 0,
  }),
  initial: 'guest',
  states: {
    guest: {
      description: 'Nobody is signed in; the browser stores the lines.',
      on: {
        'line.added': {
          guard: { type: 'hasRoom', params: ({ event }) => event },
          actions: [
            { type: 'addGuestLine', params: ({ event }) => event },
            'announceAdded',
            'storeGuestLines',
          ],
          description:
            'A guest adds something to the cart: at most 99 pieces of a kind and 100 kinds.',
        },
        'quantity.set': {
          guard: { type: 'hasGuestLine', params: ({ event }) => event },
          actions: [{ type: 'setGuestQuantity', params: ({ event }) => event }, 'storeGuestLines'],
          description: 'The guest wants more or fewer pieces.',
        },
        'lines.removed': {
          guard: { type: 'holdsForGuest', params: ({ event }) => event },
          actions: [{ type: 'removeForGuest', params: ({ event }) => event }, 'storeGuestLines'],
          description: 'The guest takes lines out.',
        },
        'guestLines.changed': {
          actions: { type: 'setGuestLines', params: ({ event }) => event },
          description: 'The guest changed the cart in another tab.',
        },
        'session.started': [
          {
            guard: 'hasGuestLines',
            target: 'signedIn.merging',
            description: 'Signing in takes the guest’s lines along.',
          },
          { target: 'signedIn.loading', description: 'The shopper’s own cart is fetched.' },
        ],
      },
    },
    signedIn: {
      description: 'A shopper is signed in; the server stores the cart.',
      initial: 'loading',
      on: {
        'line.added': {
          guard: { type: 'hasRoom', params: ({ event }) => event },
          target: '.merging',
          actions: [
            { type: 'addGuestLine', params: ({ event }) => event },
            'announceAdded',
            'storeGuestLines',
          ],
          description: 'The browser stores what is added until the server’s cart is loaded.',
        },
        'session.ended': {
          target: 'guest',
          actions: 'dropLines',
          description: 'The cart stays on the server, not on this screen.',
        },
      },
      states: {
        merging: {
          description: 'The cart stored in the browser is added to the shopper’s cart.',
          tags: 'busy',
          on: {
            'line.added': {
              guard: { type: 'hasRoom', params: ({ event }) => event },
              actions: [{ type: 'apply', params: ({ event }) => event }, 'announceAdded'],
              description: 'What is added meanwhile is sent afterwards.',
            },
          },
          invoke: {
            id: 'mergeCart',
            src: 'mergeCart',
            input: ({ context }) => ({ lines: context.guestLines }),
            onDone: [
              {
                guard: { type: 'isAnswered', params: ({ event }) => event },
                target: 'ready',
                actions: [
                  { type: 'keepCart', params: ({ event }) => event },
                  { type: 'keepReport', params: ({ event }) => event },
                  'dropGuestLines',
                  'storeGuestLines',
                  'broadcastToTabs',
                ],
                description: 'Both carts are merged; a report names what changed meanwhile.',
              },
              {
                target: 'mergeFailed',
                actions: { type: 'keepCart', params: ({ event }) => event },
                description: 'The browser still has the guest’s lines.',
              },
            ],
            onError: { target: 'mergeFailed', actions: 'keepSurprise' },
          },
        },
        mergeFailed: {
          description: 'The guest’s lines could not be added yet.',
          tags: 'failed',
          on: {
            'cart.retried': { target: 'merging', description: 'The shopper tries again.' },
            'cart.shown': { target: 'merging', description: 'Opening the cart tries again.' },
            'connection.restored': { target: 'merging', description: 'The network is back.' },
          },
        },
        loading: {
          description: 'The cart is fetched at today’s prices and stock.',
          tags: 'busy',
          invoke: {
            id: 'loadCart',
            src: 'loadCart',
            onDone: [
              {
                guard: { type: 'isAnswered', params: ({ event }) => event },
                target: 'ready',
                actions: { type: 'keepCart', params: ({ event }) => event },
                description: 'The cart is loaded.',
              },
              {
                target: 'loadFailed',
                actions: { type: 'keepCart', params: ({ event }) => event },
                description: 'The cart could not be fetched.',
              },
            ],
            onError: { target: 'loadFailed', actions: 'keepSurprise' },
          },
        },
        loadFailed: {
          description: 'The cart could not be fetched.',
          tags: 'failed',
          on: {
            'cart.retried': { target: 'loading', description: 'The shopper tries again.' },
            'cart.shown': { target: 'loading', description: 'Opening the cart tries again.' },
            'connection.restored': { target: 'loading', description: 'The network is back.' },
          },
        },
        ready: {
          description: 'The shopper sees the cart and may change it.',
          initial: 'settled',
          on: {
            'line.added': {
              guard: { type: 'hasRoom', params: ({ event }) => event },
              actions: [{ type: 'apply', params: ({ event }) => event }, 'announceAdded'],
              description:
                'The shopper adds something to the cart: at most 99 pieces of a kind and 100 kinds.',
            },
            'quantity.set': {
              guard: { type: 'hasLine', params: ({ event }) => event },
              actions: { type: 'apply', params: ({ event }) => event },
              description: 'The shopper wants more or fewer pieces.',
            },
            'lines.selected': {
              guard: { type: 'hasLines', params: ({ event }) => event },
              actions: { type: 'apply', params: ({ event }) => event },
              description: 'The shopper chooses what to check out.',
            },
            'lines.removed': {
              guard: { type: 'hasLines', params: ({ event }) => event },
              actions: { type: 'apply', params: ({ event }) => event },
              description: 'The shopper takes lines out and may bring them back.',
            },
            'removal.undone': {
              guard: 'hasRemoved',
              actions: 'bringBack',
              description: 'The shopper wants the removed lines back.',
            },
            'report.dismissed': {
              guard: 'hasReport',
              actions: 'dropReport',
              description: 'The shopper has read what changed.',
            },
          },
          states: {
            settled: {
              description: 'The server has every change.',
              always: [
                { guard: 'hasGuestLines', target: 'addingAgain' },
                { guard: 'hasEdits', target: 'saving' },
              ],
              on: {
                'cart.shown': {
                  target: 'refreshing',
                  actions: 'forgetRemoved',
                  description: 'Opening the cart reads current prices and stock.',
                },
                'cart.changedElsewhere': {
                  target: 'refreshing',
                  description: 'An order or another tab changed the cart.',
                },
              },
            },
            refreshing: {
              description: 'Prices and stock are read again while the cart is shown.',
              tags: 'busy',
              always: { guard: 'hasEdits', target: 'saving' },
              invoke: {
                id: 'loadCart',
                src: 'loadCart',
                onDone: {
                  target: 'settled',
                  actions: { type: 'keepCart', params: ({ event }) => event },
                  description: 'The current cart, or what was shown before.',
                },
                onError: { target: 'settled', actions: 'keepSurprise' },
              },
            },
            saving: {
              description: 'Changes are shown at once and sent to the server one by one.',
              invoke: {
                id: 'saveEdit',
                src: 'saveEdit',
                input: ({ context }) => ({ edit: context.edits[0] }),
                onDone: [
                  {
                    guard: { type: 'isAnswered', params: ({ event }) => event },
                    target: 'settled',
                    actions: [
                      { type: 'confirmEdit', params: ({ event }) => event },
                      'forgetSaveAttempts',
                      'broadcastToTabs',
                    ],
                    description: 'The server accepted the change; the next one follows.',
                  },
                  {
                    guard: { type: 'isRefused', params: ({ event }) => event },
                    target: 'settled',
                    actions: [
                      'rollBack',
                      { type: 'keepCart', params: ({ event }) => event },
                      'announceFailure',
                    ],
                    description: 'The server refused: the cart is shown as it was before.',
                  },
                  {
                    target: 'unsaved',
                    actions: [
                      { type: 'keepCart', params: ({ event }) => event },
                      'setAddedAside',
                      'storeGuestLines',
                    ],
                    description: 'It is unknown whether the server accepted it: the change stays.',
                  },
                ],
                onError: {
                  target: 'unsaved',
                  actions: ['keepSurprise', 'setAddedAside', 'storeGuestLines'],
                },
              },
            },
            unsaved: {
              description:
                'The server did not answer. The change stays visible and is sent again after a wait.',
              entry: ['countSaveAttempt', 'announceUnsaved'],
              after: {
                saveBackoff: {
                  target: 'settled',
                  description: 'The next attempt; the wait before it grows up to 30 seconds.',
                },
              },
              on: {
                'cart.retried': { target: 'settled', description: 'The shopper tries again.' },
                'cart.shown': { target: 'settled', description: 'Opening the cart tries again.' },
                'connection.restored': { target: 'settled', description: 'The network is back.' },
              },
            },
            addingAgain: {
              description:
                'What was added without an answer is merged, so that it is added at most once.',
              invoke: {
                id: 'mergeCart',
                src: 'mergeCart',
                input: ({ context }) => ({ lines: context.guestLines }),
                onDone: [
                  {
                    guard: { type: 'isAnswered', params: ({ event }) => event },
                    target: 'settled',
                    actions: [
                      { type: 'keepCart', params: ({ event }) => event },
                      { type: 'keepReport', params: ({ event }) => event },
                      'forgetSaveAttempts',
                      'dropGuestLines',
                      'storeGuestLines',
                      'broadcastToTabs',
                    ],
                    description: 'It is in the cart; further changes follow.',
                  },
                  {
                    guard: { type: 'isRefused', params: ({ event }) => event },
                    target: 'settled',
                    actions: [
                      'rollBack',
                      { type: 'keepCart', params: ({ event }) => event },
                      'dropGuestLines',
                      'storeGuestLines',
                      'announceFailure',
                    ],
                    description: 'The server refused: the cart is shown as it was before.',
                  },
                  {
                    target: 'unsaved',
                    actions: { type: 'keepCart', params: ({ event }) => event },
                    description: 'Still no answer: the browser stores it.',
                  },
                ],
                onError: { target: 'unsaved', actions: 'keepSurprise' },
              },
            },
          },
        },
      },
    },
  },
})

/**
 * The server refused, and would refuse again. Any other failure may have arrived, or may succeed on
 * the next try.
 */
function isRefusal(failure: Failure): boolean {
  const isOfCall = failure.type === 'status' && failure.status < 500
  return isOfCall || ['refused', 'expired', 'duplicate'].includes(failure.type)
}

/**
 * If the first edit adds pieces, it leaves the queue and becomes a line for the merge. Adding is
 * not idempotent, but a merge keeps the larger quantity of both carts, so a repeated merge counts
 * once.
 */
function addedSetAside({
  edits,
  confirmed,
  guestLines,
}: CartContext): Partial<Pick<CartContext, 'edits' | 'guestLines'>> {
  const [first, ...later] = edits
  if (first?.type !== 'line.added') return {}
  const { skuId, quantity, priceCents } = first
  const before = confirmed.find((line) => line.skuId === skuId)?.quantity ?? 0
  const added = { skuId, quantity: before + quantity, priceCents }
  return { edits: later, guestLines: withGuestLine(guestLines, added) }
}

function withGuestLine(
  lines: readonly GuestLine[],
  added: { skuId: number; quantity: number; priceCents: number },
): readonly GuestLine[] {
  const known = lines.find(({ skuId }) => skuId === added.skuId)
  const line = {
    skuId: added.skuId,
    quantity: (known?.quantity ?? 0) + added.quantity,
    selected: true,
    seenPriceCents: added.priceCents,
  }
  return [line, ...lines.filter((other) => other !== known)]
}

/** The server's order: newest first. */
function byAddition(one: CartLine, other: CartLine): number {
  if (one.addedAt === other.addedAt) return other.skuId - one.skuId
  return one.addedAt < other.addedAt ? 1 : -1
}

function editsBringingBack(removed: readonly CartLine[]): CartEdit[] {
  const unselected = removed.filter(({ selected }) => !selected).map(({ skuId }) => skuId)
  return [
    ...removed.map(({ skuId, quantity, unitPriceCents, addedAt }) => ({
      type: 'line.added' as const,
      skuId,
      quantity,
      priceCents: unitPriceCents,
      addedAt,
    })),
    ...(unselected.length === 0
      ? []
      : [{ type: 'lines.selected' as const, skuIds: unselected, selected: false }]),
  ]
}

function withEdit(lines: readonly CartLine[], edit: CartEdit): readonly CartLine[] {
  switch (edit.type) {
    case 'line.added':
      return lines.map((line) =>
        line.skuId === edit.skuId
          ? { ...line, quantity: Math.min(line.quantity + edit.quantity, 99), selected: true }
          : line,
      )
    case 'quantity.set':
      return lines.map((line) =>
        line.skuId === edit.skuId ? { ...line, quantity: edit.quantity } : line,
      )
    case 'lines.selected':
      return lines.map((line) =>
        edit.skuIds.includes(line.skuId) ? { ...line, selected: edit.selected } : line,
      )
    case 'lines.removed':
      return lines.filter(({ skuId }) => !edit.skuIds.includes(skuId))
  }
}
