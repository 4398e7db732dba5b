import { Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import type { UploadedPicture } from '../../../contract/uploads.ts'
import { Lightbox } from '../catalogue/useLightbox.tsx'
import { OwnPicture } from '../pictures/ownPicture.tsx'
import { useOwnPicture } from '../pictures/useOwnPicture.ts'
import styles from './messages.module.css'

/** A small picture. It opens full-screen. */
export function MessagePicture({ picture, number }: { picture: UploadedPicture; number: number }) {
  const intl = useIntl()
  const [isOpen, setOpen] = useState(false)
  const label = intl.formatMessage(
    { id: 'pictures.picture', defaultMessage: 'Picture {number, number}' },
    { number },
  )
  return (
    <>
      <button
        type="button"
        className={styles.picture}
        aria-label={label}
        onClick={() => setOpen(true)}
      >
        <OwnPicture picture={picture} size={72} />
      </button>
      {isOpen ? <Enlarged picture={picture} title={label} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

function Enlarged({
  picture,
  title,
  onClose,
}: {
  picture: UploadedPicture
  title: string
  onClose: () => void
}) {
  const large = useOwnPicture(picture.large)
  return large === null ? null : (
    <Suspense>
      <Lightbox
        pictures={[{ small: large, medium: large, large, tone: null }]}
        startAt={0}
        title={title}
        onClose={onClose}
      />
    </Suspense>
  )
}
