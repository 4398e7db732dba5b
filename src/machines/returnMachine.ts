import { assign, fromPromise, setup } from 'xstate'
import type {
  DeclareOutcome,
  OpenReturnOutcome,
  OrderProof,
  ReturnContext,
  ReturnedLine,
  ReturnEvent,
  ReturnInput,
  WantedOrder,
} from './returnTypes.ts'

export const returnMachine = setup({
  types: {
    context: {} as ReturnContext,
    input: {} as ReturnInput,
    events: {} as ReturnEvent,
    tags: {} as 'proof' | 'busy',
  },
  actors: {
    openOffer: fromPromise<OpenReturnOutcome, WantedOrder>(() =>
      Promise.reject(new Error('openOffer')),
    ),
    declare: fromPromise<DeclareOutcome, WantedOrder & { lines: readonly ReturnedLine[] }>(() =>
      Promise.reject(new Error('declare')),
    ),
  },
  guards: {
    isOwn: ({ context }) => context.orderId !== null,
    isGuest: ({ context }) => context.orderId === null,
    isReturnable: (_, { output }: { output: OpenReturnOutcome }) =>
      output.type === 'opened' && output.offer.refusedFor === null,
    isOpened: (_, { output }: { output: OpenReturnOutcome }) => output.type === 'opened',
    isDeclared: (_, { output }: { output: DeclareOutcome }) => output.type === 'declared',
    isRefused: (_, { output }: { output: DeclareOutcome }) => output.type === 'refused',
    hasLines: ({ context }) => context.lines.length > 0,
  },
  actions: {
    keepProof: assign((_, { proof }: { proof: OrderProof }) => ({ proof, failure: null })),
    keepOffer: assign((_, { output }: { output: OpenReturnOutcome | DeclareOutcome }) =>
      'offer' in output ? { offer: output.offer } : {},
    ),
    chooseAll: assign(({ context: { offer } }) => ({
      lines: (offer?.lines ?? [])
        .filter(({ quantity }) => quantity > 0)
        .map(({ lineId, quantity }) => ({ lineId, quantity })),
    })),
    keepLines: assign((_, { lines }: { lines: readonly ReturnedLine[] }) => ({ lines })),
    keepFailure: assign((_, { output }: { output: OpenReturnOutcome | DeclareOutcome }) => ({
      failure: 'failure' in output ? output.failure : null,
    })),
    keepSurprise: assign({ failure: { type: 'unexpected' } }),
    forgetFailure: assign({ failure: null }),
    forgetOrder: assign({ proof: null, offer: null, lines: [], failure: null }),
    announceFailure: () => {},
    finish: () => {},
  },
}).createMachine({
  id: 'return',
  description: 'Returning goods without a reason, in two steps; a guest proves the order first.',
  context: ({ input }) => ({ ...input, proof: null, offer: null, lines: [], failure: null }),
  initial: 'starting',
  states: {
    starting: {
      description: 'Decides whether the order is known.',
      always: [
        {
          guard: 'isOwn',
          target: 'opening',
          description: 'A signed-in shopper comes from the order.',
        },
        { target: 'proving', description: 'A guest comes without an order.' },
      ],
    },
    proving: {
      description: 'A guest types the order’s number, postcode and phone.',
      tags: 'proof',
      on: {
        'proof.edited': { actions: 'forgetFailure', description: 'The guest changes an entry.' },
        'proof.submitted': {
          target: 'opening',
          actions: { type: 'keepProof', params: ({ event }) => event },
          description: 'The guest looks the order up.',
        },
      },
    },
    opening: {
      description: 'What can be returned is loaded.',
      tags: 'busy',
      invoke: {
        id: 'openOffer',
        src: 'openOffer',
        input: ({ context: { orderId, proof } }) => ({ orderId, proof }),
        onDone: [
          {
            guard: { type: 'isReturnable', params: ({ event }) => event },
            target: 'choosing',
            actions: [
              { type: 'keepOffer', params: ({ event }) => event },
              'forgetFailure',
              'chooseAll',
            ],
            description: 'Something can be returned.',
          },
          {
            guard: { type: 'isOpened', params: ({ event }) => event },
            target: 'closed',
            actions: [{ type: 'keepOffer', params: ({ event }) => event }, 'forgetFailure'],
            description: 'Nothing can be returned, or a return is declared already.',
          },
          {
            guard: 'isGuest',
            target: 'proving',
            actions: { type: 'keepFailure', params: ({ event }) => event },
            description: 'No such order, too many tries, or no answer; the entries stay.',
          },
          {
            target: 'unopened',
            actions: { type: 'keepFailure', params: ({ event }) => event },
            description: 'The order could not be loaded.',
          },
        ],
        onError: [
          { guard: 'isGuest', target: 'proving', actions: 'keepSurprise' },
          { target: 'unopened', actions: 'keepSurprise' },
        ],
      },
    },
    unopened: {
      description: 'The screen says why nothing is shown.',
      exit: 'forgetFailure',
      on: {
        'retry.requested': { target: 'opening', description: 'The shopper tries again.' },
        'connection.restored': { target: 'opening', description: 'The network is back.' },
        'return.shown': { target: 'opening', description: 'The shopper opens the screen again.' },
      },
    },
    closed: {
      description: 'The screen says why nothing can be returned, or shows what was declared.',
      on: {
        'return.shown': { target: 'opening', description: 'It may be possible by now.' },
        'order.left': {
          guard: 'isGuest',
          target: 'proving',
          actions: 'forgetOrder',
          description: 'The guest has another order.',
        },
      },
    },
    choosing: {
      description: 'First step: the shopper chooses the pieces.',
      on: {
        'lines.chosen': {
          actions: { type: 'keepLines', params: ({ event }) => event },
          description: 'Other pieces.',
        },
        'choice.made': {
          guard: 'hasLines',
          target: 'confirming',
          description: 'The shopper goes on to the second step.',
        },
      },
    },
    confirming: {
      description: 'Second step: the shopper reads what follows, and confirms.',
      on: {
        'choice.reopened': {
          target: 'choosing',
          actions: 'forgetFailure',
          description: 'The shopper changes the pieces.',
        },
        'return.confirmed': {
          target: 'declaring',
          actions: 'forgetFailure',
          description: 'The shopper declares the return.',
        },
      },
    },
    declaring: {
      description: 'The server records the return.',
      tags: 'busy',
      invoke: {
        id: 'declare',
        src: 'declare',
        input: ({ context: { orderId, proof, lines } }) => ({ orderId, proof, lines }),
        onDone: [
          {
            guard: { type: 'isDeclared', params: ({ event }) => event },
            target: 'declared',
            actions: [{ type: 'keepOffer', params: ({ event }) => event }, 'finish'],
            description: 'The return is declared; the shopper has a receipt.',
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => event },
            target: 'opening',
            actions: [{ type: 'keepFailure', params: ({ event }) => event }, 'announceFailure'],
            description: 'The order has changed; it is loaded again.',
          },
          {
            target: 'confirming',
            actions: [{ type: 'keepFailure', params: ({ event }) => event }, 'announceFailure'],
            description: 'The answer never arrived: confirming again is safe.',
          },
        ],
        onError: { target: 'confirming', actions: ['keepSurprise', 'announceFailure'] },
      },
    },
    declared: {
      description: 'The receipt: what is returned, when it was declared, and what comes next.',
      on: {
        'return.shown': {
          target: 'opening',
          description: 'The shopper opens the screen again.',
        },
        'order.left': {
          guard: 'isGuest',
          target: 'proving',
          actions: 'forgetOrder',
          description: 'The guest has another order.',
        },
      },
    },
  },
})
