import { Package } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { useParams } from 'wouter'
import { hrefs } from '../../routes.ts'
import { readOrderFilter } from '../../machines/selectors/orderSelectors.ts'
import type { OrderFilter } from '../../machines/selectors/orderSelectors.ts'
import { useOrders } from '../bindings/order.tsx'
import { ButtonLink } from '../shared/button.tsx'
import { EmptyFace, FailedFace } from '../shared/faces.tsx'
import { PullList } from '../shell/pullList.tsx'
import { RouteScreen } from '../shell/routeScreen.tsx'
import { FilterTabs } from './filterTabs.tsx'
import { OrderCard } from './orderCard.tsx'
import styles from './myPurchasesScreen.module.css'
import { OrdersSkeleton } from './ordersSkeleton.tsx'

export function Screen() {
  const { status } = useParams<{ status?: string }>()
  const filter = readOrderFilter(status)
  return (
    <RouteScreen>
      <FilterTabs filter={filter} />
      <Orders filter={filter} />
    </RouteScreen>
  )
}

function Orders({ filter }: { filter: OrderFilter }) {
  const orders = useOrders(filter)
  switch (orders.state) {
    case 'loading':
      return <OrdersSkeleton />
    case 'failed':
    case 'offline':
      return orders.failure ? <FailedFace failure={orders.failure} onRetry={orders.retry} /> : null
    case 'empty':
      return <NoOrders filter={filter} />
    case 'filled':
      return (
        <PullList list={orders}>
          <ul className={styles.list}>
            {orders.items.map((order) => (
              <li key={order.id}>
                <OrderCard order={order} />
              </li>
            ))}
          </ul>
        </PullList>
      )
  }
}

function NoOrders({ filter }: { filter: OrderFilter }) {
  return (
    <EmptyFace
      icon={<Package size={40} strokeWidth={1.5} />}
      title={
        filter === 'all' ? (
          <FormattedMessage id="orders.none" defaultMessage="You have not ordered anything yet" />
        ) : (
          <FormattedMessage id="orders.noneHere" defaultMessage="No orders here" />
        )
      }
      hint={
        <FormattedMessage
          id="orders.noneHint"
          defaultMessage="Each order stands here from the moment it is placed."
        />
      }
      action={
        <ButtonLink href={hrefs.home()} variant="secondary">
          <FormattedMessage id="cart.browse" defaultMessage="Look around" />
        </ButtonLink>
      }
    />
  )
}
