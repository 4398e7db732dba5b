import { useCallback, useState } from 'react'
import type { ReactNode } from 'react'

const nearPx = 600

/** Shows what is in it once one comes near: its code and its answers are of no use before. */
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
