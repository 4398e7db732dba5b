import { useState } from 'react'
import type { ReactNode } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { ascending } from '../../../contract/ascending.ts'
import { maxFilterValues } from '../../../contract/limits.ts'
import { isolated } from '../../../contract/isolated.ts'
import { normalizeCode } from '../../../contract/normalizeText.ts'
import type { ProductFacets } from '../../../contract/catalogue.ts'
import type { ProductFilters } from '../../../contract/productFilters.ts'
import { ChoiceChip } from '../ui/chip.tsx'
import { Money } from '../ui/money.tsx'
import styles from './filterGroups.module.css'
import { useSteadyFacets } from './useSteadyFacets.ts'

export interface FilterGroupsProps {
  filters: ProductFilters
  fixed: Partial<ProductFilters>
  facets: ProductFacets | null
  onChange: (changes: Partial<ProductFilters>) => void
}

export function FilterGroups({
  open,
  filters,
  fixed,
  onChange,
  ...given
}: FilterGroupsProps & { open: boolean }) {
  const intl = useIntl()
  const steady = useSteadyFacets(open, given.facets)
  const facets = steady?.facets ?? null
  const inStockText = (count: number | undefined) =>
    count === undefined
      ? intl.formatMessage({ id: 'filter.inStockUncounted', defaultMessage: 'In stock' })
      : intl.formatMessage(
          { id: 'filter.inStock', defaultMessage: 'In stock ({count, number})' },
          { count },
        )
  const ratingText = (stars: number, count: number) =>
    intl.formatMessage(
      {
        id: 'filter.minRating',
        defaultMessage: '{stars, plural, one {# star} other {# stars}} and up ({count, number})',
      },
      { stars, count },
    )
  return (
    <div className={styles.groups}>
      {fixed.category === undefined && steady ? (
        <FacetGroup
          label={<FormattedMessage id="filter.category" defaultMessage="Category" />}
          choices={steady.facets.categories}
          first={steady.first.categories}
          chosen={filters.category ?? []}
          onChoose={(category) => onChange({ category })}
        />
      ) : null}
      <PriceGroup filters={filters} facets={facets} onChange={onChange} />
      {fixed.shop === undefined && steady ? (
        <FacetGroup
          label={<FormattedMessage id="filter.shop" defaultMessage="Shop" />}
          choices={steady.facets.shops}
          first={steady.first.shops}
          chosen={filters.shop ?? []}
          onChoose={(shop) => onChange({ shop })}
        />
      ) : null}
      {steady ? (
        <Group label={<FormattedMessage id="filter.rating" defaultMessage="Rating" />}>
          {steady.facets.ratings.map(({ minRating, count }, at) => (
            <ChoiceChip
              key={minRating}
              pressed={filters.minRating === minRating}
              disabled={count === 0 && filters.minRating !== minRating}
              onClick={() =>
                onChange({ minRating: filters.minRating === minRating ? undefined : minRating })
              }
            >
              <SteadyText
                text={ratingText(minRating, count)}
                room={ratingText(minRating, steady.first.ratings[at]?.count ?? count)}
              />
            </ChoiceChip>
          ))}
        </Group>
      ) : null}
      <Group label={<FormattedMessage id="filter.stock" defaultMessage="Stock" />}>
        <ChoiceChip
          isBox
          pressed={filters.inStock}
          onClick={() => onChange({ inStock: !filters.inStock })}
        >
          <SteadyText
            text={inStockText(facets?.inStockCount)}
            room={inStockText(steady?.first.inStockCount)}
          />
        </ChoiceChip>
      </Group>
    </div>
  )
}

function Group({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <fieldset>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.choices}>{children}</div>
    </fieldset>
  )
}

/** Reserves the width of the count that was shown when the sheet opened. */
function SteadyText({ text, room }: { text: string; room: string }) {
  return (
    <span className={styles.steady} data-room={room}>
      {text}
    </span>
  )
}

