import { useCallback, useState } from 'react'
import type { ReactNode } from 'react'

const nearPx = 600

/**
 * Renders its children once the viewport comes near: their code and answers are not needed before.
 */
export function Nearby({ children }: { children: ReactNode }) {
  const [isNear, setIsNear] = useState(false)
  const watch = useCallback((place: HTMLDivElement) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsNear(true)
      },
      { rootMargin: `${nearPx}px 0px` },
    )
    observer.observe(place)
    return () => observer.disconnect()
  }, [])
  return isNear ? children : <div ref={watch} />
}
