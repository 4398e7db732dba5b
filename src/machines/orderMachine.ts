import { assign, setup } from 'xstate'
import type { OrderStatus } from '../../contract/orderDetail.ts'
import type {
  OpenRefund,
  OrderContext,
  OrderEvent,
  OrderLineFacts,
  Parcel,
  PlacedLine,
  RefundRequest,
} from './orderTypes.ts'

const dayMs = 86_400_000
const payPeriodMs = 30 * 60_000
const receiptPeriodMs = 14 * dayMs
const receiptExtensionMs = 7 * dayMs
const reviewPeriodMs = 7 * dayMs
const lateRefundPeriodMs = 7 * dayMs
const sendBackPeriodMs = 14 * dayMs

export const orderMachine = setup({
  types: {
    context: {} as OrderContext,
    events: {} as OrderEvent,
    meta: {} as { code: OrderStatus },
    tags: {} as 'shopperActs' | 'operatorActs' | 'clockActs' | 'over',
  },
  guards: {
    canBePlaced: ({ event }) =>
      event.type === 'order.placed' &&
      event.lines.length > 0 &&
      event.lines.every(isLeft) &&
      event.totalCents === costOf(event.lines),
    canBePaid: ({ context, event }) =>
      event.type === 'order.paid' &&
      context.deadline !== null &&
      event.at < context.deadline &&
      event.codeProven &&
      event.balanceCents >= context.totalCents,
    isDeadlinePassed: ({ context, event }) =>
      context.deadline !== null && momentOf(event) >= context.deadline,
    hasTracking: ({ event }) => 'carrier' in event && isTrackable(event),
    isParcel: ({ context, event }) =>
      event.type === 'parcel.shipped' && isTrackable(event) && isUnsent(context, event),
    isLastParcel: ({ context, event }) =>
      event.type === 'parcel.shipped' &&
      isTrackable(event) &&
      isUnsent(context, event) &&
      context.lines.every((line) => line.unsentPieces === piecesIn(event.lines, line)),
    isAnnullable: ({ context, event }) =>
      event.type === 'order.annulled' &&
      context.stock.sentPieces === 0 &&
      event.reason.trim() !== '',
    isNotYetExtended: ({ context }) => context.extensions === 0,
    isReviewable: ({ context, event }) =>
      event.type === 'review.submitted' &&
      event.lineIds.length > 0 &&
      event.lineIds.every((id) =>
        context.lines.some(({ lineId, reviewed }) => lineId === id && !reviewed),
      ),
    isRefundable: ({ context, event }) =>
      event.type === 'refund.applied' && isWithinRefundable(context, event.request),
    isRefundableBeforeDelivery: ({ context, event }) =>
      event.type === 'refund.applied' &&
      isWithinRefundable(context, event.request) &&
      (event.request.isOfSent ? isSent(context, event.request) : !event.request.withReturn),
    isRefundableInTime: ({ context, event }) =>
      event.type === 'refund.applied' &&
      context.deadline !== null &&
      event.at < context.deadline &&
      isWithinRefundable(context, event.request),
    isReturnOfUnsent: ({ context, event }) =>
      event.type === 'return.declared' &&
      isReturnable(context, event) &&
      context.lines.every((line) => piecesIn(event.lines, line) <= line.unsentPieces),
    isReturnable: ({ context, event }) =>
      event.type === 'return.declared' && isReturnable(context, event),
    hasReason: ({ event }) => event.type === 'refund.refused' && event.reason.trim() !== '',
    isRefusable: ({ context, event }) =>
      context.refund?.isStatutory === false &&
      event.type === 'refund.refused' &&
      event.reason.trim() !== '',
    needsNoReturn: ({ context, event }) =>
      context.refund?.withReturn === false &&
      event.type === 'refund.approved' &&
      isFairAnswer(context, event),
    hasReturnAddress: ({ context, event }) =>
      context.refund?.withReturn === true &&
      event.type === 'refund.approved' &&
      (event.returnAddress ?? '').trim() !== '' &&
      isFairAnswer(context, event),
    isReturnedQuantity: ({ context, event }) =>
      event.type === 'goods.returned' && isReturnedQuantity(context, event),
    isReturnedWithoutNumber: ({ context, event }) =>
      context.refund?.isStatutory === true &&
      event.type === 'goods.returned' &&
      isReturnedQuantity(context, event),
    isNothingLeft: ({ context }) => isNothingLeft(context),
    isNothingLeftInEscrow: ({ context }) => isInEscrow(context) && isNothingLeft(context),
    isNothingUnsent: ({ context }) => leftAfterwards(context) > 0 && takesLastUnsent(context),
    isWithinEscrow: ({ context }) => dueCents(context) < context.money.inEscrowCents,
    isWithinRevenue: ({ context }) => dueCents(context) < context.money.revenueCents,
  },
  actions: {
    keepOrdered: assign(({ context, event }) =>
      event.type === 'order.placed'
        ? { totalCents: event.totalCents, lines: event.lines.map(asOrdered) }
        : context,
    ),
    reservePieces: assign(({ context: { stock, lines } }) => ({
      stock: { ...stock, reservedPieces: piecesOf(lines) },
    })),
    freePieces: assign(({ context: { stock } }) => ({ stock: { ...stock, reservedPieces: 0 } })),
    freeRefundedPieces: assign(({ context }) => ({
      stock: {
        ...context.stock,
        reservedPieces: context.stock.reservedPieces - freedPieces(context),
      },
    })),
    sendPieces: assign(({ context: { stock }, event }) => {
      const pieces = event.type === 'parcel.shipped' ? piecesOf(event.lines) : 0
      return {
        stock: {
          ...stock,
          reservedPieces: stock.reservedPieces - pieces,
          sentPieces: stock.sentPieces + pieces,
        },
      }
    }),
    keepUnsent: assign(({ context, event }) => ({
      lines: context.lines.map((line) =>
        event.type === 'parcel.shipped'
          ? { ...line, unsentPieces: line.unsentPieces - piecesIn(event.lines, line) }
          : line,
      ),
    })),
    restockPieces: assign(({ context: { stock }, event }) => ({
      stock: {
        ...stock,
        restockedPieces:
          stock.restockedPieces + (event.type === 'goods.returned' ? event.resellableQuantity : 0),
      },
    })),
    countAsSold: assign(({ context: { stock, lines } }) => ({
      stock: {
        ...stock,
        soldPieces: sumOf(lines.map(({ refundablePieces }) => refundablePieces.length)),
      },
    })),
    holdInEscrow: assign(({ context: { money, totalCents } }) => ({
      money: { ...money, inEscrowCents: totalCents },
    })),
    payOutToShop: assign(({ context: { money } }) => ({
      money: {
        ...money,
        inEscrowCents: 0,
        revenueCents: money.revenueCents + money.inEscrowCents,
      },
    })),
    giveAllBackFromEscrow: assign(({ context: { money } }) => ({
      money: {
        ...money,
        inEscrowCents: 0,
        givenBackCents: money.givenBackCents + money.inEscrowCents,
      },
    })),
    giveBackFromEscrow: assign(({ context }) => ({
      money: {
        ...context.money,
        inEscrowCents: context.money.inEscrowCents - dueCents(context),
        givenBackCents: context.money.givenBackCents + dueCents(context),
      },
    })),
    giveBackFromRevenue: assign(({ context }) => ({
      money: {
        ...context.money,
        revenueCents: context.money.revenueCents - dueCents(context),
        givenBackCents: context.money.givenBackCents + dueCents(context),
      },
    })),
    startPayDeadline: assign(({ event }) => ({ deadline: momentOf(event) + payPeriodMs })),
    startReceiptDeadline: assign(({ event }) => ({ deadline: momentOf(event) + receiptPeriodMs })),
    startCompletionDeadline: assign(({ event }) => ({
      deadline: momentOf(event) + reviewPeriodMs,
    })),
    startReturnPeriod: assign({
      returnUntil: ({ context, event }) =>
        'returnUntil' in event ? event.returnUntil : context.returnUntil,
    }),
    startSendBackDeadline: assign({
      deadline: ({ context, event }) =>
        context.refund?.isStatutory === true ? momentOf(event) + sendBackPeriodMs : null,
    }),
    startLateRefundDeadline: assign(({ event }) => ({
      deadline: momentOf(event) + lateRefundPeriodMs,
    })),
    countCompletionFromDeadline: assign(({ context: { deadline } }) => ({
      deadline: deadline === null ? null : deadline + reviewPeriodMs,
    })),
    countLateRefundFromDeadline: assign(({ context: { deadline } }) => ({
      deadline: deadline === null ? null : deadline + lateRefundPeriodMs,
    })),
    extendReceiptDeadline: assign(({ context: { deadline, extensions } }) => ({
      deadline: deadline === null ? null : deadline + receiptExtensionMs,
      extensions: extensions + 1,
    })),
    dropDeadline: assign({ deadline: null }),
    stopDeadlines: assign(({ context: { deadline, returnUntil }, event }) => ({
      deadline: null,
      timeLeft: deadline === null ? null : Math.max(0, deadline - momentOf(event)),
      returnUntil: null,
      returnTimeLeft: returnUntil === null ? null : returnUntil - momentOf(event),
    })),
    resumeDeadlines: assign(({ context: { timeLeft, returnTimeLeft }, event }) => ({
      deadline: timeLeft === null ? null : momentOf(event) + timeLeft,
      timeLeft: null,
      returnUntil: returnTimeLeft === null ? null : momentOf(event) + returnTimeLeft,
      returnTimeLeft: null,
    })),
    markReviewed: assign(({ context, event }) => ({
      lines: context.lines.map((line) =>
        event.type === 'review.submitted' && event.lineIds.includes(line.lineId)
          ? { ...line, reviewed: true }
          : line,
      ),
    })),
    openRefund: assign(({ event }) => ({
      refund:
        event.type === 'refund.applied'
          ? { ...event.request, offeredCents: null, isStatutory: false, deductedCents: 0 }
          : null,
    })),
    openReturn: assign(({ context, event }) => ({
      refund: event.type === 'return.declared' ? returnOf(context, event) : null,
    })),
    keepDeduction: assign(({ context: { refund }, event }) => ({
      refund: refund && {
        ...refund,
        deductedCents: event.type === 'goods.returned' ? (event.deduction?.amountCents ?? 0) : 0,
      },
    })),
    keepOffer: assign(({ context: { refund }, event }) => ({
      refund: refund && {
        ...refund,
        offeredCents: event.type === 'refund.approved' ? (event.offer?.amountCents ?? null) : null,
      },
    })),
    closeRefund: assign({ refund: null }),
    closeLines: assign(({ context: { lines } }) => ({
      lines: lines.map((line) => ({ ...line, refundablePieces: [], unsentPieces: 0 })),
    })),
    settleLines: assign(({ context }) => ({
      lines: context.lines.map((line) => ({
        ...line,
        refundablePieces: piecesAfterwards(context, line),
        unsentPieces: unsentAfterwards(context, line),
      })),
      refund: null,
    })),
  },
}).createMachine({
  id: 'order',
  description: 'The life of an order, its money and its pieces, from the checkout on.',
  context: {
    totalCents: 0,
    money: { inEscrowCents: 0, revenueCents: 0, givenBackCents: 0 },
    stock: { reservedPieces: 0, sentPieces: 0, restockedPieces: 0, soldPieces: 0 },
    lines: [],
    deadline: null,
    timeLeft: null,
    returnUntil: null,
    returnTimeLeft: null,
    extensions: 0,
    refund: null,
  },
  initial: 'atCheckout',
  states: {
    atCheckout: {
      description: 'The shopper sees what it costs; nothing is reserved yet.',
      tags: 'shopperActs',
      on: {
        'order.placed': {
          guard: 'canBePlaced',
          target: 'waitingToPay',
          actions: ['keepOrdered', 'reservePieces', 'startPayDeadline'],
          description:
            'The shopper orders what is in stock, for the total shown; all pieces are reserved or none, for 30 minutes.',
        },
      },
    },
    waitingToPay: {
      description: 'Placed. Its pieces are reserved until it is paid or its 30 minutes are over.',
      meta: { code: 0 },
      tags: 'shopperActs',
      on: {
        'order.paid': {
          guard: 'canBePaid',
          target: 'paid.waitingForDelivery',
          actions: ['holdInEscrow', 'dropDeadline'],
          description:
            'The shopper pays from the balance, in time and with the payment code; the sum is held in escrow until receipt.',
        },
        'order.cancelled': {
          target: 'cancelled',
          actions: ['freePieces', 'dropDeadline'],
          description: 'The shopper cancels; the pieces and the promo code are released.',
        },
        'order.expired': {
          guard: 'isDeadlinePassed',
          target: 'cancelled',
          actions: ['freePieces', 'dropDeadline'],
          description: 'Nobody paid in time; the pieces are released.',
        },
      },
    },
    cancelled: {
      description: 'Never paid. Nothing more happens.',
      meta: { code: -1 },
      tags: 'over',
    },
    paid: {
      description: 'Paid, and no after-sale request is open.',
      initial: 'waitingForDelivery',
      states: {
        before: {
          type: 'history',
          history: 'shallow',
          target: 'waitingForDelivery',
          description: 'The state of the order when the after-sale request was made.',
        },
        waitingForDelivery: {
          description:
            'The shop packs the order and hands it to a carrier, in one parcel or in several.',
          meta: { code: 1 },
          tags: 'operatorActs',
          on: {
            'parcel.shipped': [
              {
                guard: 'isLastParcel',
                target: 'delivered',
                actions: ['sendPieces', 'keepUnsent', 'startReceiptDeadline'],
                description:
                  'A carrier has the last pieces; the shopper has 14 days to confirm receipt.',
              },
              {
                guard: 'isParcel',
                actions: ['sendPieces', 'keepUnsent'],
                description: 'A carrier has some of the pieces; the others follow.',
              },
            ],
            'order.annulled': {
              guard: 'isAnnullable',
              target: '#order.afterSale.refunded',
              actions: ['giveAllBackFromEscrow', 'freePieces', 'closeLines'],
              description:
                'The shop can’t fulfil it and says why; the whole sum is refunded and the pieces are released.',
            },
            'return.declared': [
              {
                guard: 'isReturnOfUnsent',
                target: '#order.afterSale.refunding',
                actions: 'openReturn',
                description:
                  'The shopper cancels pieces that were not sent, without a reason; the money follows at once.',
              },
              {
                guard: 'isReturnable',
                target: '#order.afterSale.awaitingReturn',
                actions: 'openReturn',
                description:
                  'The shopper returns pieces without a reason; those that were sent have to come back.',
              },
            ],
            'refund.applied': {
              guard: 'isRefundableBeforeDelivery',
              target: '#order.afterSale.applying',
              actions: 'openRefund',
              description:
                'The shopper asks for a refund; only pieces that were sent can be returned.',
            },
          },
        },
        delivered: {
          description: 'On its way or handed over; receipt is not confirmed.',
          meta: { code: 2 },
          tags: 'shopperActs',
          on: {
            'receipt.confirmed': {
              target: 'received',
              actions: [
                'payOutToShop',
                'countAsSold',
                'startCompletionDeadline',
                'startReturnPeriod',
              ],
              description: 'The shopper has the goods; the shop is paid from escrow.',
            },
            'receipt.autoConfirmed': {
              guard: 'isDeadlinePassed',
              target: 'received',
              actions: [
                'payOutToShop',
                'countAsSold',
                'countCompletionFromDeadline',
                'startReturnPeriod',
              ],
              description:
                'The time to confirm is over, so receipt counts as confirmed from that moment, even if the clock acts later.',
            },
            'receipt.extended': {
              guard: 'isNotYetExtended',
              actions: 'extendReceiptDeadline',
              description: 'The shopper extends the time by seven days, once.',
            },
            'return.declared': {
              guard: 'isReturnable',
              target: '#order.afterSale.awaitingReturn',
              actions: 'openReturn',
              description:
                'The shopper returns pieces without a reason, even before confirming receipt.',
            },
            'refund.applied': {
              guard: 'isRefundable',
              target: '#order.afterSale.applying',
              actions: 'openRefund',
              description: 'The shopper asks for a refund, with or without a return.',
            },
          },
        },
        received: {
          description: 'The shopper has the goods and may review them.',
          meta: { code: 3 },
          tags: 'shopperActs',
          on: {
            'review.submitted': {
              guard: 'isReviewable',
              target: 'completed',
              actions: ['markReviewed', 'startLateRefundDeadline'],
              description: 'The shopper reviews the goods, which completes the order.',
            },
            'order.completed': {
              guard: 'isDeadlinePassed',
              target: 'completed',
              actions: 'countLateRefundFromDeadline',
              description:
                'Seven days after receipt the order is complete, even if the clock acts later.',
            },
            'return.declared': {
              guard: 'isReturnable',
              target: '#order.afterSale.awaitingReturn',
              actions: 'openReturn',
              description:
                'The shopper returns pieces without a reason, until the 14th day after receipt ends.',
            },
            'refund.applied': {
              guard: 'isRefundable',
              target: '#order.afterSale.applying',
              actions: 'openRefund',
              description: 'The shopper asks for a refund, with or without a return.',
            },
          },
        },
        completed: {
          description: 'Complete. A late review and, for seven days, a late refund are possible.',
          meta: { code: 4 },
          tags: 'over',
          on: {
            'review.submitted': {
              guard: 'isReviewable',
              actions: 'markReviewed',
              description: 'A late review.',
            },
            'return.declared': {
              guard: 'isReturnable',
              target: '#order.afterSale.awaitingReturn',
              actions: 'openReturn',
              description:
                'The shopper returns pieces without a reason, until the 14th day after receipt ends, whatever was reviewed.',
            },
            'refund.applied': {
              guard: 'isRefundableInTime',
              target: '#order.afterSale.applying',
              actions: 'openRefund',
              description: 'The shopper asks for a refund within seven days of completion.',
            },
          },
        },
      },
    },
    afterSale: {
      description: 'A refund request is open, or nothing is left to refund. Deadlines stand still.',
      meta: { code: -4 },
      entry: 'stopDeadlines',
      exit: 'resumeDeadlines',
      initial: 'applying',
      states: {
        applying: {
          description: 'The shop examines the request.',
          tags: 'operatorActs',
          on: {
            'refund.withdrawn': {
              target: '#order.paid.before',
              actions: 'closeRefund',
              description: 'The shopper withdraws the request.',
            },
            'refund.refused': {
              guard: 'hasReason',
              target: '#order.paid.before',
              actions: 'closeRefund',
              description: 'The shop refuses and says why.',
            },
            'refund.approved': [
              {
                guard: 'needsNoReturn',
                target: 'refunding',
                actions: 'keepOffer',
                description:
                  'The shop agrees, or offers less and says why; nothing has to be returned.',
              },
              {
                guard: 'hasReturnAddress',
                target: 'awaitingReturn',
                actions: 'keepOffer',
                description:
                  'The shop agrees, or offers less and says why, and gives the return address.',
              },
            ],
          },
        },
        awaitingReturn: {
          description:
            'The shopper has to send the goods back; those of a statutory return within 14 days.',
          tags: 'shopperActs',
          entry: 'startSendBackDeadline',
          exit: 'dropDeadline',
          on: {
            'return.lapsed': {
              guard: 'isDeadlinePassed',
              target: '#order.paid.before',
              actions: 'closeRefund',
              description: 'Nothing was sent back in time; the return ends and the order goes on.',
            },
            'goods.returned': {
              guard: 'isReturnedWithoutNumber',
              target: 'refunding',
              actions: ['restockPieces', 'keepDeduction'],
              description:
                'The goods of a statutory return arrived, although no tracking number was given.',
            },
            'goods.sentBack': {
              guard: 'hasTracking',
              target: 'returning',
              description: 'The goods are on their way back.',
            },
            'refund.withdrawn': {
              target: '#order.paid.before',
              actions: 'closeRefund',
              description: 'The shopper keeps the goods after all.',
            },
          },
        },
        returning: {
          description: 'The shop waits for the goods and examines them.',
          tags: 'operatorActs',
          on: {
            'goods.returned': {
              guard: 'isReturnedQuantity',
              target: 'refunding',
              actions: ['restockPieces', 'keepDeduction'],
              description:
                'The goods are back; those fit for sale are in stock again. For wear of a statutory return the shop deducts a sum, with a reason.',
            },
            'refund.refused': {
              guard: 'isRefusable',
              target: '#order.paid.before',
              actions: 'closeRefund',
              description:
                'The returned goods are not what was bought; the shop refuses and says why.',
            },
          },
        },
        refunding: {
          description: 'The money is going back to the shopper’s balance.',
          tags: 'clockActs',
          on: {
            'refund.settled': [
              {
                guard: 'isNothingLeftInEscrow',
                target: 'refunded',
                actions: ['giveBackFromEscrow', 'payOutToShop', 'freePieces', 'settleLines'],
                description:
                  'The last refund is paid from escrow; every piece or the whole sum is refunded, and any rest is paid out to the shop.',
              },
              {
                guard: 'isNothingLeft',
                target: 'refunded',
                actions: ['giveBackFromRevenue', 'settleLines'],
                description:
                  'The last refund is paid by the shop; every piece or the whole sum is refunded, and the shop keeps any rest.',
              },
              {
                guard: 'isNothingUnsent',
                target: '#order.paid.delivered',
                actions: [
                  'giveBackFromEscrow',
                  'freeRefundedPieces',
                  'settleLines',
                  'startReceiptDeadline',
                ],
                description:
                  'The unsent pieces are refunded, so all remaining ones are on their way, as after a last parcel.',
              },
              {
                guard: 'isWithinEscrow',
                target: '#order.paid.before',
                actions: ['giveBackFromEscrow', 'freeRefundedPieces', 'settleLines'],
                description:
                  'A part is refunded from escrow; the order returns to its previous state.',
              },
              {
                guard: 'isWithinRevenue',
                target: '#order.paid.before',
                actions: ['giveBackFromRevenue', 'settleLines'],
                description:
                  'A part is refunded by the shop, which was paid on receipt; the order returns to its previous state.',
              },
            ],
          },
        },
        refunded: {
          description: 'Every piece or the whole sum was refunded. Nothing more happens.',
          tags: 'over',
        },
      },
    },
  },
})

