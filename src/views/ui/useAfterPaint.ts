import { useEffect, useState } from 'react'
import { afterPaint } from './afterPaint.ts'

/**
 * True after the frame in which it was asked for: a tapped control is seen as pressed before
 * something large is laid out, which a slow phone takes 200 ms for. What a key asks for is there at once,
 * as the next key may be meant for it. It ends at once.
 */
export function useAfterPaint(wanted: boolean): boolean {
  const [before, setBefore] = useState(false)
  const [isShown, setShown] = useState(false)
  if (wanted !== before) {
    setBefore(wanted)
    setShown(wanted && isByKey())
  }
  useEffect(() => {
    if (!wanted) return
    let isWanted = true
    afterPaint(() => {
      if (isWanted) setShown(true)
    })
    return () => {
      isWanted = false
    }
  }, [wanted])
  return wanted && isShown
}

function isByKey(): boolean {
  return document.activeElement?.matches(':focus-visible') ?? false
}
