import { useParams } from 'wouter'
import { readOrderId } from '../../machines/selectors/orderSelectors.ts'
import { orderChartOf, useOrder, useOrders } from './useOrder.ts'
import { useWide } from '../ui/useWide.ts'
import { FailedState } from '../ui/screenStates.tsx'
import { NoOrderState } from '../ui/noOrderState.tsx'
import { PanelStack } from '../ui/panel.tsx'
import { PullToRefresh } from '../shell/pullToRefresh.tsx'
import { RouteScreen } from '../shell/routeScreen.tsx'
import { OrderActions } from './orderActions.tsx'
import { OrderPane } from './orderPane.tsx'
import { OrderInfoSkeleton } from './orderInfoSkeleton.tsx'
import { OrderPanels } from './orderPanels.tsx'
import { OrdersList } from './ordersList.tsx'
import { OrderTimeline } from './orderTimeline.tsx'
import { SideBySide } from '../ui/sideBySide.tsx'

export function Screen() {
  const id = readOrderId(useParams<{ id?: string }>().id)
  const isWide = useWide()
  if (id === null) {
    return (
      <RouteScreen>
        <NoOrderState />
      </RouteScreen>
    )
  }
  return isWide ? <OrderWithOthers id={id} /> : <OrderAlone id={id} />
}

function OrderWithOthers({ id }: { id: number }) {
  return (
    <RouteScreen>
      <SideBySide
        list={<OrdersList orders={useOrders('all')} filter="all" chosenId={id} />}
        detail={<OrderPane key={id} id={id} />}
      />
    </RouteScreen>
  )
}

function OrderAlone({ id }: { id: number }) {
  const order = useOrder(id)
  if (order.state !== 'filled') {
    return (
      <RouteScreen>
        {order.state === 'loading' ? (
          <OrderInfoSkeleton id={id} />
        ) : (
          <FailedState failure={order.failure} onRetry={order.retry} />
        )}
      </RouteScreen>
    )
  }
  const chart = orderChartOf(order.data)
  return (
    <RouteScreen footer={<OrderActions order={order.data} chart={chart} />}>
      <PullToRefresh onRefresh={order.refresh}>
        <PanelStack>
          <OrderTimeline order={order.data} chart={chart} onDeadline={order.refresh} />
          <OrderPanels order={order.data} chart={chart} />
        </PanelStack>
      </PullToRefresh>
    </RouteScreen>
  )
}