function momentOf(event: OrderEvent): number {
  return 'at' in event ? event.at : 0
}

/** Whether this many unreserved pieces are in stock. */
function isLeft({ quantity, pieceCents, piecesLeft }: PlacedLine): boolean {
  return quantity > 0 && quantity === pieceCents.length && quantity <= piecesLeft
}

function costOf(lines: readonly PlacedLine[]): number {
  return sumOf(lines.flatMap(({ pieceCents }) => pieceCents))
}

function asOrdered({ lineId, quantity, pieceCents, nonReturnable }: PlacedLine): OrderLineFacts {
  return {
    lineId,
    quantity,
    refundablePieces: pieceCents,
    unsentPieces: quantity,
    reviewed: false,
    nonReturnable,
  }
}

function isWithinRefundable({ lines }: OrderContext, request: RefundRequest): boolean {
  const ids = new Set(request.lines.map(({ lineId }) => lineId))
  const chosen = request.lines.map(({ lineId, quantity }) => ({
    quantity,
    pieces: lines.find((line) => line.lineId === lineId)?.refundablePieces ?? [],
  }))
  return (
    chosen.length > 0 &&
    ids.size === chosen.length &&
    chosen.every(({ quantity, pieces }) => quantity > 0 && quantity <= pieces.length) &&
    Number.isInteger(request.amountCents) &&
    request.amountCents > 0 &&
    request.amountCents <=
      chosen.reduce((sum, { quantity, pieces }) => sum + sumOf(pieces.slice(0, quantity)), 0)
  )
}

