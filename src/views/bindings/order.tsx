import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { defineMessages } from 'react-intl'
import { createActor, fromPromise } from 'xstate'
import type { ActorRefFrom } from 'xstate'
import { orderActionMachine } from '../../machines/orderActionMachine.ts'
import type { ActionOutcome } from '../../machines/orderActionMachine.ts'
import { orderMachine } from '../../machines/orderMachine.ts'
import { orderFacts, orderStateValue } from '../../machines/selectors/orderSelectors.ts'
import type { OrderDetail, OrderSummary } from '../../services/contract/orders.ts'
import { newIdempotencyKey } from '../../services/http.ts'
import { cancelOrder, listOrders, orderIn, showOrder } from '../../services/orders.ts'
import type { OrderFilter } from '../../services/orders.ts'
import { refreshLoaded } from './actorCache.ts'
import { toFailure } from './failures.ts'
import { createPerShopper } from './perShopper.ts'
import { useSession } from './session.tsx'
import { toasts } from './toasts.ts'
import { usePagedList } from './usePagedList.ts'
import { useResource } from './useResource.ts'

export type OrderActionActor = ActorRefFrom<typeof orderActionMachine>

const messages = defineMessages({
  cancelled: { id: 'order.cancelledNotice', defaultMessage: 'Order cancelled' },
})

const actionFor = createPerShopper<OrderActionActor>()

export function useOrder(id: number) {
  return useResource(`order:${id}`, (signal) => showOrder(id, { signal }))
}

export function useOrders(status: OrderFilter) {
  return usePagedList<OrderSummary>(`orders:${status}`, (cursor, signal) =>
    listOrders({ status, cursor }, { signal }),
  )
}

/** The order's place in its chart: ask it what is allowed. */
export function orderChartOf(order: OrderDetail) {
  return orderMachine.resolveState({ value: orderStateValue(order), context: orderFacts(order) })
}

/** Cancelling and whatever else is asked about first; it goes on behind other screens. */
export function useOrderAction(orderId: number) {
  const { identity } = useSession()
  const actor = useMemo(
    () => actionFor(identity, String(orderId), () => createOrderAction(orderId)),
    [identity, orderId],
  )
  return { actor, snapshot: useSelector(actor, (current) => current) }
}

function createOrderAction(orderId: number): OrderActionActor {
  const machine = orderActionMachine.provide({
    actors: { perform: fromPromise(({ input }) => perform(input)) },
    actions: {
      showOrder: () => refreshLoaded('order'),
      announceDone: () => {
        toasts.success(messages.cancelled)
      },
      announceRefusal: ({ context }) => {
        if (context.failure) toasts.failure(context.failure)
      },
    },
  })
  return createActor(machine, { input: { orderId, attemptSeed: newIdempotencyKey() } })
}

async function perform({
  orderId,
  idempotencyKey,
}: {
  orderId: number
  idempotencyKey: string
}): Promise<ActionOutcome> {
  try {
    return { type: 'done', order: await cancelOrder(orderId, idempotencyKey) }
  } catch (error) {
    const failure = toFailure(error)
    return failure.type === 'refused'
      ? { type: 'refused', failure, order: orderIn(failure.data) }
      : { type: 'failed', failure }
  }
}
