import { pictureSides } from '../../../contract/pictureSides.ts'
import type { Picture as PictureFiles } from '../../../contract/picture.ts'
import { classNames } from './classNames.ts'
import styles from './picture.module.css'

interface PictureProps {
  picture: PictureFiles
  /** The alternative text. Empty when the adjacent text says the same. */
  alt: string
  /**
   * The side of the square in px, which reserves its place. Without `sizes` it must be at most 100,
   * where the small file is always sharp.
   */
  size: number
  /** Makes the picture fill its container, still square. The value is its CSS width for `sizes`. */
  sizes?: string | undefined
  /** Shows a band of the picture's middle, 5:2, instead of the square. Needs `sizes`. */
  isWide?: boolean
  /** For pictures visible when a screen opens: they load before the scripts. */
  priority?: boolean
}

const apiBase = import.meta.env.VITE_API_BASE ?? ''

export function Picture({
  picture,
  alt,
  size,
  sizes,
  isWide = false,
  priority = false,
}: PictureProps) {
  const { tone, small, medium, large } = picture
  const isFluid = sizes !== undefined
  const srcSizes = small === large ? undefined : sizes
  return (
    <img
      className={classNames(styles.picture, isFluid && styles.fluid, isWide && styles.wide)}
      style={tone === null ? undefined : { background: tone }}
      src={addressOf(isFluid ? medium : small)}
      srcSet={srcSizes === undefined ? undefined : filesOf(picture)}
      sizes={srcSizes}
      alt={alt}
      width={size}
      height={isWide ? Math.round(size * 0.4) : size}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
    />
  )
}

/** The files with their widths, as `srcset` expects. */
function filesOf({ small, medium, large }: PictureFiles): string {
  const files = [
    [small, pictureSides.small],
    [medium, pictureSides.medium],
    [large, pictureSides.large],
  ] as const
  return files.map(([address, side]) => `${addressOf(address)} ${side}w`).join(', ')
}

export function addressOf(address: string): string {
  return address.startsWith('/') ? `${apiBase}${address}` : address
}