type Declaration = Extract<OrderEvent, { type: 'return.declared' }>

/** A statutory return needs no reason. It takes unsent pieces first, which are always returnable. */
function isReturnable(context: OrderContext, declaration: Declaration): boolean {
  const { at, lines } = declaration
  return (
    (context.returnUntil === null || at < context.returnUntil) &&
    isWithinRefundable(context, returnOf(context, declaration)) &&
    context.lines.every((line) => !line.nonReturnable || piecesIn(lines, line) <= line.unsentPieces)
  )
}

function returnOf(context: OrderContext, { lines, amountCents }: Declaration): OpenRefund {
  return {
    lines,
    amountCents,
    withReturn: context.lines.some((line) => piecesIn(lines, line) > line.unsentPieces),
    isOfSent: false,
    offeredCents: null,
    isStatutory: true,
    deductedCents: 0,
  }
}

type Arrival = Extract<OrderEvent, { type: 'goods.returned' }>

/** Unsent pieces of the request can't come back. Only a statutory return can be deducted from. */
function isReturnedQuantity(
  context: OrderContext,
  { resellableQuantity, deduction }: Arrival,
): boolean {
  const { refund } = context
  return (
    refund !== null &&
    Number.isInteger(resellableQuantity) &&
    resellableQuantity >= 0 &&
    resellableQuantity <= piecesOf(refund.lines) - freedPieces(context) &&
    (deduction === null ||
      (refund.isStatutory &&
        Number.isInteger(deduction.amountCents) &&
        deduction.amountCents > 0 &&
        deduction.amountCents < refund.amountCents &&
        deduction.reason.trim() !== ''))
  )
}

