import { useParams, useSearch } from 'wouter'
import { readOrderFilter, readOrderId } from '../../machines/selectors/orderSelectors.ts'
import type { OrderFilter } from '../../../contract/orderDetail.ts'
import { normalizeText } from '../../../contract/normalizeText.ts'
import { hrefs } from '../../routing/hrefs.ts'
import { useOrders } from './useOrder.ts'
import { useWide } from '../ui/useWide.ts'
import { RouteScreen } from '../shell/routeScreen.tsx'
import { FilterTabs } from './filterTabs.tsx'
import { OrderPane } from './orderPane.tsx'
import { OrderSearch } from './orderSearch.tsx'
import { OrdersList } from './ordersList.tsx'
import { SideBySide } from '../ui/sideBySide.tsx'

export function Screen() {
  const { status } = useParams<{ status?: string }>()
  const filter = readOrderFilter(status)
  const words = normalizeText(new URLSearchParams(useSearch()).get('q') ?? '')
  return (
    <RouteScreen>
      <OrderSearch filter={filter} words={words} />
      <FilterTabs filter={filter} words={words} />
      {useWide() ? (
        <OrdersWithDetail filter={filter} words={words} />
      ) : (
        <OrdersAlone filter={filter} words={words} />
      )}
    </RouteScreen>
  )
}

interface Wanted {
  filter: OrderFilter
  words: string
}

function OrdersAlone({ filter, words }: Wanted) {
  return <OrdersList orders={useOrders(filter, words)} filter={filter} words={words} />
}

/** Shows the chosen order next to the list, or else the newest one. */
function OrdersWithDetail({ filter, words }: Wanted) {
  const orders = useOrders(filter, words)
  const named = readOrderId(new URLSearchParams(useSearch()).get('order'))
  const chosenId = named ?? orders.items[0]?.id ?? null
  return (
    <SideBySide
      list={
        <OrdersList
          orders={orders}
          filter={filter}
          words={words}
          chosenId={chosenId}
          hrefOf={({ id }) => hrefs.myPurchases(filter, { q: words, order: id })}
        />
      }
      detail={chosenId === null ? null : <OrderPane key={chosenId} id={chosenId} />}
    />
  )
}
