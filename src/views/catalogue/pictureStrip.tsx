import { useIntl } from 'react-intl'
import type { Picture } from '../../../contract/picture.ts'
import { LatePicture } from '../ui/latePicture.tsx'
import styles from './pictureStrip.module.css'
import type { OpenLightbox } from './useLightbox.tsx'

/** A row of small review pictures. Each opens the lightbox at its position. */
export function PictureStrip({
  pictures,
  size,
  onEnlarge,
}: {
  pictures: readonly Picture[]
  size: number
  onEnlarge: OpenLightbox
}) {
  const intl = useIntl()
  const shown = [...new Map(pictures.map((picture) => [picture.small, picture])).values()]
  return (
    <div className={styles.pictures}>
      {shown.map((picture, index) => (
        <button
          key={picture.small}
          type="button"
          className={styles.picture}
          aria-label={intl.formatMessage(
            {
              id: 'reviews.picture',
              defaultMessage: 'Picture from a review, {number, number} of {total, number}',
            },
            { number: index + 1, total: shown.length },
          )}
          onClick={() => onEnlarge(shown, index)}
        >
          <LatePicture picture={picture} alt="" size={size} />
        </button>
      ))}
    </div>
  )
}