/** Without an offer the whole sum is approved. An offer is a smaller sum with a reason. */
type Approval = Extract<OrderEvent, { type: 'refund.approved' }>

function isFairAnswer({ refund }: OrderContext, { offer }: Approval): boolean {
  if (offer === null) return true
  const { amountCents, reason } = offer
  return (
    Number.isInteger(amountCents) &&
    amountCents > 0 &&
    amountCents < (refund?.amountCents ?? 0) &&
    reason.trim() !== ''
  )
}

function isTrackable({ carrier, trackingNumber }: Omit<Parcel, 'lines'>): boolean {
  return carrier.trim() !== '' && trackingNumber.trim() !== ''
}

/** Whether the parcel contains at least one piece, and only unsent pieces of this order. */
function isUnsent({ lines }: OrderContext, parcel: Pick<Parcel, 'lines'>): boolean {
  const ids = new Set(parcel.lines.map(({ lineId }) => lineId))
  return (
    parcel.lines.length > 0 &&
    ids.size === parcel.lines.length &&
    parcel.lines.every(
      ({ lineId, quantity }) =>
        Number.isInteger(quantity) &&
        quantity > 0 &&
        quantity <= (lines.find((line) => line.lineId === lineId)?.unsentPieces ?? 0),
    )
  )
}

