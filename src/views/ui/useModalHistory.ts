import { useEffectEvent, useId, useLayoutEffect } from 'react'
import { openStep } from './modalHistory.ts'

/**
 * While a modal is open, going back calls `onBack` instead of leaving the screen. Null: it can't be
 * left now.
 */
export function useModalHistory(isOpen: boolean, onBack: (() => void) | null): void {
  const id = useId()
  const leave = useEffectEvent(() => {
    onBack?.()
    return onBack !== null
  })
  useLayoutEffect(
    // The time origin makes the id unique: after a reload, React gives the same ids to other
    // sheets.
    () => (isOpen ? openStep(`${performance.timeOrigin} ${id}`, () => leave()) : undefined),
    [id, isOpen],
  )
}
