import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'wouter'
import type { Picture as PictureFiles } from '../../../contract/picture.ts'
import { sourceSeenBefore } from '../shell/sharedPicture.ts'
import { Picture } from '../ui/picture.tsx'
import { gallerySizes } from './pictureSizes.ts'
import styles from './gallery.module.css'

interface GalleryProps {
  title: string
  pictures: readonly PictureFiles[]
  /** The picture of the chosen variant: the gallery goes to it. */
  chosen: PictureFiles | undefined
}

export function Gallery({ title, pictures, chosen }: GalleryProps) {
  const intl = useIntl()
  const [path] = useLocation()
  const [seen] = useState(() => sourceSeenBefore(path))
  const strip = useRef<HTMLUListElement>(null)
  const shown =
    chosen && !pictures.some(({ large }) => large === chosen.large)
      ? [chosen, ...pictures]
      : pictures
  const chosenAt = chosen ? shown.findIndex(({ large }) => large === chosen.large) : -1
  useEffect(() => {
    const element = strip.current
    if (!element || chosenAt < 0) return
    element.scrollTo({ left: chosenAt * element.clientWidth, behavior: 'smooth' })
  }, [chosenAt])
  return (
    <ul
      ref={strip}
      className={styles.strip}
      tabIndex={shown.length > 1 ? 0 : undefined}
      aria-label={intl.formatMessage({ id: 'detail.pictures', defaultMessage: 'Pictures' })}
    >
      {shown.map((picture, index) => (
        <li
          key={picture.large}
          className={styles.slide}
          {...(index === 0 ? { 'data-picture-of': path, ...behind(seen) } : {})}
        >
          <Picture
            picture={picture}
            alt={intl.formatMessage(
              {
                id: 'detail.pictureOf',
                defaultMessage: '{title}, picture {number, number} of {total, number}',
              },
              { title, number: index + 1, total: shown.length },
            )}
            size={640}
            sizes={gallerySizes}
            priority={index === 0}
          />
          {shown.length > 1 ? (
            <span className={styles.count} aria-hidden>
              {intl.formatMessage(
                { id: 'detail.pictureCount', defaultMessage: '{number, number} / {total, number}' },
                { number: index + 1, total: shown.length },
              )}
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

/** The file that the card showed stands behind the large one until that is here. */
function behind(source: string | null) {
  return source === null
    ? {}
    : { 'data-seen': true, style: { backgroundImage: `url("${source}")` } }
}
