import { X } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { IntlShape } from 'react-intl'
import type { ProductFacets } from '../../../contract/catalogue.ts'
import type { ProductFilters } from '../../../contract/productFilters.ts'
import { useMoneyFormat } from '../ui/money.tsx'
import styles from './chosenFilters.module.css'

interface Chosen {
  key: string
  name: string
  /** The filters without it. */
  without: Partial<ProductFilters>
}

/** Names each chosen filter above the products, and removes it on a tap. */
export function ChosenFilters({
  filters,
  facets,
  onChange,
  onClear,
}: {
  filters: Partial<ProductFilters>
  facets: ProductFacets
  onChange: (changes: Partial<ProductFilters>) => void
  onClear: () => void
}) {
  const intl = useIntl()
  const formatMoney = useMoneyFormat()
  const chosen = [
    ...chosenOf('category', filters.category, facets.categories),
    ...chosenOf('shop', filters.shop, facets.shops),
    ...priceOf(filters, intl, formatMoney),
    ...ratingOf(filters, intl),
    ...stockOf(filters, intl),
  ]
  if (chosen.length === 0) return null
  return (
    <div
      className={styles.row}
      role="group"
      aria-label={intl.formatMessage({ id: 'filter.chosen', defaultMessage: 'Chosen filters' })}
    >
      {chosen.map(({ key, name, without }) => (
        <button
          key={key}
          type="button"
          className={styles.chosen}
          aria-label={intl.formatMessage(
            { id: 'filter.remove', defaultMessage: 'Remove filter: {name}' },
            { name },
          )}
          onClick={() => onChange(without)}
        >
          <span className={styles.name}>{name}</span>
          <X size={16} aria-hidden />
        </button>
      ))}
      {chosen.length > 1 ? (
        <button type="button" className={styles.clear} onClick={onClear}>
          <FormattedMessage id="catalogue.clearFilters" defaultMessage="Clear filters" />
        </button>
      ) : null}
    </div>
  )
}

function chosenOf(
  filter: 'category' | 'shop',
  ids: readonly number[] = [],
  facets: ProductFacets['categories'],
): Chosen[] {
  return ids.flatMap((id) => {
    const name = facets.find((facet) => facet.id === id)?.name
    if (name === undefined) return []
    const others = ids.filter((each) => each !== id)
    const without = { [filter]: others.length === 0 ? undefined : others }
    return [{ key: `${filter} ${id}`, name, without }]
  })
}

function priceOf(
  { minPriceCents: from, maxPriceCents: to }: Partial<ProductFilters>,
  intl: IntlShape,
  formatMoney: (cents: number) => string,
): Chosen[] {
  if (from === undefined && to === undefined) return []
  const text = () => {
    if (to === undefined) {
      return intl.formatMessage(
        { id: 'filter.fromPrice', defaultMessage: 'From {price}' },
        { price: formatMoney(from ?? 0) },
      )
    }
    if (from === undefined) {
      return intl.formatMessage(
        { id: 'filter.upToPrice', defaultMessage: 'Up to {price}' },
        { price: formatMoney(to) },
      )
    }
    return `${formatMoney(from)}–${formatMoney(to)}`
  }
  const without = { minPriceCents: undefined, maxPriceCents: undefined }
  return [{ key: 'price', name: text(), without }]
}

function ratingOf({ minRating: stars }: Partial<ProductFilters>, intl: IntlShape): Chosen[] {
  if (stars === undefined) return []
  const name = intl.formatMessage(
    {
      id: 'filter.fromStars',
      defaultMessage: '{stars, plural, one {# star} other {# stars}} and up',
    },
    { stars },
  )
  return [{ key: 'rating', name, without: { minRating: undefined } }]
}

function stockOf({ inStock = false }: Partial<ProductFilters>, intl: IntlShape): Chosen[] {
  if (!inStock) return []
  const name = intl.formatMessage({ id: 'filter.inStockUncounted', defaultMessage: 'In stock' })
  return [{ key: 'stock', name, without: { inStock: false } }]
}