function FacetGroup({
  label,
  choices,
  first,
  chosen,
  onChoose,
}: {
  label: ReactNode
  choices: ProductFacets['categories']
  first: ProductFacets['categories']
  chosen: readonly number[]
  /** Undefined when nothing is chosen any more. */
  onChoose: (ids: number[] | undefined) => void
}) {
  const intl = useIntl()
  const facetText = (name: string, count: number) =>
    intl.formatMessage(
      { id: 'filter.facet', defaultMessage: '{name} ({count, number})' },
      { name: isolated(name), count },
    )
  if (choices.length === 0) return null
  return (
    <Group label={label}>
      {choices.map(({ id, name, count }, at) => {
        const isChosen = chosen.includes(id)
        const others = chosen.filter((each) => each !== id)
        return (
          <ChoiceChip
            key={id}
            isBox
            pressed={isChosen}
            disabled={!isChosen && (count === 0 || chosen.length >= maxFilterValues)}
            onClick={() => onChoose(listOf(isChosen ? others : [...chosen, id]))}
          >
            <SteadyText
              text={facetText(name, count)}
              room={facetText(name, first[at]?.count ?? count)}
            />
          </ChoiceChip>
        )
      })}
    </Group>
  )
}

function listOf(ids: number[]): number[] | undefined {
  return ids.length === 0 ? undefined : ascending(ids)
}

const priceLabels = defineMessages({
  from: { id: 'filter.priceFrom', defaultMessage: 'From, in dollars' },
  to: { id: 'filter.priceTo', defaultMessage: 'To, in dollars' },
})

function PriceGroup({
  filters,
  facets,
  onChange,
}: Pick<FilterGroupsProps, 'filters' | 'facets' | 'onChange'>) {
  const intl = useIntl()
  const price = facets?.price
  return (
    <Group label={<FormattedMessage id="filter.price" defaultMessage="Price" />}>
      <DollarInput
        key={`from ${filters.minPriceCents}`}
        label={intl.formatMessage(priceLabels.from)}
        cents={filters.minPriceCents}
        onCommit={(minPriceCents) => onChange({ minPriceCents })}
      />
      <DollarInput
        key={`to ${filters.maxPriceCents}`}
        label={intl.formatMessage(priceLabels.to)}
        cents={filters.maxPriceCents}
        onCommit={(maxPriceCents) => onChange({ maxPriceCents })}
      />
      {price ? (
        <p className={styles.range}>
          <FormattedMessage
            id="filter.priceRange"
            defaultMessage="From {lowest} to {highest}"
            values={{
              lowest: <Money cents={price.lowestCents} size="small" />,
              highest: <Money cents={price.highestCents} size="small" />,
            }}
          />
        </p>
      ) : null}
    </Group>
  )
}

function DollarInput({
  label,
  cents,
  onCommit,
}: {
  label: string
  cents: number | undefined
  onCommit: (cents: number | undefined) => void
}) {
  // An address may contain cents, although the field accepts only whole dollars.
  const asked = cents === undefined ? '' : String(cents / 100)
  const [text, setText] = useState(asked)
  const dollars = normalizeCode(text).replace(/^\$ ?/, '')
  const isWrong = dollars !== '' && dollars !== asked && !/^\d{1,7}$/.test(dollars)
  return (
    <label className={styles.price}>
      <span>{label}</span>
      <span className={styles.dollars}>
        <input
          inputMode="numeric"
          enterKeyHint="done"
          value={text}
          aria-invalid={isWrong}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !isWrong) event.currentTarget.blur()
          }}
          onBlur={() => {
            if (isWrong) return
            setText(dollars)
            if (dollars !== asked) onCommit(dollars === '' ? undefined : Number(dollars) * 100)
          }}
        />
      </span>
      {isWrong ? (
        <span role="alert" className={styles.wrong} ref={scrollToIt}>
          <FormattedMessage id="filter.wholeDollars" defaultMessage="Whole dollars, please" />
        </span>
      ) : null}
    </label>
  )
}

/** The column scrolls, so the message below the last visible field may be out of view. */
function scrollToIt(said: HTMLElement | null): void {
  said?.scrollIntoView({ block: 'nearest' })
}
