import { and, asc, gt, inArray, lt, sql } from 'drizzle-orm'
import { join } from 'node:path'
import type { OrderDetail } from '../../../contract/orderDetail.ts'
import type { Address } from '../../../contract/shippingAddress.ts'
import type { RefundReason } from '../../../contract/refundDetail.ts'
import { skus } from '../../db/schema/catalogue.ts'
import { priceItems, lockPriceTerms } from '../../domain/trade/checkout/priceItems.ts'
import type { ShopperCtx } from '../../domain/kernel/ctx.ts'
import { cancelOrder } from '../../domain/trade/orders/cancelOrder.ts'
import { confirmReceipt } from '../../domain/trade/orders/confirmReceipt.ts'
import { payOrder } from '../../domain/trade/orders/payOrder.ts'
import { placeOrder } from '../../domain/trade/orders/placeOrder.ts'
import { shipParcel } from '../../domain/trade/parcels/shipParcel.ts'
import type { PayCodeCtx } from '../../domain/identity/paymentCode/checkPayCode.ts'
import { verifyPay } from '../../domain/identity/paymentCode/verifyPay.ts'
import { applyRefund } from '../../domain/trade/refunds/applyRefund.ts'
import { approveAndSettle } from '../../domain/trade/refunds/answerRefund.ts'
import { addReview } from '../../domain/trade/reviews/addReview.ts'
import type { PictureStore } from '../../domain/uploads/pictureStore.ts'
import { uploadPictures } from '../../domain/uploads/uploadPictures.ts'
import { daysAgo } from './daysAgo.ts'

export interface DemoOrders {
  ctx: PayCodeCtx
  address: Address
  payCode: string
  pictures: PictureStore
}

const demoFolder = join(import.meta.dirname, '../../../demo')
const mostCents = 6_000
/** Two for each of the orders below. */
const wantedSkus = 16

/** Seeds an order in every state. Each goes through the real steps, spread over days. */
export async function seedDemoOrders(demo: DemoOrders): Promise<void> {
  const shelf = await chooseGoods(demo.ctx)
  if (shelf.length < wantedSkus) return
  const ago = (days: number): DemoOrders => {
    return { ...demo, ctx: { ...demo.ctx, clock: daysAgo(demo.ctx.clock, days) } }
  }
  const placed = (days: number) => place(ago(days), shelf.splice(0, 2))
  const paid = async (days: number) => pay(ago(days), await placed(days))
  const shipped = async (days: number) => ship(ago(days - 1).ctx, await paid(days))

  const { id: cancelled } = await placed(24)
  await cancelOrder({ ctx: ago(24).ctx, input: { orderId: cancelled } })
  await review(ago(18).ctx, await confirm(ago(19).ctx, await shipped(22)))
  const given = await requestMoney(ago(15), await paid(16), 'changedMind')
  if (given.refund) {
    await approveAndSettle({ ctx: ago(14).ctx, input: { refundId: given.refund.id } })
  }
  await confirm(ago(5).ctx, await shipped(9))
  await shipped(4)
  await requestMoney(ago(1), await shipped(3), 'different')
  await paid(0.5)
  await placed(0)
}

/** Chooses inexpensive variants of different products, the same ones every time. */
async function chooseGoods({ db }: ShopperCtx): Promise<number[]> {
  const first = db
    .selectDistinctOn([skus.productId], { id: skus.id })
    .from(skus)
    .where(and(gt(sql`${skus.onHand} - ${skus.reserved}`, 3), lt(skus.priceCents, mostCents)))
    .orderBy(asc(skus.productId), asc(skus.id))
  const shelf = await db
    .select({ id: skus.id })
    .from(skus)
    .where(inArray(skus.id, first))
    .orderBy(asc(sql`${skus.id} * 7919 % 1009`), asc(skus.id))
    .limit(wantedSkus)
  return shelf.map(({ id }) => id)
}

async function place({ ctx, address }: DemoOrders, skuIds: number[]): Promise<OrderDetail> {
  const items = skuIds.map((skuId, at) => ({ skuId, quantity: at + 1 }))
  const { quote } = priceItems(await lockPriceTerms(ctx, { items }), address.country)
  return placeOrder({
    ctx,
    input: {
      items,
      addressId: address.id,
      totalCents: quote.totalCents,
      note: '',
      source: 'buyNow',
    },
  })
}

async function pay({ ctx, payCode }: DemoOrders, order: OrderDetail): Promise<OrderDetail> {
  const { id, totalCents } = order
  const { proof } = await verifyPay({
    ctx,
    input: { payCode, operation: 'orderPay', subjectId: id, amountCents: totalCents },
  })
  return payOrder({ ctx, input: { orderId: id, proof } })
}

function ship(ctx: ShopperCtx, { id }: OrderDetail): Promise<OrderDetail> {
  const trackingNumber = `HP${String(id).padStart(9, '0')}GB`
  return shipParcel({ ctx, input: { orderId: id, carrier: 'Harbor Post', trackingNumber } })
}

function confirm(ctx: ShopperCtx, { id }: OrderDetail): Promise<OrderDetail> {
  return confirmReceipt({ ctx, input: { orderId: id } })
}

async function review(ctx: ShopperCtx, { id, lines }: OrderDetail): Promise<void> {
  await addReview({
    ctx,
    input: {
      orderId: id,
      lines: lines.map(({ lineId }) => ({
        lineId,
        content: 'Just as described, and well packed.',
        productRating: 5,
        pictures: [],
      })),
      serviceRating: 5,
      shippingRating: 4,
    },
  })
}

/** A picture of the goods, in a format that shoppers upload. */
async function photographed({ picture }: OrderDetail['lines'][number]): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  return sharp(join(demoFolder, picture.large)).jpeg().toBuffer()
}

async function requestMoney(
  { ctx, pictures }: DemoOrders,
  order: OrderDetail,
  reason: RefundReason,
): Promise<OrderDetail> {
  const { list } = await uploadPictures({
    ctx: { ...ctx, pictures, sender: ['the demo', 'the demo'] },
    input: { files: await Promise.all(order.lines.slice(0, 1).map(photographed)) },
  })
  return applyRefund({
    ctx,
    input: {
      orderId: order.id,
      type: 'refundOnly',
      goodsReceived: order.status === 2,
      lines: order.lines.map(({ lineId, quantity }) => ({ lineId, quantity })),
      amountCents: order.totalCents,
      reason,
      explanation: 'Please give the whole amount back.',
      evidence: list.map(({ id }) => id),
    },
  })
}
