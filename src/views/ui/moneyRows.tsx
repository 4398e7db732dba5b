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

/** The parts of a total, and below it what changed it later. */
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
      <TotalRow
        label={<FormattedMessage id="money.total" defaultMessage="Total" />}
        cents={sums.totalCents}
      />
      {children}
    </dl>
  )
}

export function TotalRow({ label, cents }: { label: ReactNode; cents: number }) {
  return (
    <div className={styles.total}>
      <dt>{label}</dt>
      <dd>
        <Money cents={cents} size="large" />
      </dd>
    </div>
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
