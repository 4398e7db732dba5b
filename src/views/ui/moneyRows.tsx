import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Money } from './money.tsx'
import styles from './moneyRows.module.css'

interface Sums {
  subtotalCents: number
  freightCents: number
  discountCents: number
  totalCents: number
}

/** The parts of a total. */
export function MoneyRows({ sums, children }: { sums: Sums; children?: ReactNode }) {
  return (
    <dl className={styles.rows}>
      <MoneyRow label={<FormattedMessage id="money.subtotal" defaultMessage="Subtotal" />}>
        <Money cents={sums.subtotalCents} />
      </MoneyRow>
      <MoneyRow label={<FormattedMessage id="money.freight" defaultMessage="Shipping" />}>
        {sums.freightCents === 0 ? (
          <FormattedMessage id="money.free" defaultMessage="Free" />
        ) : (
          <Money cents={sums.freightCents} />
        )}
      </MoneyRow>
      {sums.discountCents > 0 ? (
        <MoneyRow label={<FormattedMessage id="money.discount" defaultMessage="Promo code" />}>
          <Money cents={-sums.discountCents} />
        </MoneyRow>
      ) : null}
      {children}
      <div className={styles.total}>
        <dt>
          <FormattedMessage id="money.total" defaultMessage="Total" />
        </dt>
        <dd>
          <Money cents={sums.totalCents} size="large" />
        </dd>
      </div>
    </dl>
  )
}

export function MoneyRow({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
