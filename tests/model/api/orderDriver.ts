import { returnGoods } from '../../../server/domain/refunds/returnGoods.ts'
import type { OrderEvent, RefundRequest } from '../../../src/machines/orderTypes.ts'
import { orderFacts } from '../../../src/machines/selectors/orderSelectors.ts'
import { cancelOrder, extendReceipt } from '../../../contract/orders.ts'
import { type OrderDetail } from '../../../contract/orderDetail.ts'
import { withdrawRefund } from '../../../contract/refunds.ts'
import { mintGoods } from '../../factories/goods.ts'
import { orderLife } from '../../factories/orderLife.ts'
import { mintOrder } from '../../factories/orders.ts'
import { mintShopper, passTime } from '../../factories/shoppers.ts'
import { send, type RawAnswer } from '../../support/callApi.ts'
import type { TestShop } from '../../support/testShop.ts'

/** An order of the running API that takes the chart's events as its actors would cause them. */
export interface OrderDriver {
  read(): Promise<OrderDetail>
  /** Answers whether the API took it. */
  send(event: OrderEvent): Promise<boolean>
}

/** Lines 1 and 2 of the chart's fixtures are the first and second line of the order. */
export async function placeDrivenOrder(
  shop: TestShop,
  lines: readonly { priceCents: number; quantity: number }[],
): Promise<OrderDriver> {
  const shopper = await mintShopper(shop, { balanceCents: 1_000_000 })
  const items: { skuId: number; quantity: number }[] = []
  for (const { priceCents, quantity } of lines) {
    const { skuId } = await mintGoods(shop, { priceCents, stock: 9 })
    items.push({ skuId, quantity })
  }
  const order = await mintOrder(shop, shopper, items)
  const life = orderLife(shop, { shopper, order })
  const token = { token: shopper.token }
  const lineOf = (id: number) => order.lines[id - 1]?.lineId ?? 0

  async function refund({
    lines: asked,
    amountCents,
    withReturn,
    isOfSent,
  }: RefundRequest): Promise<RawAnswer> {
    return life.applyRefund({
      type: withReturn ? 'refundAndReturn' : 'refundOnly',
      goodsReceived: isOfSent,
      lines: asked.map(({ lineId, quantity }) => ({ lineId: lineOf(lineId), quantity })),
      amountCents,
    })
  }

  /** Lets the time run that the order's deadline still has, and the clock do its duty. */
  async function letDeadlinePass(): Promise<boolean> {
    const before = await life.read()
    const { deadline } = orderFacts(before)
    if (deadline !== null) {
      const leftMs = deadline - shop.clock.now().getTime()
      await passTime(shop, shopper, Math.max(0, Math.ceil(leftMs / 1000)))
    }
    await life.tick()
    return (await life.read()).status !== before.status
  }

  /** The verb alone: over the office the money moves in the same breath. */
  async function returnOnly(): Promise<boolean> {
    const ctx = { db: shop.database.db, clock: shop.clock }
    const done = await returnGoods({ ctx, input: { refundId: await life.refundId() } }).catch(
      () => null,
    )
    return done !== null
  }

  async function approve(returnAddress: string | null): Promise<boolean> {
    if (returnAddress === null) return isDone(await life.approve())
    return life.approveOnly().then(
      () => true,
      () => false,
    )
  }

  return {
    read: life.read,
    send: async (event) => {
      switch (event.type) {
        case 'order.paid':
          return isDone(await life.pay())
        case 'order.cancelled':
          return isDone(await send(shop.app, cancelOrder, { orderId: order.id }, token))
        case 'order.expired':
        case 'receipt.autoConfirmed':
        case 'order.completed':
          return letDeadlinePass()
        case 'parcel.shipped':
          return isDone(
            await life.shipLines(
              event.lines.map(({ lineId, quantity }) => ({ lineId: lineOf(lineId), quantity })),
            ),
          )
        case 'order.annulled':
          return isDone(await life.annul())
        case 'receipt.confirmed':
          return isDone(await life.confirm())
        case 'receipt.extended':
          return isDone(await send(shop.app, extendReceipt, { orderId: order.id }, token))
        case 'review.submitted':
          return isDone(await life.review(event.lineIds.map(lineOf)))
        case 'refund.applied':
          return isDone(await refund(event.request))
        case 'refund.withdrawn': {
          const refundId = await life.refundId()
          return isDone(await send(shop.app, withdrawRefund, { refundId }, token))
        }
        case 'refund.refused':
          return isDone(await life.refuse())
        case 'refund.approved':
          return approve(event.returnAddress)
        case 'goods.sentBack':
          return isDone(await life.sendBack())
        case 'goods.returned':
          return returnOnly()
        case 'refund.settled': {
          const before = (await life.read()).refundedCents
          await life.tick()
          return (await life.read()).refundedCents !== before
        }
      }
    },
  }
}

function isDone(answer: RawAnswer | { reason: string | undefined }): boolean {
  return 'body' in answer ? answer.body.code === 1 : answer.reason === undefined
}
