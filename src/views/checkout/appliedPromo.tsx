import { X } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useMoneyFormat } from '../ui/money.tsx'
import { Callout } from '../ui/callout.tsx'
import styles from './promoPanel.module.css'

export function AppliedPromo({
  code,
  discountCents,
  busy,
  onRemove,
}: {
  code: string
  /** The discount. Null while it is unknown. */
  discountCents: number | null
  busy: boolean
  onRemove: () => void
}) {
  const intl = useIntl()
  const formatMoney = useMoneyFormat()
  return (
    <>
      <p className={styles.applied}>
        <span className={styles.code}>{code}</span>
        <button
          type="button"
          className={styles.remove}
          disabled={busy}
          aria-label={intl.formatMessage(
            { id: 'promo.remove', defaultMessage: 'Remove promo code {code}' },
            { code },
          )}
          onClick={onRemove}
        >
          <X size={20} aria-hidden />
        </button>
      </p>
      {discountCents === null ? null : (
        <Callout tone="good">
          <FormattedMessage
            id="promo.applied"
            defaultMessage="{amount} off this order."
            values={{ amount: formatMoney(discountCents) }}
          />
        </Callout>
      )}
    </>
  )
}
