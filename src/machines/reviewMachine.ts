import { assign, fromPromise, setup } from 'xstate'
import type { OrderDetail, OrderStatus } from '../../contract/orderDetail.ts'
import type { Failure, Refused } from './failure.ts'

export interface LineReview {
  lineId: number
  content: string
  productRating: number
  pictures: readonly string[]
}

export interface ReviewValues {
  lines: readonly LineReview[]
  serviceRating: number
  shippingRating: number
}

export type OpenReviewOutcome =
  | { type: 'opened'; order: OrderDetail }
  | { type: 'failed'; failure: Failure }

export type ReviewOutcome =
  | { type: 'accepted'; order: OrderDetail }
  | { type: 'refused'; failure: Refused }
  | { type: 'failed'; failure: Failure }

export interface ReviewContext {
  orderId: number
  order: OrderDetail | null
  values: ReviewValues | null
  failure: Failure | null
}

export type ReviewEvent =
  | { type: 'review.shown' }
  | { type: 'retry.requested' }
  | { type: 'connection.restored' }
  | { type: 'values.edited' }
  | { type: 'review.submitted'; values: ReviewValues }

/** By the spec's status codes: a received order can be reviewed. */
const isReviewable: Record<OrderStatus, boolean> = {
  0: false,
  1: false,
  2: false,
  3: true,
  4: true,
  '-1': false,
  '-4': false,
}

export const reviewMachine = setup({
  types: {
    context: {} as ReviewContext,
    input: {} as { orderId: number },
    events: {} as ReviewEvent,
    tags: {} as 'form' | 'busy',
  },
  actors: {
    openOrder: fromPromise<OpenReviewOutcome, { orderId: number }>(() =>
      Promise.reject(new Error('openOrder')),
    ),
    addReview: fromPromise<ReviewOutcome, { orderId: number; values: ReviewValues | null }>(() =>
      Promise.reject(new Error('addReview')),
    ),
  },
  guards: {
    isReviewable: (_, { output }: { output: OpenReviewOutcome }) =>
      output.type === 'opened' &&
      isReviewable[output.order.status] &&
      output.order.lines.some(({ reviewed }) => !reviewed),
    isOpened: (_, { output }: { output: OpenReviewOutcome }) => output.type === 'opened',
    isAccepted: (_, { output }: { output: ReviewOutcome }) => output.type === 'accepted',
    isOrderElsewhere: (_, { output }: { output: ReviewOutcome }) =>
      output.type === 'refused' &&
      (output.failure.reason === 'stateChanged' || output.failure.reason === 'alreadyReviewed'),
    isRefused: (_, { output }: { output: ReviewOutcome }) => output.type === 'refused',
  },
  actions: {
    keepOrder: assign((_, { output }: { output: OpenReviewOutcome }) =>
      output.type === 'opened' ? { order: output.order } : {},
    ),
    keepValues: assign((_, { values }: { values: ReviewValues }) => ({ values, failure: null })),
    keepFailure: assign((_, { output }: { output: OpenReviewOutcome | ReviewOutcome }) => ({
      failure: 'failure' in output ? output.failure : null,
    })),
    keepSurprise: assign({ failure: { type: 'unexpected' } }),
    forgetFailure: assign({ failure: null }),
    announceFailure: () => {},
    finish: () => {},
  },
}).createMachine({
  id: 'review',
  description: 'Reviewing an order, line by line, with the service and the shipping.',
  context: ({ input }) => ({
    ...input,
    order: null,
    values: null,
    failure: null,
  }),
  initial: 'opening',
  states: {
    opening: {
      description: 'The order is loaded.',
      invoke: {
        id: 'openOrder',
        src: 'openOrder',
        input: ({ context }) => ({ orderId: context.orderId }),
        onDone: [
          {
            guard: { type: 'isReviewable', params: ({ event }) => event },
            target: 'filling',
            actions: { type: 'keepOrder', params: ({ event }) => event },
            description: 'Some lines have no review yet.',
          },
          {
            guard: { type: 'isOpened', params: ({ event }) => event },
            target: 'closed',
            actions: { type: 'keepOrder', params: ({ event }) => event },
            description: 'Everything is reviewed, or nothing can be reviewed yet.',
          },
          {
            target: 'unopened',
            actions: { type: 'keepFailure', params: ({ event }) => event },
            description: 'The order could not be loaded.',
          },
        ],
        onError: { target: 'unopened', actions: 'keepSurprise' },
      },
    },
    unopened: {
      description: 'The screen says why nothing is shown.',
      exit: 'forgetFailure',
      on: {
        'retry.requested': { target: 'opening', description: 'The shopper tries again.' },
        'connection.restored': { target: 'opening', description: 'The network is back.' },
        'review.shown': { target: 'opening', description: 'The shopper opens the screen again.' },
      },
    },
    closed: {
      description: 'The order accepts no review now; the screen says why.',
      on: {
        'review.shown': { target: 'opening', description: 'The order may accept one by now.' },
      },
    },
    filling: {
      description: 'The shopper writes the review.',
      tags: 'form',
      initial: 'ready',
      states: {
        ready: {
          description: 'The review can be sent.',
          on: {
            'values.edited': {
              actions: 'forgetFailure',
              description: 'The shopper changes what was refused.',
            },
            'review.submitted': {
              target: '#review.submitting',
              actions: { type: 'keepValues', params: ({ event }) => event },
              description: 'The shopper sends it.',
            },
          },
        },
        unanswered: {
          description: 'It is unknown whether it arrived: sending it again is safe.',
          on: {
            'values.edited': {
              target: 'ready',
              actions: 'forgetFailure',
              description: 'Changed, it is another review.',
            },
            'review.submitted': {
              target: '#review.submitting',
              actions: { type: 'keepValues', params: ({ event }) => event },
              description: 'Sent again unchanged, so it counts once.',
            },
          },
        },
      },
    },
    submitting: {
      description: 'The server checks and stores it.',
      tags: ['form', 'busy'],
      invoke: {
        id: 'addReview',
        src: 'addReview',
        input: ({ context }) => ({
          orderId: context.orderId,
          values: context.values,
        }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event },
            target: 'submitted',
            actions: 'finish',
            description: 'The order shows as reviewed.',
          },
          {
            guard: { type: 'isOrderElsewhere', params: ({ event }) => event },
            target: 'opening',
            actions: [
              { type: 'keepFailure', params: ({ event }) => event },
              'announceFailure',
              'forgetFailure',
            ],
            description: 'The order has changed; it is loaded again.',
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => event },
            target: 'filling.ready',
            actions: [{ type: 'keepFailure', params: ({ event }) => event }, 'announceFailure'],
            description: 'Something in it has to be changed.',
          },
          {
            target: 'filling.unanswered',
            actions: [{ type: 'keepFailure', params: ({ event }) => event }, 'announceFailure'],
            description: 'The answer never arrived.',
          },
        ],
        onError: { target: 'filling.unanswered', actions: ['keepSurprise', 'announceFailure'] },
      },
    },
    submitted: {
      description: 'Done; the order and the product show it.',
      on: {
        'review.shown': {
          target: 'opening',
          description: 'The shopper opens the screen again for the remaining lines.',
        },
      },
    },
  },
})
