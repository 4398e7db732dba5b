import { assign, fromPromise, setup } from 'xstate'
import type { OrderDetail } from '../../contract/orderDetail.ts'
import type { Failure, Refused } from './failure.ts'

/** The actions of a shopper that need a confirmation. */
export type ConfirmedAction = 'cancel' | 'confirmReceipt' | 'extendReceipt' | 'withdrawRefund'

export type ActionOutcome =
  | { type: 'done'; order: OrderDetail }
  | { type: 'refused'; failure: Refused; order: OrderDetail | null }
  | { type: 'failed'; failure: Failure }

export interface OrderActionContext {
  orderId: number
  action: ConfirmedAction | null
  /** The refund request to withdraw, for that action only. */
  refundId: number | null
  failure: Failure | null
}

export type OrderActionEvent =
  | { type: 'action.asked'; action: ConfirmedAction; refundId: number | null }
  | { type: 'action.confirmed' }
  | { type: 'action.dismissed' }

export const orderActionMachine = setup({
  types: {
    context: {} as OrderActionContext,
    input: {} as { orderId: number },
    events: {} as OrderActionEvent,
    tags: {} as 'asking' | 'busy',
  },
  actors: {
    perform: fromPromise<
      ActionOutcome,
      Pick<OrderActionContext, 'orderId' | 'action' | 'refundId'>
    >(() => Promise.reject(new Error('perform'))),
  },
  guards: {
    isDone: (_, { output }: { output: ActionOutcome }) => output.type === 'done',
    isRefused: (_, { output }: { output: ActionOutcome }) => output.type === 'refused',
  },
  actions: {
    keepAction: assign(
      (_, { action, refundId }: { action: ConfirmedAction; refundId: number | null }) => ({
        action,
        refundId,
        failure: null,
      }),
    ),
    keepFailure: assign((_, { output }: { output: ActionOutcome }) => ({
      failure: output.type === 'done' ? null : output.failure,
    })),
    keepSurprise: assign({ failure: { type: 'unexpected' } }),
    showOrder: (_, _params: { output: ActionOutcome }) => {},
    announceDone: () => {},
    announceRefusal: () => {},
  },
}).createMachine({
  id: 'orderAction',
  description: 'An action on an order that the shopper has to confirm.',
  context: ({ input }) => ({
    orderId: input.orderId,
    action: null,
    refundId: null,
    failure: null,
  }),
  initial: 'resting',
  states: {
    resting: {
      description: 'Nothing is asked.',
      on: {
        'action.asked': {
          target: 'confirming',
          actions: { type: 'keepAction', params: ({ event }) => event },
          description: 'The shopper wants to do it and is asked to confirm.',
        },
      },
    },
    confirming: {
      description: 'The question is on the screen.',
      tags: 'asking',
      on: {
        'action.confirmed': { target: 'performing', description: 'The shopper confirms.' },
        'action.dismissed': { target: 'resting', description: 'The shopper decides against it.' },
      },
    },
    performing: {
      description: 'The server does it, if the order still allows it.',
      tags: ['asking', 'busy'],
      invoke: {
        id: 'perform',
        src: 'perform',
        input: ({ context }) => ({
          orderId: context.orderId,
          action: context.action,
          refundId: context.refundId,
        }),
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => event },
            target: 'resting',
            actions: [{ type: 'showOrder', params: ({ event }) => event }, 'announceDone'],
            description: 'Done; the updated order is shown.',
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => event },
            target: 'resting',
            actions: [
              { type: 'keepFailure', params: ({ event }) => event },
              { type: 'showOrder', params: ({ event }) => event },
              'announceRefusal',
            ],
            description: 'The order changed meanwhile; the updated order is shown.',
          },
          {
            target: 'unanswered',
            actions: { type: 'keepFailure', params: ({ event }) => event },
            description: 'The answer never arrived.',
          },
        ],
        onError: { target: 'unanswered', actions: 'keepSurprise' },
      },
    },
    unanswered: {
      description: 'It is unknown whether it was done: trying again is safe.',
      tags: 'asking',
      on: {
        'action.confirmed': {
          target: 'performing',
          description: 'Sends the same again, so it is done at most once.',
        },
        'action.dismissed': { target: 'resting', description: 'The shopper leaves it.' },
      },
    },
  },
})
