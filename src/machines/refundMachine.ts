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
      event.type === 'goods.returned' &&
      Number.isInteger(event.resellableQuantity) &&
      event.resellableQuantity >= 0 &&
      event.resellableQuantity <= context.pieces,
  },
  actions: {
    keepRequest: assign(({ context, event }) =>
      event.type === 'refund.applied'
        ? { askedCents: event.amountCents, pieces: event.pieces, withReturn: event.withReturn }
        : context,
    ),
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
    giveBack: assign(({ context: { offeredCents, askedCents } }) => ({
      givenBackCents: offeredCents ?? askedCents,
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
      description: 'The shopper has to send the goods back.',
      meta: { stage: 'awaitingReturn' },
      tags: 'shopperActs',
      on: {
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
          description: 'The goods are back; those fit for sale are in stock again.',
        },
        'refund.refused': {
          guard: 'hasReason',
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
