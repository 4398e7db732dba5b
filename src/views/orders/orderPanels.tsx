import type { OrderDetail } from '../../../contract/orderDetail.ts'
import type { OrderSnapshot } from '../../machines/selectors/orderSelectors.ts'
import { OrderFacts } from './orderFacts.tsx'
import { OrderGoods, OrderSums } from './orderGoods.tsx'
import { OrderMoneyPanel } from './orderMoney.tsx'
import { ParcelPanels } from './parcelPanels.tsx'
import { RefundPanel } from './refundPanel.tsx'
import { RefusedActions } from './refusedActions.tsx'

/** The panels below an order's progress. */
export function OrderPanels({ order, chart }: { order: OrderDetail; chart: OrderSnapshot }) {
  return (
    <>
      <OrderMoneyPanel chart={chart} />
      {order.refund === null ? null : (
        <RefundPanel refund={order.refund} sendBackBy={order.sendBackBy} />
      )}
      <ParcelPanels order={order} />
      <OrderGoods order={order} />
      <OrderSums order={order} />
      <OrderFacts order={order} />
      <RefusedActions order={order} chart={chart} />
    </>
  )
}
