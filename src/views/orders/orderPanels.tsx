import { FileText } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import type { OrderDetail } from '../../../contract/orderDetail.ts'
import type { OrderSnapshot } from '../../machines/selectors/orderSelectors.ts'
import { hrefs } from '../../routing/hrefs.ts'
import { LinkRow, LinkRows } from '../ui/linkRows.tsx'
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
      {isPaid(order) ? <InvoiceLink orderId={order.id} /> : null}
      <RefusedActions order={order} chart={chart} />
    </>
  )
}

function isPaid({ timeline }: OrderDetail): boolean {
  return timeline.some(({ type }) => type === 'order.paid')
}

function InvoiceLink({ orderId }: { orderId: number }) {
  return (
    <div className="screenOnly">
      <LinkRows>
        <LinkRow href={hrefs.invoice(orderId)} Icon={FileText}>
          <FormattedMessage id="title.invoice" defaultMessage="Invoice" />
        </LinkRow>
      </LinkRows>
    </div>
  )
}
