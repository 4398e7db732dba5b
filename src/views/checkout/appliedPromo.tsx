import { X } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Quote } from '../../../contract/quote.ts'
import { useMoneyFormat } from '../ui/money.tsx'
import { Callout } from '../ui/callout.tsx'
import styles from './promoPanel.module.css'

export function AppliedPromo({
  code,
  promo,
  busy,
  onRemove,
}: {
  code: string
  promo: Quote['promo']
  busy: boolean
  onRemove: () => void
}) {
  const intl = useIntl()
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
      {promo?.refusedFor ? (
        <Callout tone="bad">
          <PromoRefusal refusedFor={promo.refusedFor} minSubtotalCents={promo.minSubtotalCents} />
        </Callout>
      ) : promo ? (
        <Callout tone="good">
          <FormattedMessage
            id="promo.applied"
            defaultMessage="The promo code is taken off below."
          />
        </Callout>
      ) : null}
    </>
  )
}

function PromoRefusal({
  refusedFor,
  minSubtotalCents,
}: {
  refusedFor: NonNullable<NonNullable<Quote['promo']>['refusedFor']>
  minSubtotalCents: number | null
}) {
  const formatMoney = useMoneyFormat()
  switch (refusedFor) {
    case 'promoUnknown':
      return <FormattedMessage id="promo.unknown" defaultMessage="There is no such promo code." />
    case 'promoExpired':
      return (
        <FormattedMessage id="promo.expired" defaultMessage="This promo code is not valid now." />
      )
    case 'promoUsed':
      return (
        <FormattedMessage id="promo.used" defaultMessage="You have used this promo code before." />
      )
    case 'promoMinimum':
      return (
        <FormattedMessage
          id="promo.minimum"
          defaultMessage="This promo code starts at {amount} of goods."
          values={{ amount: formatMoney(minSubtotalCents ?? 0) }}
        />
      )
  }
}
