import { assign, fromPromise, setup } from 'xstate'
import type { RechargeDetail, RechargeMethod } from '../../contract/walletRecords.ts'
import type {
  NetworkCode,
  NetworksOutcome,
  RechargeContext,
  RechargeEvent,
  RechargeOutcome,
  RechargeAuditOutcome,
  RechargeValues,
  RechargeWish,
  SubmitRechargeInput,
} from './rechargeTypes.ts'

/** A card payment has no network to choose. */
const asksForNetwork: Record<RechargeMethod, boolean> = { chain: true, card: false }

const nothingYet = {
  method: null,
  wish: { amountCents: null, orderId: null },
  network: null,
  values: null,
  recharge: null,
  failure: null,
}

export const rechargeMachine = setup({
  types: {
    context: {} as RechargeContext,
    events: {} as RechargeEvent,
    meta: {} as { code: 0 | 1 | 2 },
    tags: {} as 'form' | 'busy' | 'handedIn',
  },
  actors: {
    loadNetworks: fromPromise<NetworksOutcome>(() => Promise.reject(new Error('loadNetworks'))),
    submitRecharge: fromPromise<RechargeOutcome, SubmitRechargeInput>(() =>
      Promise.reject(new Error('submitRecharge')),
    ),
    followAudit: fromPromise<RechargeAuditOutcome, { recharge: RechargeDetail | null }>(() =>
      Promise.reject(new Error('followAudit')),
    ),
  },
  guards: {
    wishesAnotherByCard: ({ context }, wanted: { method: RechargeMethod; wish: RechargeWish }) =>
      !asksForNetwork[wanted.method] && isAnother(context.wish, wanted.wish),
    wishesAnotherOnChain: ({ context }, wanted: { method: RechargeMethod; wish: RechargeWish }) =>
      asksForNetwork[wanted.method] && isAnother(context.wish, wanted.wish),
    turnsToCard: ({ context }, { method }: { method: RechargeMethod }) =>
      !asksForNetwork[method] && context.method !== method,
    turnsToChain: ({ context }, { method }: { method: RechargeMethod }) =>
      asksForNetwork[method] && context.method !== method,
    isLoaded: (_, { output }: { output: NetworksOutcome }) => output.type === 'loaded',
    isOffered: ({ context }, { network }: { network: NetworkCode }) =>
      context.networks.some(({ code }) => code === network),
    isAccepted: (_, { output }: { output: RechargeOutcome }) => output.type === 'accepted',
    isNetworkGone: (_, { output }: { output: RechargeOutcome }) =>
      output.type === 'refused' && output.failure.reason === 'networkUnknown',
    isRefused: (_, { output }: { output: RechargeOutcome }) => output.type === 'refused',
    hasPassed: (_, { output }: { output: RechargeAuditOutcome }) => output.recharge.status === 1,
  },
  actions: {
    keepMethod: assign((_, { method, wish }: { method: RechargeMethod; wish: RechargeWish }) => ({
      method,
      wish,
      network: null,
      failure: null,
    })),
    keepWish: assign((_, { wish }: { wish: RechargeWish }) => ({ wish })),
    keepNetworks: assign((_, { output }: { output: NetworksOutcome }) =>
      output.type === 'loaded' ? { networks: output.networks } : {},
    ),
    keepNetwork: assign((_, { network }: { network: NetworkCode }) => ({ network, failure: null })),
    keepValues: assign((_, { values }: { values: RechargeValues }) => ({ values, failure: null })),
    keepRecharge: assign((_, { output }: { output: RechargeOutcome | RechargeAuditOutcome }) =>
      'recharge' in output ? { recharge: output.recharge } : {},
    ),
    keepFailure: assign((_, { output }: { output: NetworksOutcome | RechargeOutcome }) => ({
      failure: 'failure' in output ? output.failure : null,
    })),
    keepSurprise: assign({ failure: { type: 'unexpected' } }),
    forgetFailure: assign({ failure: null }),
    startOver: assign(nothingYet),
    announceFailure: () => {},
    announceSubmitted: () => {},
  },
}).createMachine({
  id: 'recharge',
  description: 'Topping up the balance: paid elsewhere, reported here, credited after an audit.',
  context: { networks: [], ...nothingYet },
  initial: 'preparing',
  states: {
    preparing: {
      description: 'Nothing is submitted yet.',
      initial: 'choosingMethod',
      on: {
        'method.chosen': [
          {
            guard: { type: 'turnsToCard', params: ({ event }) => event },
            target: '.filling.byCard',
            actions: { type: 'keepMethod', params: ({ event }) => event },
            description: 'The shopper pays by card.',
          },
          {
            guard: { type: 'turnsToChain', params: ({ event }) => event },
            target: '.loadingNetworks',
            actions: { type: 'keepMethod', params: ({ event }) => event },
            description: 'The shopper pays on chain.',
          },
          {
            actions: { type: 'keepWish', params: ({ event }) => event },
            description: 'The same method, for the current purpose.',
          },
        ],
        'choice.reopened': {
          target: '.choosingMethod',
          actions: 'startOver',
          description: 'Back to the choice of method.',
        },
      },
      states: {
        choosingMethod: { description: 'On chain, or by card.' },
        loadingNetworks: {
          description: 'The networks and the shop’s addresses on them are loading.',
          invoke: {
            id: 'loadNetworks',
            src: 'loadNetworks',
            onDone: [
              {
                guard: { type: 'isLoaded', params: ({ event }) => event },
                target: 'choosingNetwork',
                actions: { type: 'keepNetworks', params: ({ event }) => event },
                description: 'The networks are loaded.',
              },
              {
                target: 'networksUnloaded',
                actions: { type: 'keepFailure', params: ({ event }) => event },
                description: 'The networks could not be read.',
              },
            ],
            onError: { target: 'networksUnloaded', actions: 'keepSurprise' },
          },
        },
        networksUnloaded: {
          description: 'The screen says why no network can be chosen.',
          exit: 'forgetFailure',
          on: {
            'retry.requested': {
              target: 'loadingNetworks',
              description: 'The shopper tries again.',
            },
            'connection.restored': {
              target: 'loadingNetworks',
              description: 'The network is back.',
            },
            'recharge.shown': {
              target: 'loadingNetworks',
              description: 'The shopper opens the screen again.',
            },
          },
        },
        choosingNetwork: {
          description: 'The network has to be the one the money is sent on.',
          on: {
            'network.chosen': {
              guard: { type: 'isOffered', params: ({ event }) => event },
              target: 'filling.onChain',
              actions: { type: 'keepNetwork', params: ({ event }) => event },
              description: 'The shop’s address on that network is shown.',
            },
          },
        },
        filling: {
          description: 'The shopper has paid, and enters the amount with the evidence.',
          tags: 'form',
          initial: 'byCard',
          on: {
            'values.edited': {
              actions: 'forgetFailure',
              description: 'The shopper changes what was refused.',
            },
            'recharge.submitted': {
              target: '#recharge.submitting',
              actions: { type: 'keepValues', params: ({ event }) => event },
              description: 'The shopper submits it.',
            },
          },
          states: {
            last: {
              type: 'history',
              target: 'byCard',
              description: 'The form that was submitted.',
            },
            byCard: { description: 'Amount and evidence of a card payment.' },
            onChain: {
              description: 'The shop’s address on the network, and what was sent there from where.',
              on: {
                'networks.reopened': {
                  target: '#recharge.preparing.loadingNetworks',
                  actions: 'forgetFailure',
                  description: 'Another network; addresses are loaded again.',
                },
              },
            },
          },
        },
      },
    },
    submitting: {
      description: 'The server checks amount, address and evidence.',
      tags: ['form', 'busy'],
      invoke: {
        id: 'submitRecharge',
        src: 'submitRecharge',
        input: ({ context }) => ({
          method: context.method,
          network: context.network,
          values: context.values,
          orderId: context.wish.orderId,
        }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event },
            target: 'handedIn',
            actions: [{ type: 'keepRecharge', params: ({ event }) => event }, 'announceSubmitted'],
            description: 'It waits for the audit. The balance is unchanged.',
          },
          {
            guard: { type: 'isNetworkGone', params: ({ event }) => event },
            target: 'preparing.loadingNetworks',
            actions: [
              { type: 'keepFailure', params: ({ event }) => event },
              'announceFailure',
              'forgetFailure',
            ],
            description: 'The shop no longer takes that network.',
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => event },
            target: 'preparing.filling.last',
            actions: [{ type: 'keepFailure', params: ({ event }) => event }, 'announceFailure'],
            description: 'Amount, address, transaction or evidence has to be changed.',
          },
          {
            target: 'unanswered',
            actions: [{ type: 'keepFailure', params: ({ event }) => event }, 'announceFailure'],
            description: 'The answer never arrived.',
          },
        ],
        onError: { target: 'unanswered', actions: ['keepSurprise', 'announceFailure'] },
      },
    },
    unanswered: {
      description: 'It is unknown whether it arrived: submitting it again is safe.',
      tags: 'form',
      on: {
        'values.edited': {
          target: 'preparing.filling.last',
          actions: 'forgetFailure',
          description: 'Changed, it is another recharge; the same evidence counts once.',
        },
        'recharge.submitted': {
          target: 'submitting',
          actions: { type: 'keepValues', params: ({ event }) => event },
          description: 'Submitted again unchanged, so it counts once.',
        },
        'choice.reopened': {
          target: 'preparing.choosingMethod',
          actions: 'startOver',
          description: 'The shopper leaves it; the record shows whether it arrived.',
        },
      },
    },
    handedIn: {
      description: 'The server has accepted it.',
      tags: 'handedIn',
      initial: 'auditing',
      on: {
        'method.chosen': [
          {
            guard: { type: 'wishesAnotherByCard', params: ({ event }) => event },
            target: 'preparing.filling.byCard',
            actions: ['startOver', { type: 'keepMethod', params: ({ event }) => event }],
            description: 'The cashier sends the shopper for another sum: a recharge of its own.',
          },
          {
            guard: { type: 'wishesAnotherOnChain', params: ({ event }) => event },
            target: 'preparing.loadingNetworks',
            actions: ['startOver', { type: 'keepMethod', params: ({ event }) => event }],
            description: 'The same, on chain.',
          },
        ],
        'choice.reopened': {
          target: 'preparing.choosingMethod',
          actions: 'startOver',
          description: 'The shopper starts another recharge; this one stays in the record.',
        },
      },
      states: {
        auditing: {
          description: 'The office compares the evidence with what arrived.',
          meta: { code: 0 },
          invoke: {
            id: 'followAudit',
            src: 'followAudit',
            input: ({ context }) => ({ recharge: context.recharge }),
            onDone: [
              {
                guard: { type: 'hasPassed', params: ({ event }) => event },
                target: 'passed',
                actions: { type: 'keepRecharge', params: ({ event }) => event },
                description: 'What really arrived is on the balance.',
              },
              {
                target: 'refused',
                actions: { type: 'keepRecharge', params: ({ event }) => event },
                description: 'Nothing was credited, and the reason is known.',
              },
            ],
            onError: { target: 'unfollowed' },
          },
        },
        unfollowed: {
          description: 'The record is not followed until its screen is shown again.',
          meta: { code: 0 },
          on: { 'recharge.shown': { target: 'auditing', description: 'It is shown again.' } },
        },
        passed: {
          description: 'Credited with the amount that really arrived.',
          meta: { code: 1 },
        },
        refused: {
          description: 'Not credited; the shopper reads why. The evidence may be used again.',
          meta: { code: 2 },
        },
      },
    },
  },
})

/**
 * Whether the cashier asks for another order or sum. Without an order the current recharge
 * continues.
 */
function isAnother(before: RechargeWish, wanted: RechargeWish): boolean {
  if (wanted.orderId === null) return false
  return before.orderId !== wanted.orderId || before.amountCents !== wanted.amountCents
}
