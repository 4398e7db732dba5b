import { assign, setup } from 'xstate'
import type { RefundDetail } from '../../contract/refundDetail.ts'
import type { RefundContext, RefundEvent } from './refundTypes.ts'

export const refundMachine = setup({
  types: {
    context: {} as RefundContext,
    events: {} as RefundEvent,
    meta: {} as { stage: RefundDetail['stage'] },
    tags: {} as 'shopperActs' | 'operatorActs' | 'clockActs' | 'over',
  },
  guards: {
    canBeGiven: ({ event }) =>
      event.type === 'refund.applied' &&
      event.pieces > 0 &&
      isSum(event.amountCents) &&
      event.amountCents <= event.mostCents,
    isReturnOfUnsent: ({ event }) =>
      event.type === 'return.declared' &&
      event.pieces > 0 &&
      event.sentPieces === 0 &&
      isSum(event.amountCents),
    isReturn: ({ event }) =>
      event.type === 'return.declared' && event.sentPieces > 0 && isSum(event.amountCents),
    isStatutory: ({ context }) => context.isStatutory,
    isRefusable: ({ context, event }) =>
      !context.isStatutory && event.type === 'refund.refused' && event.reason.trim() !== '',
    hasReason: ({ event }) => 'reason' in event && event.reason.trim() !== '',
    needsNoReturn: ({ context, event }) =>
      !context.withReturn && event.type === 'refund.approved' && isFairAnswer(context, event),
    hasReturnAddress: ({ context, event }) =>
      context.withReturn &&
      event.type === 'refund.approved' &&
      (event.returnAddress ?? '').trim() !== '' &&
      isFairAnswer(context, event),
    hasTracking: ({ event }) =>
      event.type === 'goods.sentBack' &&
      event.carrier.trim() !== '' &&
      event.trackingNumber.trim() !== '',
    isReturnedQuantity: ({ context, event }) =>
      event.type === 'goods.returned' && isReturnedQuantity(context, event),
    isReturnedWithoutNumber: ({ context, event }) =>
      context.isStatutory && event.type === 'goods.returned' && isReturnedQuantity(context, event),
  },
  actions: {
    keepRequest: assign(({ context, event }) =>
      event.type === 'refund.applied'
        ? { askedCents: event.amountCents, pieces: event.pieces, withReturn: event.withReturn }
        : context,
    ),
    keepReturn: assign(({ context, event }) =>
      event.type === 'return.declared'
        ? {
            askedCents: event.amountCents,
            pieces: event.pieces,
            withReturn: event.sentPieces > 0,
            isStatutory: true,
          }
        : context,
    ),
    keepDeduction: assign(({ event }) => ({
      deductedCents: event.type === 'goods.returned' ? (event.deduction?.amountCents ?? 0) : 0,
    })),
    keepAnnulment: assign(({ context, event }) =>
      event.type === 'order.annulled'
        ? { askedCents: event.leftCents, pieces: event.pieces, annulledFor: event.reason }
        : context,
    ),
    keepOffer: assign(({ event }) => ({
      offeredCents: event.type === 'refund.approved' ? (event.offer?.amountCents ?? null) : null,
    })),
    keepRefusal: assign(({ event }) => ({
      refusedFor: event.type === 'refund.refused' ? event.reason : null,
    })),
    giveBack: assign(({ context: { offeredCents, askedCents, deductedCents } }) => ({
      givenBackCents: (offeredCents ?? askedCents) - deductedCents,
    })),
  },
}).createMachine({
  id: 'refund',
  description: 'One refund request, from its submission to its end.',
  context: {
    askedCents: 0,
    offeredCents: null,
    givenBackCents: 0,
    pieces: 0,
    withReturn: false,
    isStatutory: false,
    deductedCents: 0,
    refusedFor: null,
    annulledFor: null,
  },
  initial: 'unasked',
  states: {
    unasked: {
      description: 'Nobody has asked for a refund.',
      tags: 'shopperActs',
      on: {
        'refund.applied': {
          guard: 'canBeGiven',
          target: 'applying',
          actions: 'keepRequest',
          description: 'The shopper asks for a refund of some pieces, with or without a return.',
        },
        'return.declared': [
          {
            guard: 'isReturnOfUnsent',
            target: 'refunding',
            actions: 'keepReturn',
            description:
              'The shopper cancels pieces that were not sent, without a reason; the money follows at once.',
          },
          {
            guard: 'isReturn',
            target: 'awaitingReturn',
            actions: 'keepReturn',
            description: 'The shopper returns pieces without a reason; the shop can’t refuse.',
          },
        ],
        'order.annulled': {
          guard: 'hasReason',
          target: 'refunded',
          actions: ['keepAnnulment', 'giveBack'],
          description:
            'The shop can’t fulfil the order: it makes the request itself, and refunds all that is left at once.',
        },
      },
    },
    applying: {
      description: 'Applying for refund: the shop examines the request.',
      meta: { stage: 'applying' },
      tags: 'operatorActs',
      on: {
        'refund.withdrawn': {
          target: 'withdrawn',
          description: 'The shopper withdraws the request.',
        },
        'refund.refused': {
          guard: 'hasReason',
          target: 'refused',
          actions: 'keepRefusal',
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
      meta: { stage: 'awaitingReturn' },
      tags: 'shopperActs',
      on: {
        'return.lapsed': {
          guard: 'isStatutory',
          target: 'withdrawn',
          description: 'Nothing was sent back in time; the statutory return ends.',
        },
        'goods.returned': {
          guard: 'isReturnedWithoutNumber',
          target: 'refunding',
          actions: 'keepDeduction',
          description:
            'The goods of a statutory return arrived, although no tracking number was given.',
        },
        'goods.sentBack': {
          guard: 'hasTracking',
          target: 'returning',
          description: 'The goods are on their way back.',
        },
        'refund.withdrawn': {
          target: 'withdrawn',
          description: 'The shopper keeps the goods after all.',
        },
      },
    },
    returning: {
      description: 'The shop waits for the goods and examines them.',
      meta: { stage: 'returning' },
      tags: 'operatorActs',
      on: {
        'goods.returned': {
          guard: 'isReturnedQuantity',
          target: 'refunding',
          actions: 'keepDeduction',
          description:
            'The goods are back; those fit for sale are in stock again. For wear of a statutory return the shop deducts a sum, with a reason.',
        },
        'refund.refused': {
          guard: 'isRefusable',
          target: 'refused',
          actions: 'keepRefusal',
          description: 'The returned goods are not what was bought; the shop refuses and says why.',
        },
      },
    },
    refunding: {
      description: 'The money is going back to the shopper’s balance.',
      meta: { stage: 'refunding' },
      tags: 'clockActs',
      on: {
        'refund.settled': {
          target: 'refunded',
          actions: 'giveBack',
          description:
            'The shopper’s balance has the money: what was asked for, or what was offered.',
        },
      },
    },
    refunded: {
      description: 'The money is refunded. This request is over; the order may continue.',
      meta: { stage: 'refunded' },
      tags: 'over',
    },
    refused: {
      description: 'The shop refused, with a reason. The order returns to its previous state.',
      meta: { stage: 'refused' },
      tags: 'over',
    },
    withdrawn: {
      description: 'The shopper withdrew it. The order returns to its previous state.',
      meta: { stage: 'withdrawn' },
      tags: 'over',
    },
  },
})

type Arrival = Extract<RefundEvent, { type: 'goods.returned' }>

/** Only a statutory return can be deducted from. */
function isReturnedQuantity(
  { askedCents, isStatutory, pieces }: RefundContext,
  { resellableQuantity, deduction }: Arrival,
): boolean {
  return (
    Number.isInteger(resellableQuantity) &&
    resellableQuantity >= 0 &&
    resellableQuantity <= pieces &&
    (deduction === null ||
      (isStatutory &&
        isSum(deduction.amountCents) &&
        deduction.amountCents < askedCents &&
        deduction.reason.trim() !== ''))
  )
}

function isSum(cents: number): boolean {
  return Number.isInteger(cents) && cents > 0
}

/** Without an offer the whole sum is approved. An offer is a smaller sum with a reason. */
type Approval = Extract<RefundEvent, { type: 'refund.approved' }>

function isFairAnswer({ askedCents }: RefundContext, { offer }: Approval): boolean {
  if (offer === null) return true
  const { amountCents, reason } = offer
  return isSum(amountCents) && amountCents < askedCents && reason.trim() !== ''
}
