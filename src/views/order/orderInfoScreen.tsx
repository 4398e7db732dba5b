import { ReceiptText } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { useParams } from 'wouter'
import { readOrderId } from '../../machines/selectors/orderSelectors.ts'
import { hrefs } from '../../routes.ts'
import type { OrderDetail } from '../../services/contract/orders.ts'
import { orderChartOf, useOrder } from '../bindings/order.tsx'
import { ButtonLink } from '../shared/button.tsx'
import { EmptyFace, FailedFace } from '../shared/faces.tsx'
import { PanelColumns } from '../shared/panel.tsx'
import { PullToRefresh } from '../shell/pullToRefresh.tsx'
import { RouteScreen } from '../shell/routeScreen.tsx'
import { OrderActions } from './orderActions.tsx'
import { OrderFacts } from './orderFacts.tsx'
import { OrderGoods, OrderSums } from './orderGoods.tsx'
import { OrderInfoSkeleton } from './orderInfoSkeleton.tsx'
import { OrderTimeline } from './orderTimeline.tsx'

export function Screen() {
  const id = readOrderId(useParams<{ id?: string }>().id)
  return id === null ? <NoOrder /> : <Order id={id} />
}

function Order({ id }: { id: number }) {
  const order = useOrder(id)
  if (order.state === 'filled') {
    return (
      <RouteScreen footer={<OrderActions order={order.data} chart={orderChartOf(order.data)} />}>
        <PullToRefresh refreshing={order.busy} onRefresh={order.refresh}>
          <FilledOrder order={order.data} onDeadline={order.refresh} />
        </PullToRefresh>
      </RouteScreen>
    )
  }
  return (
    <RouteScreen>
      {order.state === 'loading' ? (
        <OrderInfoSkeleton />
      ) : (
        <FailedFace failure={order.failure} onRetry={order.retry} />
      )}
    </RouteScreen>
  )
}

function FilledOrder({ order, onDeadline }: { order: OrderDetail; onDeadline: () => void }) {
  return (
    <PanelColumns
      aside={
        <>
          <OrderSums order={order} />
          <OrderFacts order={order} />
        </>
      }
    >
      <OrderTimeline order={order} chart={orderChartOf(order)} onDeadline={onDeadline} />
      <OrderGoods order={order} />
    </PanelColumns>
  )
}

function NoOrder() {
  return (
    <RouteScreen>
      <EmptyFace
        icon={<ReceiptText size={40} strokeWidth={1.5} />}
        title={<FormattedMessage id="orders.noSuch" defaultMessage="No order was named" />}
        action={
          <ButtonLink href={hrefs.myPurchases()} variant="secondary">
            <FormattedMessage id="cashier.toOrders" defaultMessage="My orders" />
          </ButtonLink>
        }
      />
    </RouteScreen>
  )
}
