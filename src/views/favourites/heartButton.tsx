import { Heart } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useSavedItem } from './useSavedItems.ts'
import styles from './heartButton.module.css'

/** Adds the product to the favourites or removes it. The heart changes immediately. */
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
        // Animates after a tap only, not when a screen opens with the heart set.
        currentTarget.dataset.tapped = ''
        set(!isSet)
      }}
    >
      <Heart size={22} strokeWidth={1.75} fill={isSet ? 'currentColor' : 'none'} aria-hidden />
    </button>
  )
}
