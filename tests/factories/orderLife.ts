import { randomBytes } from 'node:crypto'
import { uploads } from '../../server/db/schema/uploads.ts'
import { applyDeadlinesOfOrders } from '../../server/domain/trade/applyDeadlinesOfOrders.ts'
import { approveRefund, type Offer } from '../../server/domain/trade/refunds/approveRefund.ts'
import { confirmReceipt, payOrder, showOrder } from '../../contract/orders.ts'
import { type OrderDetail } from '../../contract/orderDetail.ts'
import { applyRefund, sendGoodsBack } from '../../contract/refunds.ts'
import { declareReturn } from '../../contract/returns.ts'
import { addReview } from '../../contract/reviews.ts'
import { ask, send, type RawAnswer } from '../support/callApi.ts'
import { aPicture, NotPossibleHere, type AnyShop } from '../support/remoteShop.ts'
import { sendPictures } from '../support/sendPictures.ts'
import { mintProof } from './orders.ts'
import type { MintedShopper } from './shoppers.ts'

export interface OrderScene {
  shopper: MintedShopper
  order: OrderDetail
}

export interface OfficeAnswer {
  status: number
  reason: string | undefined
}

type Refund = Parameters<typeof send<typeof applyRefund.input, typeof applyRefund.output>>[2]

/** Each step of an order, taken by its actor. A step returns the raw answer. */
export function orderLife(shop: AnyShop, { shopper, order }: OrderScene) {
  const { id: orderId } = order
  const token = { token: shopper.token }
  const read = () => ask(shop.app, showOrder, { id: orderId }, token)
  const shipLines = (lines?: readonly { lineId: number; quantity: number }[]) =>
    askOffice(shop, '/ship', { order: order.sn, lines, carrier: 'DHL', trackingNumber: 'JD014' })
  const refundId = async () => (await read()).refund?.id ?? 999_999_999
  return {
    read,
    refundId,
    pay: async () =>
      send(shop.app, payOrder, { orderId, proof: await mintProof(shop, shopper, order) }, token),
    /** Ships the rest, or so many pieces of the first line. */
    ship: (pieces?: number) =>
      shipLines(pieces === undefined ? undefined : piecesOf(order.lines.slice(0, 1), pieces)),
    shipLines,
    annul: (reason = 'sold out') => askOffice(shop, '/annul', { order: order.sn, reason }),
    confirm: () => send(shop.app, confirmReceipt, { orderId }, token),
    review: (lineIds = order.lines.map(({ lineId }) => lineId)) =>
      send(shop.app, addReview, aReview(orderId, lineIds), token),
    /** Returns the whole order, or these pieces, without a reason. */
    declareReturn: (lines = order.lines.map(({ lineId, quantity }) => ({ lineId, quantity }))) =>
      send(shop.app, declareReturn, { orderId, lines }, token),
    arrived: (more: object = {}) =>
      askOffice(shop, '/returns/arrived', { order: order.sn, ...more }),
    applyRefund: async (changes: Partial<Refund> = {}) =>
      send(shop.app, applyRefund, await aRefund(shop, shopper, order, changes), token),
    approve: async (returnAddress?: string, offer?: Offer) =>
      askOffice(shop, '/approve', { refundId: await refundId(), returnAddress, offer }),
    /** Approves without settling, as when the server stops before the money moves. */
    approveOnly: async (offer?: Offer) =>
      approveRefund({
        ctx: insideOf(shop),
        input: { refundId: await refundId(), returnAddress: 'Pier 4', offer },
      }),
    refuse: async () => askOffice(shop, '/refuse', { refundId: await refundId(), reason: 'worn' }),
    sendBack: async () =>
      send(
        shop.app,
        sendGoodsBack,
        { refundId: await refundId(), carrier: 'UPS', trackingNumber: '1Z9' },
        token,
      ),
    returned: async (resellable?: { lineId: number; quantity: number }[]) =>
      askOffice(shop, '/returned', { refundId: await refundId(), resellable }),
    tick: async () => applyDeadlinesOfOrders({ ctx: insideOf(shop) }),
  }
}

function piecesOf(lines: OrderDetail['lines'], quantity: number) {
  return lines.map(({ lineId }) => ({ lineId, quantity }))
}

function insideOf(shop: AnyShop) {
  if (!shop.database) throw new NotPossibleHere('only the server itself can do this')
  return { db: shop.database.db, clock: shop.clock }
}

export type OrderLife = ReturnType<typeof orderLife>

export async function askOffice(
  shop: Pick<AnyShop, 'office'>,
  path: string,
  body: object,
): Promise<OfficeAnswer> {
  const response = await shop.office.request(path, { method: 'POST', body: JSON.stringify(body) })
  const { reason } = (await response.json()) as { reason?: string }
  return { status: response.status, reason }
}

/** Throws unless the step succeeded. */
export async function mustDo(step: Promise<RawAnswer | OfficeAnswer | object>): Promise<void> {
  const answer = await step
  const isFine =
    'body' in answer
      ? (answer as RawAnswer).body.code === 1
      : !('reason' in answer && answer.reason !== undefined)
  if (!isFine) throw new Error(`refused: ${JSON.stringify(answer)}`)
}

/** A request for the whole order and its full cost, without return. */
export async function aRefund(
  shop: AnyShop,
  shopper: MintedShopper,
  order: OrderDetail,
  changes: Partial<Refund> = {},
): Promise<Refund> {
  return {
    orderId: order.id,
    type: 'refundOnly',
    goodsReceived: false,
    lines: order.lines.map(({ lineId, quantity }) => ({ lineId, quantity })),
    amountCents: order.totalCents,
    reason: 'Changed my mind',
    explanation: 'It is not what I looked for.',
    evidence: [await mintUpload(shop, shopper)],
    ...changes,
  }
}

export function aReview(orderId: number, lineIds: readonly number[]) {
  return {
    orderId,
    lines: lineIds.map((lineId) => ({ lineId, content: 'Well made.', productRating: 4 })),
    serviceRating: 5,
    shippingRating: 3,
  }
}

/** An uploaded picture of the shopper's. In this process it is only a row in the database. */
export async function mintUpload(shop: AnyShop, shopper: MintedShopper): Promise<string> {
  if (!shop.database) {
    const { list } = await sendPictures(shop.app, [await aPicture()], shopper)
    return list[0]?.id ?? ''
  }
  const id = randomBytes(18).toString('base64url')
  await shop.database.db
    .insert(uploads)
    .values({ id, userId: shopper.userId, width: 1, height: 1, createdAt: shop.clock.now() })
  return id
}
