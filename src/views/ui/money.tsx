import { useIntl } from 'react-intl'
import { classNames } from './classNames.ts'
import styles from './money.module.css'

interface MoneyProps {
  /** Integer cents. */
  cents: number
  size?: 'small' | 'medium' | 'large'
  /** `price` is coral. `plain` inherits the colour. */
  tone?: 'plain' | 'price'
  /** Shows + or − before the amount. */
  signed?: boolean
}

export function Money({ cents, size = 'medium', tone = 'plain', signed = false }: MoneyProps) {
  const formatMoney = useMoneyFormat()
  return (
    <span className={classNames(styles.money, styles[size], tone === 'price' && styles.price)}>
      {formatMoney(cents, { signed })}
    </span>
  )
}

/** The only formatter of amounts, also for texts that contain one, such as “Pay $24.90”. */
export function useMoneyFormat() {
  const intl = useIntl()
  return (cents: number, { signed = false }: { signed?: boolean } = {}) =>
    withMinus(
      intl.formatNumber(cents / 100, {
        style: 'currency',
        currency: 'USD',
        currencyDisplay: 'narrowSymbol',
        ...(signed ? { signDisplay: 'exceptZero' as const } : {}),
      }),
    )
}

/** Uses the mathematical minus sign, where the formats of most languages use a hyphen. */
/**
 * Formats the part that a price is reduced by. Chinese shops name the tenths that remain to be
 * paid: 10% off is 9折.
 */
export function useReductionFormat(): (part: number, isSigned?: boolean) => string {
  const intl = useIntl()
  return (part, isSigned = false) =>
    intl.locale.startsWith('zh')
      ? `${intl.formatNumber((1 - part) * 10, { maximumFractionDigits: 1 })}折`
      : withMinus(
          intl.formatNumber(isSigned ? -part : part, {
            style: 'percent',
            signDisplay: isSigned ? 'always' : 'auto',
          }),
        )
}

export function withMinus(number: string): string {
  return number.replace('-', '−')
}
