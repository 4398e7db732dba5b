import { defineMessages } from 'react-intl'
import { orderFilters } from '../../machines/selectors/orderSelectors.ts'
import type { OrderFilter } from '../../machines/selectors/orderSelectors.ts'
import { hrefs } from '../../routing/hrefs.ts'
import { useOrderCounts } from './useOrderCounts.ts'
import { TabLinks } from '../ui/tabLinks.tsx'
import { statusTexts } from './orderTexts.ts'

const messages = defineMessages({
  filter: { id: 'orders.filter', defaultMessage: 'Orders by status' },
})

export function FilterTabs({ filter, words }: { filter: OrderFilter; words: string }) {
  const { data } = useOrderCounts()
  return (
    <TabLinks
      label={messages.filter}
      tabs={orderFilters.map((each) => ({
        href: hrefs.myPurchases(each, { q: words }),
        text: statusTexts[each],
        isCurrent: each === filter,
        count: data?.counts[each] ?? 0,
      }))}
    />
  )
}
