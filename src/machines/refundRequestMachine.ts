import { assign, fromPromise, setup } from 'xstate'
import type { OrderDetail } from '../../contract/orderDetail.ts'
import type {
  ApplyOutcome,
  ChosenLine,
  OpenRefundOutcome,
  RefundQuoteOutcome,
  RefundRequestContext,
  RefundRequestEvent,
  RefundRequestInput,
  RefundValues,
} from './refundRequestTypes.ts'

export const refundRequestMachine = setup({
  types: {
    context: {} as RefundRequestContext,
    input: {} as RefundRequestInput,
    events: {} as RefundRequestEvent,
    tags: {} as 'form' | 'busy',
  },
  actors: {
    openOrder: fromPromise<OpenRefundOutcome, { orderId: number }>(() =>
      Promise.reject(new Error('openOrder')),
    ),
    quoteLines: fromPromise<RefundQuoteOutcome, { orderId: number; lines: readonly ChosenLine[] }>(
      () => Promise.reject(new Error('quoteLines')),
    ),
    apply: fromPromise<
      ApplyOutcome,
      {
        orderId: number
        lines: readonly ChosenLine[]
        values: RefundValues | null
      }
    >(() => Promise.reject(new Error('apply'))),
  },
  guards: {
    isOpenToRefund: (_, { output }: { output: OpenRefundOutcome }) =>
      output.type === 'opened' && isAskable(output.order, output.at),
    isOpened: (_, { output }: { output: OpenRefundOutcome }) => output.type === 'opened',
    isQuoted: (_, { output }: { output: RefundQuoteOutcome }) => output.type === 'quoted',
    isQuoteRefused: (_, { output }: { output: RefundQuoteOutcome }) => output.type === 'refused',
    isAccepted: (_, { output }: { output: ApplyOutcome }) => output.type === 'accepted',
    isTooHigh: (_, { output }: { output: ApplyOutcome }) =>
      output.type === 'refused' && output.failure.reason === 'refundTooHigh',
    isOrderElsewhere: (_, { output }: { output: ApplyOutcome }) =>
      output.type === 'refused' && movedOn.has(output.failure.reason ?? ''),
    isApplyRefused: (_, { output }: { output: ApplyOutcome }) => output.type === 'refused',
    hasLines: (_, { lines }: { lines: readonly ChosenLine[] }) => lines.length > 0,
  },
  actions: {
    keepOrder: assign(({ context }, { output }: { output: OpenRefundOutcome }) =>
      output.type === 'opened'
        ? { order: output.order, lines: firstChoice(output.order, context.productIds) }
        : {},
    ),
    keepLines: assign((_, { lines }: { lines: readonly ChosenLine[] }) => ({
      lines,
      failure: null,
    })),
    keepQuote: assign((_, { output }: { output: RefundQuoteOutcome }) =>
      output.type === 'quoted' ? { quote: output.quote } : {},
    ),
    dropQuote: assign({ quote: null }),
    keepValues: assign((_, { values }: { values: RefundValues }) => ({ values, failure: null })),
    keepFailure: assign(
      (_, { output }: { output: OpenRefundOutcome | RefundQuoteOutcome | ApplyOutcome }) => ({
        failure: 'failure' in output ? output.failure : null,
      }),
    ),
    keepSurprise: assign({ failure: { type: 'unexpected' } }),
    forgetFailure: assign({ failure: null }),
    announceFailure: () => {},
    finish: () => {},
  },
}).createMachine({
  id: 'refundRequest',
  description: 'Asking for a refund: for which lines, how much, why, with what proof.',
  context: ({ input }) => ({
    ...input,
    order: null,
    lines: [],
    quote: null,
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
            guard: { type: 'isOpenToRefund', params: ({ event }) => event },
            target: 'filling',
            actions: { type: 'keepOrder', params: ({ event }) => event },
            description: 'A refund is possible.',
          },
          {
            guard: { type: 'isOpened', params: ({ event }) => event },
            target: 'closed',
            actions: { type: 'keepOrder', params: ({ event }) => event },
            description:
              'A request is already open, its time is over, or there is nothing to refund.',
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
        'request.shown': { target: 'opening', description: 'The shopper opens the screen again.' },
      },
    },
    closed: {
      description: 'The order accepts no request now; the screen says why.',
      on: {
        'request.shown': {
          target: 'opening',
          actions: 'forgetFailure',
          description: 'The order may accept one by now.',
        },
      },
    },
    filling: {
      description: 'The shopper fills the request in.',
      tags: 'form',
      initial: 'quoting',
      on: {
        'lines.chosen': [
          {
            guard: { type: 'hasLines', params: ({ event }) => event },
            target: '.quoting',
            reenter: true,
            actions: { type: 'keepLines', params: ({ event }) => event },
            description: 'Other lines, or other quantities of them.',
          },
          {
            target: '.withoutLines',
            actions: ['dropQuote', { type: 'keepLines', params: ({ event }) => event }],
            description: 'No line is left.',
          },
        ],
      },
      states: {
        quoting: {
          description: 'The server calculates how much these lines can give back.',
          invoke: {
            id: 'quoteLines',
            src: 'quoteLines',
            input: ({ context }) => ({ orderId: context.orderId, lines: context.lines }),
            onDone: [
              {
                guard: { type: 'isQuoted', params: ({ event }) => event },
                target: 'quoted',
                actions: { type: 'keepQuote', params: ({ event }) => event },
                description: 'The maximum amount and its parts.',
              },
              {
                guard: { type: 'isQuoteRefused', params: ({ event }) => event },
                target: '#refundRequest.opening',
                actions: { type: 'keepFailure', params: ({ event }) => event },
                description: 'The order has changed.',
              },
              {
                target: 'unquoted',
                actions: { type: 'keepFailure', params: ({ event }) => event },
                description: 'The answer never arrived.',
              },
            ],
            onError: { target: 'unquoted', actions: 'keepSurprise' },
          },
        },
        unquoted: {
          description: 'The maximum is unknown.',
          entry: 'dropQuote',
          on: {
            'retry.requested': {
              target: 'quoting',
              actions: 'forgetFailure',
              description: 'The shopper tries again.',
            },
            'connection.restored': {
              target: 'quoting',
              actions: 'forgetFailure',
              description: 'The network is back.',
            },
          },
        },
        withoutLines: { description: 'Nothing is chosen.' },
        quoted: {
          description: 'The request can be sent.',
          on: {
            'values.edited': {
              actions: 'forgetFailure',
              description: 'The shopper changes what was refused.',
            },
            'request.submitted': {
              target: '#refundRequest.submitting',
              actions: { type: 'keepValues', params: ({ event }) => event },
              description: 'The shopper sends it.',
            },
          },
        },
        unanswered: {
          description: 'It is unknown whether it arrived: sending it again is safe.',
          on: {
            'values.edited': {
              target: 'quoted',
              actions: 'forgetFailure',
              description: 'Changed, it is another request.',
            },
            'request.submitted': {
              target: '#refundRequest.submitting',
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
        id: 'apply',
        src: 'apply',
        input: ({ context }) => ({
          orderId: context.orderId,
          lines: context.lines,
          values: context.values,
        }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event },
            target: 'submitted',
            actions: 'finish',
            description: 'The shop has the request.',
          },
          {
            guard: { type: 'isTooHigh', params: ({ event }) => event },
            target: 'filling.quoting',
            actions: [{ type: 'keepFailure', params: ({ event }) => event }, 'announceFailure'],
            description: 'The lines can give back less now.',
          },
          {
            guard: { type: 'isOrderElsewhere', params: ({ event }) => event },
            target: 'opening',
            actions: [{ type: 'keepFailure', params: ({ event }) => event }, 'announceFailure'],
            description: 'The order has changed; it is loaded again.',
          },
          {
            guard: { type: 'isApplyRefused', params: ({ event }) => event },
            target: 'filling.quoted',
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
      description: 'Done; the order shows the progress.',
      on: {
        'request.shown': {
          target: 'opening',
          description: 'The shopper opens the screen again for another request.',
        },
      },
    },
  },
})

const movedOn: ReadonlySet<string> = new Set([
  'alreadySubmitted',
  'alreadyRefunded',
  'refundPeriodOver',
  'stateChanged',
  'notFound',
])

/** The API's status code. */
const completed = 4

function isAskable(order: OrderDetail, at: number): boolean {
  const { status, lines, refundDeadline } = order
  const isInTime =
    status !== completed || (refundDeadline !== null && at < Date.parse(refundDeadline))
  return status > 0 && isInTime && lines.some(({ refundableQuantity }) => refundableQuantity > 0)
}

/** The lines of the products in the address, or else all lines that can be refunded. */
function firstChoice(order: OrderDetail, productIds: readonly number[]): ChosenLine[] {
  const open = order.lines.filter(({ refundableQuantity }) => refundableQuantity > 0)
  const named = open.filter(({ productId }) => productIds.includes(productId))
  return (named.length > 0 ? named : open).map(({ lineId, refundableQuantity }) => ({
    lineId,
    quantity: refundableQuantity,
  }))
}
