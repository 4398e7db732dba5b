import type { InferOutput } from 'valibot'
import type { orderActor, orderEventTypes } from '../../../../contract/orderDetail.ts'
import type { OrderState } from './orderState.ts'

export type OrderEvent = (typeof orderEventTypes)[number]

export interface Move {
  event: OrderEvent
  from: readonly OrderState[]
  /** `stateBefore`: the order's state before its after-sale request. */
  to: OrderState | 'stateBefore'
  actor: InferOutput<typeof orderActor>
  /** Distinguishes several outcomes of one event. */
  when?: string
}

const refundable = ['waitingForDelivery', 'delivered', 'received', 'completed'] as const

/** Every move of an order. Verbs name a row, and `moveOrder` makes the move. */
export const moves = [
  { event: 'order.placed', from: [], to: 'waitingToPay', actor: 'shopper' },
  { event: 'order.paid', from: ['waitingToPay'], to: 'waitingForDelivery', actor: 'shopper' },
  { event: 'order.cancelled', from: ['waitingToPay'], to: 'cancelled', actor: 'shopper' },
  { event: 'order.expired', from: ['waitingToPay'], to: 'cancelled', actor: 'clock' },
  {
    event: 'parcel.shipped',
    when: 'somethingUnsent',
    from: ['waitingForDelivery'],
    to: 'waitingForDelivery',
    actor: 'operator',
  },
  {
    event: 'parcel.shipped',
    when: 'nothingUnsent',
    from: ['waitingForDelivery'],
    to: 'delivered',
    actor: 'operator',
  },
  { event: 'order.annulled', from: ['waitingForDelivery'], to: 'refunded', actor: 'operator' },
  { event: 'receipt.confirmed', from: ['delivered'], to: 'received', actor: 'shopper' },
  { event: 'receipt.autoConfirmed', from: ['delivered'], to: 'received', actor: 'clock' },
  { event: 'receipt.extended', from: ['delivered'], to: 'delivered', actor: 'shopper' },
  {
    event: 'review.submitted',
    from: ['received', 'completed'],
    to: 'completed',
    actor: 'shopper',
  },
  { event: 'order.completed', from: ['received'], to: 'completed', actor: 'clock' },
  {
    event: 'return.declared',
    when: 'nothingSent',
    from: ['waitingForDelivery'],
    to: 'refunding',
    actor: 'shopper',
  },
  {
    event: 'return.declared',
    when: 'somethingSent',
    from: refundable,
    to: 'awaitingReturn',
    actor: 'shopper',
  },
  { event: 'return.lapsed', from: ['awaitingReturn'], to: 'stateBefore', actor: 'clock' },
  { event: 'refund.applied', from: refundable, to: 'applying', actor: 'shopper' },
  {
    event: 'refund.withdrawn',
    from: ['applying', 'awaitingReturn'],
    to: 'stateBefore',
    actor: 'shopper',
  },
  {
    event: 'refund.refused',
    from: ['applying', 'returning'],
    to: 'stateBefore',
    actor: 'operator',
  },
  {
    event: 'refund.approved',
    when: 'withReturn',
    from: ['applying'],
    to: 'awaitingReturn',
    actor: 'operator',
  },
  {
    event: 'refund.approved',
    when: 'withoutReturn',
    from: ['applying'],
    to: 'refunding',
    actor: 'operator',
  },
  { event: 'goods.sentBack', from: ['awaitingReturn'], to: 'returning', actor: 'shopper' },
  {
    event: 'goods.returned',
    from: ['awaitingReturn', 'returning'],
    to: 'refunding',
    actor: 'operator',
  },
  {
    event: 'refund.settled',
    when: 'nothingLeft',
    from: ['refunding'],
    to: 'refunded',
    actor: 'clock',
  },
  {
    event: 'refund.settled',
    when: 'nothingUnsent',
    from: ['refunding'],
    to: 'delivered',
    actor: 'clock',
  },
  {
    event: 'refund.settled',
    when: 'somethingLeft',
    from: ['refunding'],
    to: 'stateBefore',
    actor: 'clock',
  },
] as const satisfies readonly Move[]

type Row = (typeof moves)[number]
type NameOf<Each> = Each extends { event: infer Event; when: infer When }
  ? { event: Event; when: When }
  : Each extends { event: infer Event }
    ? { event: Event }
    : never

/** Names a row: its event, and the outcome where there are several. */
export type MoveName = NameOf<Row>

export function findMove(name: { event: OrderEvent; when?: string }): Move {
  const move = moves.find((row: Move) => row.event === name.event && row.when === name.when)
  if (!move) throw new Error(`no move ${name.event} ${name.when ?? ''}`)
  return move
}

/** Whether an event is allowed in this state. */
export function canMove(event: OrderEvent, state: OrderState): boolean {
  return moves.some((row: Move) => row.event === event && row.from.includes(state))
}