function isSent({ lines }: OrderContext, request: RefundRequest): boolean {
  return lines.every(
    (line) => piecesIn(request.lines, line) <= line.refundablePieces.length - line.unsentPieces,
  )
}

function piecesIn(lines: Parcel['lines'], { lineId }: OrderLineFacts): number {
  return lines.find((line) => line.lineId === lineId)?.quantity ?? 0
}

/** The refundable pieces of a line after the open request is paid out, in cents. */
function piecesAfterwards({ refund }: OrderContext, line: OrderLineFacts): readonly number[] {
  const asked = piecesIn(refund?.lines ?? [], line)
  if (refund === null || refund.offeredCents === null) return line.refundablePieces.slice(asked)
  const pieces = piecesOf(refund.lines)
  return lessFromTheEnd(line.refundablePieces, Math.ceil((refund.offeredCents * asked) / pieces))
}

/** Subtracts cents from the pieces, starting with the last one. */
function lessFromTheEnd(pieces: readonly number[], cents: number): number[] {
  let left = cents
  return pieces
    .toReversed()
    .map((piece) => {
      const taken = Math.min(piece, left)
      left -= taken
      return piece - taken
    })
    .toReversed()
}

/**
 * The unsent pieces of a line after the refund. A refund takes unsent pieces first, unless the
 * request is about sent ones.
 */
