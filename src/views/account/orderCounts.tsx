import {
  ChevronRight,
  PackageCheck,
  PackageOpen,
  RotateCcw,
  Truck,
  WalletCards,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { defineMessages, FormattedMessage } from 'react-intl'
import type { MessageDescriptor } from 'react-intl'
import type { OrderState } from '../../../contract/orderDetail.ts'
import { Link } from 'wouter'
import { orderTabs } from '../../machines/selectors/orderSelectors.ts'
import { hrefs } from '../../routing/hrefs.ts'
import type { useOrderCounts } from '../orders/useOrderCounts.ts'
import { CountBadge } from '../ui/countBadge.tsx'
import { CountText } from '../ui/countText.tsx'
import { FailureText } from '../ui/failureText.tsx'
import styles from '../account/me.module.css'

const labels = defineMessages({
  toPay: { id: 'me.ordersToPay', defaultMessage: 'To pay' },
  toDeliver: { id: 'me.ordersToDeliver', defaultMessage: 'To deliver' },
  delivered: { id: 'me.ordersDelivered', defaultMessage: 'Delivered' },
  received: { id: 'me.ordersReceived', defaultMessage: 'Received' },
  afterSale: { id: 'me.ordersAfterSale', defaultMessage: 'After-sale' },
})

/** Null: the status has no tile, and its orders appear among all orders. */
const looks: Record<OrderState, { label: MessageDescriptor; Icon: LucideIcon } | null> = {
  waitingToPay: { label: labels.toPay, Icon: WalletCards },
  waitingForDelivery: { label: labels.toDeliver, Icon: PackageOpen },
  delivered: { label: labels.delivered, Icon: Truck },
  received: { label: labels.received, Icon: PackageCheck },
  completed: null,
  cancelled: null,
  afterSale: { label: labels.afterSale, Icon: RotateCcw },
}
const shownTabs = orderTabs.flatMap(({ filter, state }) => {
  const look = state === 'all' ? null : looks[state]
  return look === null ? [] : [{ filter, ...look }]
})

/** Links to the orders of each status, with their number. */
export function OrderCounts({ counts }: { counts: ReturnType<typeof useOrderCounts> }) {
  const known = counts.state === 'filled' ? counts.data.counts : null
  return (
    <section className={styles.card} aria-labelledby="me-orders">
      <div className={styles.cardHead}>
        <h2 id="me-orders">
          <FormattedMessage id="me.orders" defaultMessage="My orders" />
        </h2>
        <Link href={hrefs.myPurchases()} className={styles.all}>
          <FormattedMessage id="me.allOrders" defaultMessage="All" />
          <ChevronRight size={16} aria-hidden />
        </Link>
      </div>
      <ul className={styles.statuses}>
        {shownTabs.map(({ filter, label, Icon }) => (
          <li key={filter}>
            <Link href={hrefs.myPurchases(filter)} className={styles.status}>
              <span className={styles.statusIcon}>
                <Icon size={24} strokeWidth={1.75} aria-hidden />
                {known?.[filter] ? (
                  <CountBadge>
                    <CountText count={known[filter]} />
                  </CountBadge>
                ) : null}
              </span>
              <FormattedMessage {...label} />
            </Link>
          </li>
        ))}
      </ul>
      {counts.failure ? (
        <p className={styles.countsFailed}>
          <span>
            <FailureText failure={counts.failure} />
          </span>
          <button type="button" className={styles.all} onClick={counts.retry}>
            <FormattedMessage id="shared.retry" defaultMessage="Try again" />
          </button>
        </p>
      ) : null}
    </section>
  )
}
