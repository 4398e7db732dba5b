import type { Address } from '../../contract/shippingAddress.ts'
import { orderCodes, type OrderDetail } from '../../contract/orderDetail.ts'
import type { ParcelDetail } from '../../contract/parcel.ts'
import type { Quote } from '../../contract/quote.ts'
import type { RefundDetail } from '../../contract/refundDetail.ts'
import type { RefundQuote } from '../../contract/refunds.ts'
import type { ReturnOffer } from '../../contract/returns.ts'
import { aPictureOf } from './pictureAnswers.ts'

export function anAddress(changes: Partial<Address> = {}): Address {
  return {
    id: 7,
    addressee: 'Ada Fisher',
    mobile: '+1 555 0100',
    country: 'US',
    area: 'Portland, Oregon',
    postcode: '97201',
    detail: '12 Quay Street',
    tag: 'home',
    isDefault: false,
    ...changes,
  }
}

export function aQuote(changes: Partial<Quote> = {}): Quote {
  return {
    groups: [
      {
        shopId: 3,
        shopName: 'North Pier',
        freightCents: 490,
        delivery: null,
        lines: [
          {
            productId: 20,
            skuId: 200,
            shopId: 3,
            shopName: 'North Pier',
            title: 'Canvas tote',
            variant: 'Navy',
            picture: aPictureOf('tote'),
            unitPriceCents: 1_000,
            quantity: 2,
            nonReturnable: false,
          },
        ],
      },
    ],
    quantity: 2,
    subtotalCents: 2_000,
    freightCents: 490,
    discountCents: 0,
    totalCents: 2_490,
    promo: null,
    problems: [],
    ...changes,
  }
}

export function anOrder(changes: Partial<OrderDetail> = {}): OrderDetail {
  const { id: _id, isDefault: _isDefault, ...address } = anAddress()
  const isSent = (changes.status ?? 0) >= orderCodes.delivered
  return {
    id: 31,
    sn: 'HL260105ABCDEFGHJK',
    status: 0,
    afterSaleStage: null,
    placedAt: '2026-01-05T10:00:00.000Z',
    payDeadline: '2026-01-05T10:30:00.000Z',
    arrivesBy: null,
    totalCents: 2_490,
    quantity: 2,
    sentQuantity: isSent ? 2 : 0,
    unsentQuantity: isSent ? 0 : 2,
    reviewed: false,
    lines: aQuote().groups.flatMap(({ lines, freightCents }) =>
      lines.map((line, index) => ({
        ...line,
        lineId: index + 1,
        discountCents: 0,
        freightCents,
        refundableCents: line.unitPriceCents * line.quantity + freightCents,
        refundableQuantity: line.quantity,
        refundedCents: 0,
        refundedQuantity: 0,
        sentQuantity: isSent ? line.quantity : 0,
        unsentQuantity: isSent ? 0 : line.quantity,
        reviewed: false,
      })),
    ),
    subtotalCents: 2_000,
    freightCents: 490,
    discountCents: 0,
    promoCode: null,
    refundedCents: 0,
    address,
    note: '',
    parcels: [],
    receiveDeadline: null,
    completeDeadline: null,
    refundDeadline: null,
    returnUntil: null,
    sendBackBy: null,
    deadlineLeftMs: null,
    extended: false,
    next: { who: 'shopper', by: '2026-01-05T10:30:00.000Z' },
    refund: null,
    timeline: [{ type: 'order.placed', actor: 'shopper', at: '2026-01-05T10:00:00.000Z' }],
    ...changes,
  }
}

export function aParcel(changes: Partial<ParcelDetail> = {}): ParcelDetail {
  return {
    id: 1,
    carrier: 'DHL',
    trackingNumber: 'JD011',
    shippedAt: '2026-01-06T10:00:00.000Z',
    lines: [],
    events: [],
    ...changes,
  }
}

export function aRefundAnswer(changes: Partial<RefundDetail> = {}): RefundDetail {
  return {
    id: 8,
    orderId: 31,
    orderSn: 'HL260105ABCDEFGHJK',
    stage: 'applying',
    type: 'refundOnly',
    goodsReceived: true,
    amountCents: 2_000,
    offeredCents: null,
    offeredFor: null,
    reason: 'damaged',
    explanation: 'The lid is cracked.',
    evidence: [],
    lines: [],
    returnAddress: null,
    returnCarrier: null,
    returnTrackingNumber: null,
    refusedFor: null,
    isAnnulment: false,
    isStatutory: false,
    deductedCents: 0,
    deductedFor: null,
    appliedAt: '2026-01-06T10:00:00.000Z',
    resolvedAt: null,
    ...changes,
  }
}

/** For the one line of `anOrder`. */
export function aRefundQuote(changes: Partial<RefundQuote['lines'][number]> = {}): RefundQuote {
  const priced = { priceCents: 2_000, discountCents: 0, freightCents: 490, ...changes }
  const refundableCents = priced.priceCents - priced.discountCents + priced.freightCents
  const line = { lineId: 1, quantity: 2, ...priced, refundableCents }
  return { maxAmountCents: refundableCents, lines: [line], returnPossible: true }
}

/** Two totes at $5 and a lamp at $20, none of them sent yet. */
export function aReturnOffer(changes: Partial<ReturnOffer> = {}): ReturnOffer {
  const line = {
    productId: 20,
    skuId: 200,
    variant: 'Navy',
    picture: aPictureOf('tote'),
    nonReturnable: false,
  }
  return {
    orderId: 31,
    sn: 'HL260105ABCDEFGHJK',
    refusedFor: null,
    until: null,
    lines: [
      {
        ...line,
        lineId: 1,
        title: 'Canvas tote',
        quantity: 2,
        unsentQuantity: 2,
        givesBackCents: [500, 1_000],
      },
      {
        ...line,
        lineId: 2,
        title: 'Deck lamp',
        quantity: 1,
        unsentQuantity: 1,
        givesBackCents: [2_000],
      },
    ],
    sendBackBy: null,
    declared: null,
    ...changes,
  }
}
