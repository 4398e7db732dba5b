import { useIntl } from 'react-intl'
import type { UploadedPicture } from '../../../contract/uploads.ts'
import { useOwnPicture } from './useOwnPicture.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { Picture } from '../ui/picture.tsx'

/** A picture that only its owner may see, at most 100 px wide. */
export function OwnPicture({ picture, size }: { picture: UploadedPicture; size: number }) {
  const intl = useIntl()
  const shown = useOwnPicture(picture.small)
  return shown === null ? (
    <Skeleton shape="square" width={`${size}px`} />
  ) : (
    <Picture
      picture={{ small: shown, medium: shown, large: shown, tone: null }}
      alt={intl.formatMessage({ id: 'pictures.own', defaultMessage: 'Picture you uploaded' })}
      size={size}
    />
  )
}
