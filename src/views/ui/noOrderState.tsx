import { ReceiptText } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { hrefs } from '../../routing/hrefs.ts'
import { ButtonLink } from './button.tsx'
import { EmptyState } from './screenStates.tsx'

/** Shown for an order address without a valid id. */
export function NoOrderState() {
  return (
    <EmptyState
      icon={<ReceiptText size={40} strokeWidth={1.5} />}
      title={<FormattedMessage id="orders.noSuch" defaultMessage="We couldn’t find that order" />}
      action={
        <ButtonLink href={hrefs.myPurchases()} variant="secondary">
          <FormattedMessage id="cashier.toOrders" defaultMessage="My orders" />
        </ButtonLink>
      }
    />
  )
}
