import { useCallback, useState } from 'react'
import type { ComponentProps } from 'react'
import { classNames } from './classNames.ts'
import styles from './picture.module.css'
import { Picture } from './picture.tsx'

const nearPx = 200

/**
 * Loads an off-screen picture when it comes near. The browser's own lazy loading starts three
 * screens away. Without scripts the picture loads immediately.
 */
export function LatePicture(props: ComponentProps<typeof Picture>) {
  const [isNear, setIsNear] = useState(false)
  const watch = useCallback((place: HTMLElement) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsNear(true)
      },
      { rootMargin: `${nearPx}px 0px` },
    )
    observer.observe(place)
    return () => observer.disconnect()
  }, [])
  if (isNear) return <Picture {...props} />
  const { picture, size, sizes } = props
  const isFluid = sizes !== undefined
  return (
    <span
      ref={watch}
      className={classNames(styles.picture, styles.place, isFluid && styles.fluid)}
      style={{
        ...(picture.tone === null ? {} : { background: picture.tone }),
        ...(isFluid ? {} : { width: size, height: size }),
      }}
    >
      <noscript>
        <Picture {...props} />
      </noscript>
    </span>
  )
}
