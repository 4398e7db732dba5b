import { defineMessages } from 'react-intl'
import { fromPromise } from 'xstate'
import type { ActorRefFrom } from 'xstate'
import type { Refused } from '../../machines/failure.ts'
import { orderActionMachine } from '../../machines/orderActionMachine.ts'
import type { ActionOutcome, ConfirmedAction } from '../../machines/orderActionMachine.ts'
import { orderMachine } from '../../machines/orderMachine.ts'
import { refundMachine } from '../../machines/refundMachine.ts'
import { orderFacts, orderStateValue } from '../../machines/selectors/orderSelectors.ts'
import { refundFacts, refundStateValue } from '../../machines/selectors/refundSelectors.ts'
import { showsFlows } from '../../showsFlows.ts'
import type { OrderDetail, OrderFilter, OrderSummary } from '../../../contract/orderDetail.ts'
import type * as calls from '../../../contract/orders.ts'
import type { ReorderLine } from '../../../contract/orders.ts'
import type { RefundDetail } from '../../../contract/refundDetail.ts'
import { takeFirstAnswer } from '../../services/firstData.ts'
import {
  cancelOrder,
  confirmReceipt,
  extendReceipt,
  listOrders,
  reorder,
  showInvoice,
  showOrder,
} from '../../services/orders.ts'
import { sendGoodsBack, withdrawRefund } from '../../services/refunds.ts'
import { actorStore } from '../actors/actorStore.ts'
import { useCartActor } from '../cart/useCart.tsx'
import { attempt } from '../actors/attempt.ts'
import { createFlow, noteFlow } from '../actors/flows.ts'
import { toasts } from '../actors/toasts.ts'
import { heldItems, usePagedList } from '../actors/usePagedList.ts'
import { holdData, prefetchResource, useResource } from '../actors/useResource.ts'
import { useStoredActor } from '../actors/useStoredActor.ts'
import { useSubmission } from '../actors/useSubmission.ts'
import { useSelector } from '../actors/useSelector.ts'

export type OrderActionActor = ActorRefFrom<typeof orderActionMachine>

const messages = defineMessages({
  cancel: { id: 'order.cancelledNotice', defaultMessage: 'Order cancelled' },
  confirmReceipt: { id: 'order.confirmedNotice', defaultMessage: 'Receipt confirmed' },
  extendReceipt: { id: 'order.extendedNotice', defaultMessage: 'Extended by 7 days' },
  withdrawRefund: { id: 'order.withdrawnNotice', defaultMessage: 'Request withdrawn' },
})

export function useOrder(id: number) {
  return useResource(
    ['orders', 'one', id],
    (signal) => showOrder(id, { signal }),
    () => takeFirstAnswer<typeof calls.showOrder>('/api/order/detail', { id }),
  )
}

/** The invoice of a paid order. A refund adds a credit note. */
export function useInvoice(orderId: number) {
  return useResource(['orders', 'invoice', orderId], (signal) => showInvoice(orderId, { signal }))
}

/** Caches an order that was just placed. */
export function holdOrder(order: OrderDetail): void {
  holdData(['orders', 'one', order.id], order)
}

/** Called before an order opens. */
export function prefetchOrder(id: number): void {
  void prefetchResource(['orders', 'one', id], (signal) => showOrder(id, { signal }))
}

/** The order's data from a cached list row. */
export function knownOrder(id: number): OrderSummary | null {
  const rows = heldItems<OrderSummary>(['orders', 'list'])
  return rows.findLast((row) => row.id === id) ?? null
}

/** `q` matches words of a line's title or shop, or the start of an order number. */
export function useOrders(status: OrderFilter, q = '') {
  return usePagedList<OrderSummary>(
    ['orders', 'list', status, q],
    (cursor, signal) => listOrders({ status, q, cursor }, { signal }),
    () => takeFirstAnswer<typeof calls.listOrders>('/api/user/order_list', { status, q }),
  )
}

/** The first page of the list: what is under way, and where its money is. */
export function useLatestOrders() {
  return useResource(
    ['orders', 'latest'],
    (signal) => listOrders({ status: 'all', q: '', cursor: null }, { signal }),
    () =>
      takeFirstAnswer<typeof calls.listOrders>('/api/user/order_list', { status: 'all', q: '' }),
  )
}

/** The order's snapshot in its chart. Ask it which actions are allowed. */
export function orderChartOf(order: OrderDetail) {
  const snapshot = orderMachine.resolveState({
    value: orderStateValue(order),
    context: orderFacts(order),
  })
  if (showsFlows) queueMicrotask(() => noteFlow(snapshot))
  if (showsFlows && order.refund) noteRequest(order.refund)
  return snapshot
}

function noteRequest(refund: RefundDetail): void {
  const place = { value: refundStateValue(refund), context: refundFacts(refund) }
  queueMicrotask(() => noteFlow(refundMachine.resolveState(place)))
}

/** Cancelling and other actions with a confirmation. They continue when the screen is hidden. */
export function useOrderAction(orderId: number) {
  const actor = useStoredActor(['orders', 'action', orderId], () => createOrderAction(orderId))
  return { actor, snapshot: useSelector(actor, (current) => current) }
}

function createOrderAction(orderId: number): OrderActionActor {
  const machine = orderActionMachine.provide({
    actors: { perform: fromPromise(({ input }) => perform(input)) },
    actions: {
      showOrder: () => actorStore.refresh(['orders']),
      announceDone: ({ context }) => {
        if (context.action) toasts.success(messages[context.action])
      },
      announceRefusal: ({ context }) => {
        if (context.failure) toasts.failure(context.failure)
      },
    },
  })
  return createFlow(machine, { input: { orderId } })
}

interface WantedAction {
  orderId: number
  action: ConfirmedAction | null
  refundId: number | null
}

function perform(wanted: WantedAction): Promise<ActionOutcome> {
  return attempt(
    async () => ({ type: 'done' as const, order: await callFor(wanted) }),
    (failure) =>
      failure.type === 'refused'
        ? { type: 'refused' as const, failure, order: orderOf(failure) }
        : { type: 'failed' as const, failure },
  )
}

function orderOf(refused: Refused): OrderDetail | null {
  return refused.data !== null && 'order' in refused.data ? refused.data.order : null
}

function callFor({ orderId, action, refundId }: WantedAction): Promise<OrderDetail> {
  if (action === 'cancel') return cancelOrder(orderId)
  if (action === 'confirmReceipt') return confirmReceipt(orderId)
  if (action === 'extendReceipt') return extendReceipt(orderId)
  if (refundId === null) throw new Error('no request was named')
  return withdrawRefund(refundId)
}

/** Reports the carrier and tracking number of returned goods. */
export function useSendBack(refundId: number, onSent: () => void) {
  return useSubmission(['refunds', 'sendBack', refundId], {
    send: (values: { carrier: string; trackingNumber: string }) =>
      sendGoodsBack({ refundId, ...values }),
    afterwards: () => actorStore.refresh(['orders']),
    onAccepted: onSent,
  })
}

/** Adds an order's lines to the cart again. The report contains the outcome of each line. */
export function useReorder(orderId: number, onReport: (lines: ReorderLine[]) => void) {
  const cart = useCartActor()
  return useSubmission(['orders', 'reorder', orderId], {
    send: (_: null) => reorder(orderId),
    afterwards: () => cart.send({ type: 'cart.changedElsewhere' }),
    onAccepted: ({ lines }) => onReport(lines),
  })
}
