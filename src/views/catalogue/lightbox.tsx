import PhotoSwipe from 'photoswipe'
import 'photoswipe/style.css'
import { useEffect, useEffectEvent } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import { pictureSides } from '../../../contract/pictureSides.ts'
import type { Picture } from '../../../contract/picture.ts'
import { addressOf } from '../ui/picture.tsx'
import { prefersReducedMotion } from '../ui/reducedMotion.ts'
import { useModalHistory } from '../ui/useModalHistory.ts'
import './lightbox.css'

const messages = defineMessages({
  close: { id: 'shared.close', defaultMessage: 'Close' },
  zoom: { id: 'lightbox.zoom', defaultMessage: 'Zoom' },
  previous: { id: 'lightbox.previous', defaultMessage: 'Previous picture' },
  next: { id: 'lightbox.next', defaultMessage: 'Next picture' },
  failed: { id: 'lightbox.failed', defaultMessage: 'The picture could not be loaded' },
})

interface LightboxProps {
  pictures: readonly Picture[]
  startAt: number
  /** The subject of the pictures, for their alternative text. */
  title: string
  onClose: () => void
}

/** Shows pictures full-screen. Pinch, double tap, wheel and keys zoom and turn them. */
export function Lightbox({ pictures, startAt, title, onClose }: LightboxProps) {
  const intl = useIntl()
  useModalHistory(true, onClose)
  const close = useEffectEvent(onClose)
  const open = useEffectEvent(() => {
    const isStill = prefersReducedMotion()
    const box = new PhotoSwipe({
      dataSource: pictures.map((picture) => ({
        src: addressOf(picture.large),
        msrc: addressOf(picture.small),
        width: pictureSides.large,
        height: pictureSides.large,
        alt: title,
      })),
      index: startAt,
      bgOpacity: 0.94,
      wheelToZoom: true,
      maxZoomLevel: 3,
      showHideAnimationType: isStill ? 'none' : 'fade',
      zoomAnimationDuration: isStill ? false : 220,
      closeTitle: intl.formatMessage(messages.close),
      zoomTitle: intl.formatMessage(messages.zoom),
      arrowPrevTitle: intl.formatMessage(messages.previous),
      arrowNextTitle: intl.formatMessage(messages.next),
      errorMsg: intl.formatMessage(messages.failed),
    })
    box.on('destroy', () => close())
    box.init()
    box.element?.setAttribute('aria-label', title)
    box.element?.setAttribute('aria-modal', 'true')
    return box
  })
  useEffect(() => {
    const box = open()
    return () => {
      // PhotoSwipe can't close while it is still opening.
      if (box.opener.isOpen) box.destroy()
      else box.on('openingAnimationEnd', () => box.destroy())
    }
  }, [])
  return null
}
