import { Bell, BellRing } from 'lucide-react'
import { useIntl } from 'react-intl'
import styles from './heartButton.module.css'
import { useSavedItem } from './useSavedItems.ts'

/**
 * A bell that turns an alert on or off: for a lower price of a product, or for a variant that is
 * back in stock. `title` names the product where several stand on a screen.
 */
export function AlertButton({
  of,
  id,
  title,
}: {
  of: 'price' | 'variant'
  id: number
  title?: string
}) {
  const intl = useIntl()
  const { isSet, set } = useSavedItem(of, id)
  const Icon = isSet ? BellRing : Bell
  const label = () => {
    if (title === undefined) {
      return intl.formatMessage({
        id: 'alerts.priceButton',
        defaultMessage: 'Tell me when it’s cheaper',
      })
    }
    return of === 'price'
      ? intl.formatMessage(
          { id: 'alerts.priceOf', defaultMessage: 'Tell me when it’s cheaper: {title}' },
          { title },
        )
      : intl.formatMessage(
          { id: 'alerts.stockOf', defaultMessage: 'Tell me when it’s back: {title}' },
          { title },
        )
  }
  return (
    <button
      type="button"
      className={styles.heart}
      aria-pressed={isSet}
      aria-label={label()}
      onClick={({ currentTarget }) => {
        currentTarget.dataset.tapped = ''
        set(!isSet)
      }}
    >
      <Icon size={22} strokeWidth={1.75} aria-hidden />
    </button>
  )
}
