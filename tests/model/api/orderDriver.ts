import type { Offer } from '../../../server/domain/trade/refunds/approveRefund.ts'
import { openReturn } from '../../../server/domain/trade/refunds/declareReturn.ts'
import { returnGoods } from '../../../server/domain/trade/refunds/returnGoods.ts'
import type { OrderEvent, RefundRequest } from '../../../src/machines/orderTypes.ts'
import { orderFacts } from '../../../src/machines/selectors/orderSelectors.ts'
import { cancelOrder, extendReceipt } from '../../../contract/orders.ts'
import { type OrderDetail } from '../../../contract/orderDetail.ts'
import type { RefundDetail } from '../../../contract/refundDetail.ts'
import { showRefund, withdrawRefund } from '../../../contract/refunds.ts'
import { mintGoods } from '../../factories/goods.ts'
import { orderLife } from '../../factories/orderLife.ts'
import { mintOrder } from '../../factories/orders.ts'
import { mintShopper, passTime, type MintedShopper } from '../../factories/shoppers.ts'
import { ask, send, type RawAnswer } from '../../support/callApi.ts'
import type { TestShop } from '../../support/testShop.ts'
import { readBooks, type OrderBooks } from './orderBooks.ts'

export const balanceCents = 1_000_000

/** An order of the running API that takes the chart's events as its actors would cause them. */
export interface OrderDriver {
  readonly userId: number
  read(): Promise<OrderDetail>
  /** The last refund request, by its own call. */
  readRefund(): Promise<RefundDetail>
  /** The order's current ledger and stock. */
  books(): Promise<OrderBooks>
  /** Returns whether the API accepted the event. */
  send(event: OrderEvent): Promise<boolean>
}

type Arrival = Extract<OrderEvent, { type: 'goods.returned' }>
type Placing = Extract<OrderEvent, { type: 'order.placed' }>

/** Sets up before the order. The shopper's goods have as much stock as the placing event says. */
export async function driveOrder(shop: TestShop): Promise<OrderDriver> {
  const shopper = await mintShopper(shop, { balanceCents })
  let placed: OrderDriver | null = null
  const placedOne = () => {
    if (placed === null) throw new Error('nothing is ordered yet')
    return placed
  }
  return {
    userId: shopper.userId,
    read: () => placedOne().read(),
    readRefund: () => placedOne().readRefund(),
    books: () => placedOne().books(),
    send: async (event) => {
      if (event.type !== 'order.placed') return placedOne().send(event)
      placed = await place(shop, shopper, event)
      return (await placed.read()).totalCents === event.totalCents
    },
  }
}

/** Lines 1 and 2 of the chart's fixtures are the first and second line of the order. */
async function place(
  shop: TestShop,
  shopper: MintedShopper,
  { lines }: Placing,
): Promise<OrderDriver> {
  const items: { skuId: number; quantity: number }[] = []
  for (const { quantity, pieceCents, piecesLeft } of lines) {
    const { skuId } = await mintGoods(shop, { priceCents: pieceCents[0] ?? 0, stock: piecesLeft })
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

  /** Advances the clock to the order's deadline, and lets the server apply it. */
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

  /** Makes the move alone, because the call would also settle a return of unsent pieces. */
  async function declareOnly(lines: readonly { lineId: number; quantity: number }[]) {
    const { clock, database } = shop
    const { userId } = shopper
    const ctx = { db: database.db, clock, lang: 'en', userId, returnAddress: 'Pier 4' } as const
    const input = {
      orderId: order.id,
      lines: lines.map(({ lineId, quantity }) => ({ lineId: lineOf(lineId), quantity })),
    }
    return openReturn({ ctx, input }).then(
      () => true,
      () => false,
    )
  }

  /** Calls the verb alone, because the office command would also settle the refund. */
  async function returnOnly({ resellableQuantity, deduction }: Arrival): Promise<boolean> {
    const ctx = { db: shop.database.db, clock: shop.clock }
    let left = resellableQuantity
    const { refund: open, lines } = await life.read()
    const resellable = (open?.lines ?? []).flatMap(({ lineId, quantity }) => {
      const line = lines.find((each) => each.lineId === lineId)
      const unsent = open?.isStatutory ? (line?.unsentQuantity ?? 0) : 0
      const pieces = Math.min(left, Math.max(0, quantity - unsent))
      left -= pieces
      return pieces > 0 ? [{ lineId, quantity: pieces }] : []
    })
    const input = {
      refundId: await life.refundId(),
      resellable,
      deduction: deduction ?? undefined,
    }
    const done = await returnGoods({ ctx, input }).catch(() => null)
    return done !== null
  }

  async function approve(returnAddress: string | null, offer: Offer | null): Promise<boolean> {
    if (returnAddress === null) return isDone(await life.approve())
    return life.approveOnly(offer ?? undefined).then(
      () => true,
      () => false,
    )
  }

  return {
    userId: shopper.userId,
    read: life.read,
    readRefund: async () => ask(shop.app, showRefund, { id: await life.refundId() }, token),
    books: () => readBooks(shop, { orderId: order.id, userId: shopper.userId }),
    send: async (event) => {
      switch (event.type) {
        case 'order.placed':
          return false
        case 'order.paid':
          return isDone(await life.pay())
        case 'order.cancelled':
          return isDone(await send(shop.app, cancelOrder, { orderId: order.id }, token))
        case 'order.expired':
        case 'receipt.autoConfirmed':
        case 'order.completed':
        case 'return.lapsed':
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
        case 'return.declared':
          return declareOnly(event.lines)
        case 'refund.applied':
          return isDone(await refund(event.request))
        case 'refund.withdrawn': {
          const refundId = await life.refundId()
          return isDone(await send(shop.app, withdrawRefund, { refundId }, token))
        }
        case 'refund.refused':
          return isDone(await life.refuse())
        case 'refund.approved':
          return approve(event.returnAddress, event.offer)
        case 'goods.sentBack':
          return isDone(await life.sendBack())
        case 'goods.returned':
          return returnOnly(event)
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
