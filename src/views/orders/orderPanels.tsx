import { FileText, MessageSquareText } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import type { OrderDetail, OrderEventType } from '../../../contract/orderDetail.ts'
import type { OrderSnapshot } from '../../machines/selectors/orderSelectors.ts'
import { hrefs } from '../../routing/hrefs.ts'
import { useThread } from '../messages/useThread.ts'
import { Chip } from '../ui/chip.tsx'
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
      <OrderLinks order={order} />
      <RefusedActions order={order} chart={chart} />
    </>
  )
}

/** Nobody sold anything where the order was not paid in time. */
function OrderLinks({ order }: { order: OrderDetail }) {
  const has = (event: OrderEventType) => order.timeline.some(({ type }) => type === event)
  return has('order.expired') ? null : (
    <div className="screenOnly">
      <LinkRows>
        <MessagesLink orderId={order.id} />
        {has('order.paid') ? (
          <LinkRow href={hrefs.invoice(order.id)} Icon={FileText}>
            <FormattedMessage id="title.invoice" defaultMessage="Invoice" />
          </LinkRow>
        ) : null}
      </LinkRows>
    </div>
  )
}

function MessagesLink({ orderId }: { orderId: number }) {
  const unread = useThread(orderId).data?.unread ?? 0
  return (
    <LinkRow
      href={hrefs.messages(orderId)}
      Icon={MessageSquareText}
      end={
        unread === 0 ? null : (
          <Chip tone="action">
            <FormattedMessage
              id="orderInfo.newMessages"
              defaultMessage="{count, number} new"
              values={{ count: unread }}
            />
          </Chip>
        )
      }
    >
      <FormattedMessage id="orderInfo.messages" defaultMessage="Message the shop" />
    </LinkRow>
  )
}
