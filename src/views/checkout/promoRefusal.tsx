import { FormattedMessage } from 'react-intl'
import type { RefusedPromo } from '../../machines/checkoutTypes.ts'
import { useMoneyFormat } from '../ui/money.tsx'

export function PromoRefusal({ refusedFor, minSubtotalCents }: RefusedPromo) {
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
