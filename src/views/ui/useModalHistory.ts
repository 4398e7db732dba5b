import { useEffectEvent, useId, useLayoutEffect } from 'react'
import { openStep } from './modalHistory.ts'

/** While it is open, going back calls `onBack` in place of leaving the screen; null: it can't be left now. */
export function useModalHistory(isOpen: boolean, onBack: (() => void) | null): void {
  const id = useId()
  const leave = useEffectEvent(() => {
    onBack?.()
    return onBack !== null
  })
  useLayoutEffect(
    // A page loaded anew gives the same ids to other sheets.
    () => (isOpen ? openStep(`${performance.timeOrigin} ${id}`, () => leave()) : undefined),
    [id, isOpen],
  )
}
