import styles from './picture.module.css'
import { classNames } from './classNames.ts'

interface PictureProps {
  src: string
  /** What it shows; empty when the words beside it say so already. */
  alt: string
  /** The side of the square in pixels, which keeps its place before it is loaded. */
  size: number
  /** As wide as what it stands in, still square. */
  fluid?: boolean
  /** For the pictures of the first screen. */
  eager?: boolean
}

const apiBase = import.meta.env.VITE_API_BASE ?? ''

export function Picture({ src, alt, size, fluid = false, eager = false }: PictureProps) {
  return (
    <img
      className={classNames(styles.picture, fluid && styles.fluid)}
      src={src.startsWith('/') ? `${apiBase}${src}` : src}
      alt={alt}
      width={size}
      height={size}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
    />
  )
}
