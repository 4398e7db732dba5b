import { SlidersHorizontal } from 'lucide-react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import type { ProductSort } from '../../../contract/catalogue.ts'
import { productSorts } from '../../../contract/productSorts.ts'
import { useEarlyChoice } from '../ui/earlyChoice.ts'
import styles from './sortBar.module.css'

const sortNames = defineMessages({
  popular: { id: 'sort.popular', defaultMessage: 'Popular' },
  newest: { id: 'sort.newest', defaultMessage: 'Newest' },
  priceUp: { id: 'sort.priceUp', defaultMessage: 'Price, low to high' },
  priceDown: { id: 'sort.priceDown', defaultMessage: 'Price, high to low' },
  sales: { id: 'sort.sales', defaultMessage: 'Best selling' },
  rating: { id: 'sort.rating', defaultMessage: 'Best rated' },
})

interface SortBarProps {
  sort: ProductSort
  /** Null while it is unknown. */
  total: number | null
  activeFilters: number
  onSort: (sort: ProductSort) => void
  onOpenFilters: () => void
}

export function SortBar({ sort, total, activeFilters, onSort, onOpenFilters }: SortBarProps) {
  const intl = useIntl()
  const choose = (value: string) => {
    const chosen = productSorts.find((known) => known === value)
    if (chosen && chosen !== sort) onSort(chosen)
  }
  const select = useEarlyChoice(choose)
  return (
    <div className={styles.bar}>
      <p className={styles.total} role="status">
        {total === null ? null : (
          <FormattedMessage
            id="catalogue.total"
            defaultMessage="{total, plural, one {# product} other {# products}}"
            values={{ total }}
          />
        )}
      </p>
      <select
        className={styles.select}
        ref={select}
        value={sort}
        aria-label={intl.formatMessage({ id: 'sort.label', defaultMessage: 'Sort by' })}
        onChange={(event) => choose(event.target.value)}
      >
        {productSorts.map((known) => (
          <option key={known} value={known}>
            {intl.formatMessage(sortNames[known])}
          </option>
        ))}
      </select>
      <button type="button" className={styles.filter} onClick={onOpenFilters}>
        <SlidersHorizontal size={16} aria-hidden />
        <FormattedMessage
          id="catalogue.filters"
          defaultMessage="{active, plural, =0 {Filter} other {Filter (#)}}"
          values={{ active: activeFilters }}
        />
      </button>
    </div>
  )
}
