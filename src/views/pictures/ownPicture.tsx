import { useIntl } from 'react-intl'
import { useOwnPicture } from './useOwnPicture.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { Picture } from '../ui/picture.tsx'

/** A picture that only its owner may see. */
export function OwnPicture({ src, size }: { src: string; size: number }) {
  const intl = useIntl()
  const shown = useOwnPicture(src)
  return shown === null ? (
    <Skeleton shape="square" width={`${size}px`} />
  ) : (
    <Picture
      src={shown}
      alt={intl.formatMessage({ id: 'pictures.own', defaultMessage: 'Picture you uploaded' })}
      size={size}
    />
  )
}
