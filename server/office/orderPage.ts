import { orderCodes, type OrderDetail } from '../../contract/orderDetail.ts'
import { areaLine } from '../../contract/areaLine.ts'
import type { RefundDetail } from '../../contract/refundDetail.ts'
import type { AddressCopy } from '../../contract/shippingAddress.ts'
import type { ShownOrder } from './queries/showOrder.ts'
import { reasonWords } from './reasonWords.ts'
import { statusText } from './statusText.ts'
import { dollars, factLines, printable, tableLines } from './table.ts'

/** One order with everything an operator needs to ship it and to answer questions. */
export function orderPage({ account, order, skus, refunds }: ShownOrder): string[] {
  return [
    ...factLines([
      ['order', order.sn],
      ['status', statusText(order.status, order.afterSaleStage)],
      ['account', account],
      ['placed', order.placedAt],
      ['note', order.note],
      [
        'not sent',
        order.status === orderCodes.waitingForDelivery ? String(order.unsentQuantity) : null,
      ],
    ]),
    '',
    ...addressLines(order.address).map(printable),
    '',
    ...tableLines(
      ['LINE', 'PIECES', 'SKU', 'GOODS', 'VARIANT', 'SHOP', 'EACH', 'REFUNDED', 'PICTURE'],
      order.lines.map((line) => [
        String(line.lineId),
        String(line.quantity),
        skus[line.lineId] ?? '',
        line.title,
        line.variant,
        line.shopName,
        dollars(line.unitPriceCents),
        line.refundedQuantity > 0
          ? `${line.refundedQuantity} for ${dollars(line.refundedCents)}`
          : '',
        line.picture.large,
      ]),
    ),
    ...parcelLines(order),
    '',
    ...factLines(moneyOf(order)),
    '',
    ...tableLines(
      ['WHEN', 'WHAT', 'WHO'],
      order.timeline.map(({ at, type, actor }) => [at, type, actor]),
    ),
    ...refunds.flatMap((refund) => ['', ...refundFacts(refund)]),
  ]
}

export function refundFacts(refund: RefundDetail): string[] {
  return [
    ...factLines([
      ['refund', String(refund.id)],
      ['order', refund.orderSn],
      ['stage', refund.stage],
      ['type', refund.type],
      ['goods', refund.goodsReceived ? 'received' : 'not received'],
      ['amount', dollars(refund.amountCents)],
      ['given', refund.offeredCents === null ? null : dollars(refund.offeredCents)],
      ['given less for', refund.offeredFor],
      ['deducted', refund.deductedCents > 0 ? dollars(refund.deductedCents) : null],
      ['deducted for', refund.deductedFor],
      ['reason', reasonWords(refund.reason)],
      ['explanation', refund.explanation],
      ['applied', refund.appliedAt],
      ['send to', refund.returnAddress],
      ['sent by', refund.returnCarrier],
      ['tracking', refund.returnTrackingNumber],
      ['refused for', refund.refusedFor],
      ['over', refund.resolvedAt],
      ['pictures', refund.evidence.map(({ id }) => id).join(' ')],
    ]),
    ...tableLines(
      ['LINE', 'PIECES', 'GOODS', 'VARIANT', 'AMOUNT'],
      refund.lines.map((line) => [
        String(line.lineId),
        String(line.quantity),
        line.title,
        line.variant,
        dollars(line.amountCents),
      ]),
    ),
  ]
}

function parcelLines({ parcels }: OrderDetail): string[] {
  if (parcels.length === 0) return []
  return [
    '',
    ...tableLines(
      ['PARCEL', 'CARRIER', 'TRACKING', 'SHIPPED', 'LINES', 'LAST HEARD'],
      parcels.map(({ id, carrier, trackingNumber, shippedAt, lines, events }) => [
        String(id),
        carrier,
        trackingNumber,
        shippedAt,
        lines.map(({ lineId, quantity }) => `${lineId}×${quantity}`).join(' '),
        events.at(-1)?.text ?? '',
      ]),
    ),
  ]
}

/** The address in the lines of a parcel label. */
export function addressLines(address: AddressCopy): string[] {
  const { addressee, detail, country, mobile } = address
  const land = new Intl.DisplayNames('en', { type: 'region' }).of(country) ?? country
  return [addressee, ...detail.split('\n'), areaLine(address), land.toUpperCase(), mobile]
}

function moneyOf(order: OrderDetail): [string, string | null][] {
  const discount = order.discountCents > 0 ? `-${dollars(order.discountCents)}` : null
  return [
    ['goods', dollars(order.subtotalCents)],
    ['freight', dollars(order.freightCents)],
    ['discount', discount && `${discount} (${order.promoCode ?? ''})`],
    ['total', dollars(order.totalCents)],
    ['refunded', order.refundedCents > 0 ? dollars(order.refundedCents) : null],
  ]
}
