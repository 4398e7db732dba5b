import { Heart } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useSavedItem } from './useSavedItems.ts'
import styles from './heartButton.module.css'

/** Keeps the product among the favourites, or takes it out; shown at once. */
export function HeartButton({ productId }: { productId: number }) {
  const intl = useIntl()
  const { isSet, set } = useSavedItem('product', productId)
  return (
    <button
      type="button"
      className={styles.heart}
      aria-pressed={isSet}
      aria-label={intl.formatMessage({ id: 'savedItems.favourite', defaultMessage: 'Favourite' })}
      onClick={({ currentTarget }) => {
        // Only a tap makes it pop, not a screen that opens with it set.
        currentTarget.dataset.tapped = ''
        set(!isSet)
      }}
    >
      <Heart size={22} strokeWidth={1.75} fill={isSet ? 'currentColor' : 'none'} aria-hidden />
    </button>
  )
}
