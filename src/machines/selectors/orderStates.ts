import { orderStateOf } from '../../../contract/orderDetail.ts'
import type {
  OrderDetail,
  OrderState,
  OrderStand,
  OrderSummary,
} from '../../../contract/orderDetail.ts'

export interface OrderStateFacts {
  /** The shopper can pay it now. */
  isToPay: boolean
  /** The shopper has paid for it. */
  isPaid: boolean
  /** The shop was paid on receipt. */
  isPaidOut: boolean
  /** Its unsent pieces are reserved. */
  isReserved: boolean
  /** Goods are expected to arrive. */
  isUnderWay: boolean
  /** The shopper may have goods of it. */
  hasGoods: boolean
  /** The running deadline. */
  deadline: `${'pay' | 'receive' | 'complete' | 'refund'}Deadline` | null
}

/** The facts of each state for screens and charts. A new state must answer every question here. */
const facts: Record<OrderState, OrderStateFacts> = {
  waitingToPay: {
    isToPay: true,
    isPaid: false,
    isPaidOut: false,
    isReserved: true,
    isUnderWay: false,
    hasGoods: false,
    deadline: 'payDeadline',
  },
  waitingForDelivery: {
    isToPay: false,
    isPaid: true,
    isPaidOut: false,
    isReserved: true,
    isUnderWay: true,
    hasGoods: false,
    deadline: null,
  },
  delivered: {
    isToPay: false,
    isPaid: true,
    isPaidOut: false,
    isReserved: true,
    isUnderWay: true,
    hasGoods: true,
    deadline: 'receiveDeadline',
  },
  received: {
    isToPay: false,
    isPaid: true,
    isPaidOut: true,
    isReserved: true,
    isUnderWay: false,
    hasGoods: true,
    deadline: 'completeDeadline',
  },
  completed: {
    isToPay: false,
    isPaid: true,
    isPaidOut: true,
    isReserved: true,
    isUnderWay: false,
    hasGoods: true,
    deadline: 'refundDeadline',
  },
  cancelled: {
    isToPay: false,
    isPaid: false,
    isPaidOut: false,
    isReserved: false,
    isUnderWay: false,
    hasGoods: false,
    deadline: null,
  },
  afterSale: {
    isToPay: false,
    isPaid: true,
    isPaidOut: false,
    isReserved: true,
    isUnderWay: false,
    hasGoods: true,
    deadline: null,
  },
}

export function factsOf(order: Pick<OrderSummary, 'status'>): OrderStateFacts {
  return facts[orderStateOf(order)]
}

/** What waits for the shopper comes before what they wait for. Null: nothing is under way. */
const urgencies: Record<OrderStand, number | null> = {
  waitingToPay: 1,
  delivered: 2,
  awaitingReturn: 3,
  waitingForDelivery: 4,
  applying: 4,
  returning: 4,
  refunding: 4,
  received: null,
  completed: null,
  cancelled: null,
  refunded: null,
}

/** The most urgent order under way, the first one among equals. Null if nothing is under way. */
export function mostUrgentOf<Order extends StandFields>(orders: readonly Order[]): Order | null {
  let found: { order: Order; urgency: number } | null = null
  for (const order of orders) {
    const urgency = urgencies[standOf(order)]
    if (urgency !== null && (found === null || urgency < found.urgency)) found = { order, urgency }
  }
  return found?.order ?? null
}

type StandFields = Pick<OrderDetail, 'status' | 'afterSaleStage'>

/** The state or, in after-sale, the stage of the request. */
export function standOf(order: StandFields): OrderStand {
  const state = orderStateOf(order)
  return state === 'afterSale' ? (order.afterSaleStage ?? 'applying') : state
}
