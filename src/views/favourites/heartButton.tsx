import { Heart } from 'lucide-react'
import { useIntl } from 'react-intl'
import { classNames } from '../ui/classNames.ts'
import { useSavedItem } from './useSavedItems.ts'
import styles from './heartButton.module.css'

/**
 * Adds the product to the favourites or removes it. The heart changes immediately. `of` names the
 * product where several stand on a screen; the heart then lies on its picture.
 */
export function HeartButton({ productId, of }: { productId: number; of?: string }) {
  const intl = useIntl()
  const { isSet, set } = useSavedItem('product', productId)
  return (
    <button
      type="button"
      className={classNames(styles.heart, of !== undefined && styles.onPicture)}
      aria-pressed={isSet}
      aria-label={
        of === undefined
          ? intl.formatMessage({ id: 'savedItems.favourite', defaultMessage: 'Favourite' })
          : intl.formatMessage(
              { id: 'savedItems.favouriteOf', defaultMessage: 'Favourite: {title}' },
              { title: of },
            )
      }
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
