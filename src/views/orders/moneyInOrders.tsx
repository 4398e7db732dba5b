import { FormattedMessage } from 'react-intl'
import { Link } from 'wouter'
import { factsOf, standOf } from '../../machines/selectors/orderStates.ts'
import type { OrderSummary } from '../../../contract/orderDetail.ts'
import { hrefs } from '../../routing/hrefs.ts'
import { OrderName } from '../ui/orderName.tsx'
import { Panel } from '../ui/panel.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import styles from './moneyInOrders.module.css'
import { OrderMoney } from './orderMoney.tsx'
import { orderChartOf, useLatestOrders, useOrder } from './useOrder.ts'

/** More would be a list of orders. */
const mostOrders = 3

/** Where the money of the latest paid orders is, until the shops are paid. */
export function MoneyInOrders() {
  const { data } = useLatestOrders()
  const held = (data?.list ?? []).filter(isHeld).slice(0, mostOrders)
  return held.length === 0 ? null : (
    <Panel title={<FormattedMessage id="orderMoney.inOrders" defaultMessage="In your orders" />}>
      <ul className={styles.orders}>
        {held.map((order) => (
          <MoneyInOrder key={order.id} summary={order} />
        ))}
      </ul>
    </Panel>
  )
}

function isHeld(order: OrderSummary): boolean {
  const { isPaid, isPaidOut } = factsOf(order)
  return isPaid && !isPaidOut && standOf(order) !== 'refunded'
}

function MoneyInOrder({ summary: { id, lines } }: { summary: OrderSummary }) {
  const { data: order } = useOrder(id)
  return (
    <li>
      <Link href={hrefs.orderInfo(id)} className={styles.order}>
        <OrderName
          order={{ title: lines[0]?.title ?? '', more: lines.length - 1 }}
          className={styles.name}
        />
      </Link>
      {order === null ? (
        <Skeleton width="100%" height="106px" />
      ) : (
        <OrderMoney chart={orderChartOf(order)} />
      )}
    </li>
  )
}
