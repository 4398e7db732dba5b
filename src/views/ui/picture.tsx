import { pictureSides } from '../../../contract/pictureSides.ts'
import type { Picture as PictureFiles } from '../../../contract/picture.ts'
import { classNames } from './classNames.ts'
import styles from './picture.module.css'

interface PictureProps {
  picture: PictureFiles
  /** What it shows; empty when the adjacent text says so already. */
  alt: string
  /**
   * The side of the square in pixels, which keeps its place before it is loaded. Without `sizes` at
   * most 100, for which the small file is sharp everywhere.
   */
  size: number
  /** As wide as what it stands in, still square; this is how wide that is, as CSS tells a browser. */
  sizes?: string | undefined
  /** For what is in sight when a screen opens: it comes before scripts, which take the line otherwise. */
  priority?: boolean
}

const apiBase = import.meta.env.VITE_API_BASE ?? ''

export function Picture({ picture, alt, size, sizes, priority = false }: PictureProps) {
  const { tone, small, medium, large } = picture
  const isFluid = sizes !== undefined
  const srcSizes = small === large ? undefined : sizes
  return (
    <img
      className={classNames(styles.picture, isFluid && styles.fluid)}
      style={tone === null ? undefined : { background: tone }}
      src={addressOf(isFluid ? medium : small)}
      srcSet={srcSizes === undefined ? undefined : filesOf(picture)}
      sizes={srcSizes}
      alt={alt}
      width={size}
      height={size}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
    />
  )
}

/** With their widths, as `srcset` has them. */
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
