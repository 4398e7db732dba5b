import { useParams, useSearch } from 'wouter'
import { readOrderFilter, readOrderId } from '../../machines/selectors/orderSelectors.ts'
import type { OrderFilter } from '../../machines/selectors/orderSelectors.ts'
import { hrefs } from '../../routes.ts'
import { useOrders } from '../bindings/order.tsx'
import { useWide } from '../bindings/useWide.ts'
import { RouteScreen } from '../shell/routeScreen.tsx'
import { FilterTabs } from './filterTabs.tsx'
import { OrderBeside } from './orderBeside.tsx'
import { OrdersList } from './ordersList.tsx'
import { SideBySide } from './sideBySide.tsx'

export function Screen() {
  const { status } = useParams<{ status?: string }>()
  const filter = readOrderFilter(status)
  return (
    <RouteScreen>
      <FilterTabs filter={filter} />
      {useWide() ? <OrdersWithDetail filter={filter} /> : <OrdersAlone filter={filter} />}
    </RouteScreen>
  )
}

function OrdersAlone({ filter }: { filter: OrderFilter }) {
  return <OrdersList orders={useOrders(filter)} filter={filter} />
}

/** The chosen order, or else the newest, stands beside the list. */
function OrdersWithDetail({ filter }: { filter: OrderFilter }) {
  const orders = useOrders(filter)
  const named = readOrderId(new URLSearchParams(useSearch()).get('order'))
  const chosenId = named ?? orders.items[0]?.id ?? null
  return (
    <SideBySide
      list={
        <OrdersList
          orders={orders}
          filter={filter}
          chosenId={chosenId}
          hrefOf={({ id }) =>
            `${hrefs.myPurchases(filter === 'all' ? filter : Number(filter))}?order=${id}`
          }
        />
      }
      detail={chosenId === null ? null : <OrderBeside key={chosenId} id={chosenId} />}
    />
  )
}
