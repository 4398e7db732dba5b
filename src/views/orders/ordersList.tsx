import { isolated } from '../../../contract/isolated.ts'
import { Package, SearchX } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import type { OrderFilter, OrderSummary } from '../../../contract/orderDetail.ts'
import { hrefs } from '../../routing/hrefs.ts'
import type { PagedList, PageOf } from '../actors/usePagedList.ts'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/screenStates.tsx'
import { EmptyWithGoods } from '../shell/emptyWithGoods.tsx'
import { PullList } from '../shell/pullList.tsx'
import { OrderCard } from './orderCard.tsx'
import styles from './ordersList.module.css'
import { Panel } from '../ui/panel.tsx'
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx'

interface OrdersListProps {
  orders: PagedList<OrderSummary, PageOf<OrderSummary>>
  filter: OrderFilter
  /** The search words. Empty without a search. */
  words?: string
  /** The id of the order shown next to the list. */
  chosenId?: number | null
  hrefOf?: (order: OrderSummary) => string
}

export function OrdersList({
  orders,
  filter,
  words = '',
  chosenId = null,
  hrefOf = detailHref,
}: OrdersListProps) {
  return (
    <PullList
      list={orders}
      skeleton={<OrdersSkeleton />}
      empty={words === '' ? <NoOrders filter={filter} /> : <NothingFound words={words} />}
    >
      <ul className={styles.list}>
        {orders.items.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} href={hrefOf(order)} isChosen={order.id === chosenId} />
          </li>
        ))}
      </ul>
    </PullList>
  )
}

function detailHref({ id }: OrderSummary): string {
  return hrefs.orderInfo(id)
}

function NothingFound({ words }: { words: string }) {
  return (
    <EmptyState
      icon={<SearchX size={40} strokeWidth={1.5} />}
      title={
        <FormattedMessage
          id="orders.nothingFound"
          defaultMessage="No order matches “{words}”"
          values={{ words: isolated(words) }}
        />
      }
      hint={
        <FormattedMessage
          id="orders.nothingFoundHint"
          defaultMessage="Search by the name of a product or a shop, or by the order number."
        />
      }
    />
  )
}

function NoOrders({ filter }: { filter: OrderFilter }) {
  if (filter !== 'all') {
    return (
      <EmptyState
        icon={<Package size={40} strokeWidth={1.5} />}
        title={<FormattedMessage id="orders.noneHere" defaultMessage="No orders here" />}
        action={
          <ButtonLink href={hrefs.myPurchases('all')} variant="secondary">
            <FormattedMessage id="orders.toAll" defaultMessage="Show all orders" />
          </ButtonLink>
        }
      />
    )
  }
  return (
    <EmptyWithGoods
      icon={<Package size={40} strokeWidth={1.5} />}
      title={<FormattedMessage id="orders.none" defaultMessage="No orders yet" />}
      hint={
        <FormattedMessage
          id="orders.noneHint"
          defaultMessage="Your orders show up here as soon as you place one."
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

function OrdersSkeleton() {
  return (
    <SkeletonGroup>
      <div className={styles.list}>
        {[1, 2, 3].map((card) => (
          <Panel key={card}>
            <Skeleton width="70%" />
            <Skeleton shape="square" width="64px" />
            <Skeleton width="85%" />
            <Skeleton width="40%" />
          </Panel>
        ))}
      </div>
    </SkeletonGroup>
  )
}
