import { useEffect, useRef } from 'react'
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl'
import { Link } from 'wouter'
import { orderFilters } from '../../machines/selectors/orderSelectors.ts'
import type { OrderFilter } from '../../machines/selectors/orderSelectors.ts'
import { hrefs } from '../../routes.ts'
import { useOrderCounts } from '../bindings/orderCounts.ts'
import styles from './filterTabs.module.css'
import { statusTexts } from './orderTexts.ts'

export function FilterTabs({ filter, words }: { filter: OrderFilter; words: string }) {
  const intl = useIntl()
  const { data } = useOrderCounts()
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    const current = row.current?.querySelector('[aria-current]')
    current?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [filter, data])
  return (
    <nav
      ref={row}
      className={styles.tabs}
      aria-label={intl.formatMessage({ id: 'orders.filter', defaultMessage: 'Orders by status' })}
    >
      {orderFilters.map((each) => {
        const count = data?.counts[each] ?? 0
        return (
          <Link
            key={each}
            href={hrefs.myPurchases(each, { q: words })}
            replace
            className={styles.tab}
            aria-current={each === filter ? 'page' : undefined}
          >
            <FormattedMessage {...statusTexts[each]} />
            {count > 0 ? (
              <span className={styles.count}>
                <FormattedNumber value={count} />
              </span>
            ) : null}
          </Link>
        )
      })}
    </nav>
  )
}
