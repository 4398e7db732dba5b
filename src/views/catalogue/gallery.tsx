import { ChevronLeft } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import { useLocation } from 'wouter'
import type { Picture as PictureFiles } from '../../../contract/picture.ts'
import { sourceSeenBefore } from '../shell/sharedPicture.ts'
import { LatePicture } from '../ui/latePicture.tsx'
import { Picture } from '../ui/picture.tsx'
import { gallerySizes } from './pictureSizes.ts'
import styles from './gallery.module.css'
import type { OpenLightbox } from './useLightbox.tsx'

const messages = defineMessages({
  pictures: { id: 'detail.pictures', defaultMessage: 'Pictures' },
  previous: { id: 'lightbox.previous', defaultMessage: 'Previous picture' },
  next: { id: 'lightbox.next', defaultMessage: 'Next picture' },
})

const thumbSide = 72

interface GalleryProps {
  title: string
  pictures: readonly PictureFiles[]
  /** The chosen variant's picture. The gallery scrolls to it. */
  chosen: PictureFiles | undefined
  onEnlarge: OpenLightbox
}

export function Gallery({ title, pictures, chosen, onEnlarge }: GalleryProps) {
  const intl = useIntl()
  const [path] = useLocation()
  const [seen] = useState(() => sourceSeenBefore(path))
  const [at, setAt] = useState(0)
  const strip = useRef<HTMLUListElement>(null)
  const shown =
    chosen && !pictures.some(({ large }) => large === chosen.large)
      ? [...pictures, chosen]
      : pictures
  const chosenAt = chosen ? shown.findIndex(({ large }) => large === chosen.large) : -1
  useEffect(() => {
    if (chosenAt >= 0) scrollTo(strip.current, chosenAt)
  }, [chosenAt])
  const countOf = (index: number) =>
    intl.formatMessage(
      { id: 'detail.pictureCount', defaultMessage: '{number, number} / {total, number}' },
      { number: index + 1, total: shown.length },
    )
  const goTo = (next: number) =>
    scrollTo(strip.current, Math.max(0, Math.min(next, shown.length - 1)))
  return (
    <div ref={turnByArrows} className={styles.gallery}>
      <div className={styles.stage}>
        <ul
          ref={strip}
          className={styles.strip}
          aria-label={intl.formatMessage(messages.pictures)}
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
            setAt(Math.round(Math.abs(scrollLeft) / Math.max(1, clientWidth)))
          }
        >
          {shown.map((picture, index) => (
            <li
              key={picture.large}
              className={styles.slide}
              {...(index === 0 ? { 'data-picture-of': path, ...behind(seen) } : {})}
            >
              <button
                type="button"
                className={styles.enlarge}
                tabIndex={index === at ? 0 : -1}
                onClick={() => onEnlarge(shown, index)}
                onTouchStart={({ touches }) => {
                  if (touches.length > 1) onEnlarge(shown, index)
                }}
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
              </button>
            </li>
          ))}
        </ul>
        {shown.length > 1 ? (
          <>
            <span className={styles.count} aria-hidden>
              {countOf(at)}
            </span>
            <Arrow side="previous" off={at === 0} onClick={() => goTo(at - 1)} />
            <Arrow side="next" off={at === shown.length - 1} onClick={() => goTo(at + 1)} />
          </>
        ) : null}
      </div>
      {shown.length > 1 ? (
        <div
          className={styles.thumbs}
          role="group"
          aria-label={intl.formatMessage(messages.pictures)}
        >
          {shown.map((picture, index) => (
            <button
              key={picture.large}
              type="button"
              className={styles.thumb}
              aria-current={index === at}
              aria-label={countOf(index)}
              onClick={() => goTo(index)}
            >
              <LatePicture picture={picture} alt="" size={thumbSide} />
            </button>
          ))}
        </div>
      ) : null}
    </div>
  )
}

function Arrow({
  side,
  off,
  onClick,
}: {
  side: 'previous' | 'next'
  off: boolean
  onClick: () => void
}) {
  const intl = useIntl()
  return (
    <button
      type="button"
      className={styles.arrow}
      data-side={side}
      aria-label={intl.formatMessage(messages[side])}
      disabled={off}
      onClick={onClick}
    >
      <ChevronLeft size={24} aria-hidden />
    </button>
  )
}

/** A ref for the gallery: arrow keys scroll the strip wherever the focus is inside. */
function turnByArrows(gallery: HTMLElement | null) {
  if (gallery === null) return
  gallery.addEventListener('keydown', turn)
  return () => gallery.removeEventListener('keydown', turn)
}

function turn(event: KeyboardEvent): void {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
  const gallery = event.currentTarget
  if (step === undefined || !(gallery instanceof Element)) return
  event.preventDefault()
  const strip = gallery.querySelector('ul')
  if (!strip) return
  const slides = strip.querySelectorAll('button')
  const next = Math.round(strip.scrollLeft / strip.clientWidth) + step
  if (event.target instanceof Node && strip.contains(event.target)) {
    slides[next]?.focus({ preventScroll: true })
  }
  scrollTo(strip, next)
}

function scrollTo(strip: HTMLElement | null, index: number): void {
  strip?.scrollTo({ left: index * strip.clientWidth, behavior: 'smooth' })
}

/** Shows the card's file as a background until the large picture is loaded. */
function behind(source: string | null) {
  return source === null
    ? {}
    : { 'data-seen': true, style: { backgroundImage: `url("${source}")` } }
}