function unsentAfterwards({ refund }: OrderContext, line: OrderLineFacts): number {
  const isTaken = refund !== null && !refund.isOfSent && refund.offeredCents === null
  const asked = isTaken ? piecesIn(refund.lines, line) : 0
  return Math.max(0, line.unsentPieces - asked)
}

function leavesNoPiece(context: OrderContext): boolean {
  return context.lines.every((line) => piecesAfterwards(context, line).length === 0)
}

function takesLastUnsent(context: OrderContext): boolean {
  return (
    context.lines.some(({ unsentPieces }) => unsentPieces > 0) &&
    context.lines.every((line) => unsentAfterwards(context, line) === 0)
  )
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}

function piecesOf(lines: readonly { quantity: number }[]): number {
  return sumOf(lines.map(({ quantity }) => quantity))
}

/** The reserved pieces that the open request's refund releases. */
function freedPieces(context: OrderContext): number {
  return sumOf(context.lines.map((line) => line.unsentPieces - unsentAfterwards(context, line)))
}

/** The amount to refund in cents: the shop's offer, or else all that was asked for, less wear. */
function dueCents({ refund }: OrderContext): number {
  if (refund === null) return 0
  return (refund.offeredCents ?? refund.amountCents) - refund.deductedCents
}

function leftAfterwards(context: OrderContext): number {
  const { inEscrowCents, revenueCents } = context.money
  return inEscrowCents + revenueCents - dueCents(context)
}

function isNothingLeft(context: OrderContext): boolean {
  const leftCents = leftAfterwards(context)
  return leftCents === 0 || (leftCents > 0 && leavesNoPiece(context))
}

/** True before receipt. Afterwards the shop has the money. */
function isInEscrow({ money }: OrderContext): boolean {
  return money.inEscrowCents > 0
}
