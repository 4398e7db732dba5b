import { useEffect, useState } from 'react'
import { afterPaint } from './afterPaint.ts'

/**
 * True once the frame is painted in which it was asked for: what was tapped is seen as pressed before
 * something large is laid out, which a slow phone takes 200 ms for. It ends at once.
 */
export function useAfterPaint(wanted: boolean): boolean {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => {
    if (!wanted) return
    let isWanted = true
    afterPaint(() => {
      if (isWanted) setPainted(true)
    })
    return () => {
      isWanted = false
      setPainted(false)
    }
  }, [wanted])
  return wanted && isPainted
}
