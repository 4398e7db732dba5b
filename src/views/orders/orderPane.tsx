import { orderChartOf, useOrder } from './useOrder.ts'
import { FailedState } from '../ui/screenStates.tsx'
import { PanelStack } from '../ui/panel.tsx'
import { OrderActions } from './orderActions.tsx'
import { OrderInfoSkeleton } from './orderInfoSkeleton.tsx'
import { OrderPanels } from './orderPanels.tsx'
import { OrderTimeline } from './orderTimeline.tsx'

/** An order in the column next to the list. Its actions stand below its timeline. */
export function OrderPane({ id }: { id: number }) {
  const order = useOrder(id)
  if (order.state === 'loading') return <OrderInfoSkeleton id={id} />
  if (order.state !== 'filled') return <FailedState failure={order.failure} onRetry={order.retry} />
  const chart = orderChartOf(order.data)
  return (
    <PanelStack>
      <OrderTimeline order={order.data} chart={chart} onDeadline={order.refresh} />
      <OrderActions order={order.data} chart={chart} />
      <OrderPanels order={order.data} chart={chart} />
    </PanelStack>
  )
}
