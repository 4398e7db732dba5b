import { Bell, BellRing } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { Button } from '../ui/button.tsx'
import { useSavedItem } from './useSavedItems.ts'

/** Asks for a notice when a sold-out variant is in stock again, or takes that back. */
export function NotifyButton({ skuId }: { skuId: number }) {
  const { isSet, set } = useSavedItem('variant', skuId)
  const Icon = isSet ? BellRing : Bell
  return (
    <Button variant="secondary" wide aria-pressed={isSet} onClick={() => set(!isSet)}>
      <Icon size={20} strokeWidth={1.75} aria-hidden />
      {isSet ? (
        <FormattedMessage id="detail.notifies" defaultMessage="We’ll notify you" />
      ) : (
        <FormattedMessage id="detail.notifyMe" defaultMessage="Notify me when it’s back" />
      )}
    </Button>
  )
}
