import { FormattedMessage, useIntl } from 'react-intl'
import type { ProductCard } from '../../../contract/catalogue.ts'
import { useMoneyFormat, withMinus } from '../ui/money.tsx'
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

/** The reduction in percent, in the corner of a picture. */
export function ReducedBy({
  product: { originalPriceCents, priceCents },
}: {
  product: Pick<ProductCard, 'originalPriceCents' | 'priceCents'>
}) {
  const intl = useIntl()
  if (originalPriceCents === null) return null
  return (
    <span className={styles.badge}>
      {withMinus(
        intl.formatNumber(priceCents / originalPriceCents - 1, {
          style: 'percent',
          signDisplay: 'always',
        }),
      )}
    </span>
  )
}
