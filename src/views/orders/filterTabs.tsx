import { defineMessages } from 'react-intl'
import { orderTabs } from '../../machines/selectors/orderSelectors.ts'
import type { OrderFilter } from '../../../contract/orderDetail.ts'
import { hrefs } from '../../routing/hrefs.ts'
import { useOrderCounts } from './useOrderCounts.ts'
import { TabLinks } from '../ui/tabLinks.tsx'
import { stateTexts } from './orderTexts.ts'

const messages = defineMessages({
  filter: { id: 'orders.filter', defaultMessage: 'Orders by status' },
})

export function FilterTabs({ filter, words }: { filter: OrderFilter; words: string }) {
  const { data } = useOrderCounts()
  return (
    <TabLinks
      label={messages.filter}
      tabs={orderTabs.map((tab) => ({
        href: hrefs.myPurchases(tab.filter, { q: words }),
        text: stateTexts[tab.state],
        isCurrent: tab.filter === filter,
        count: data?.counts[tab.filter] ?? 0,
      }))}
    />
  )
}
