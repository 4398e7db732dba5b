import type { OrderDetail } from '../../../contract/orderDetail.ts'
import { LogisticsPanel } from './logisticsPanel.tsx'
import { OrderFacts } from './orderFacts.tsx'
import { OrderGoods, OrderSums } from './orderGoods.tsx'
import { RefundPanel } from './refundPanel.tsx'

/** What there is to know of an order below its progress. */
export function OrderPanels({ order }: { order: OrderDetail }) {
  return (
    <>
      {order.refund === null ? null : <RefundPanel refund={order.refund} />}
      <LogisticsPanel order={order} />
      <OrderGoods order={order} />
      <OrderSums order={order} />
      <OrderFacts order={order} />
    </>
  )
}
