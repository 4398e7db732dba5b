import { useEffect, useState } from 'react'
import { afterPaint } from './afterPaint.ts'

/**
 * True one frame after `wanted`. The pressed state of a control then renders before something large
 * is laid out, which takes a slow phone 200 ms. For a key it is true immediately, because the next
 * key may be meant for the new element. It becomes false immediately.
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
