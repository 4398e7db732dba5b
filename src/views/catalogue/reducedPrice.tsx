import { FormattedMessage } from 'react-intl'
import type { ProductCard } from '../../../contract/catalogue.ts'
import { useMoneyFormat, useReductionFormat } from '../ui/money.tsx'
import styles from './reducedPrice.module.css'

/** The former price, struck through. Renders nothing for a price that was not reduced. */
export function OldPrice({ cents }: { cents: number | null }) {
  const formatMoney = useMoneyFormat()
  if (cents === null) return null
  return (
    <s className={styles.old}>
      <span className="visuallyHidden">
        <FormattedMessage id="catalogue.before" defaultMessage="before" />{' '}
      </span>
      {formatMoney(cents)}
    </s>
  )
}

/** The reduction, in the corner of a picture. */
export function ReducedBy({
  product: { originalPriceCents, priceCents },
}: {
  product: Pick<ProductCard, 'originalPriceCents' | 'priceCents'>
}) {
  const formatReduction = useReductionFormat()
  if (originalPriceCents === null) return null
  return (
    <span className={styles.badge}>
      {formatReduction(1 - priceCents / originalPriceCents, true)}
    </span>
  )
}
