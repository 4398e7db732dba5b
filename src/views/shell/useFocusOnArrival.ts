import { useEffect, useRef } from 'react'
import { hasNavigated } from './navigation.ts'

/** After a navigation, moves the focus to the heading of the new view. */
export function useFocusOnArrival() {
  const view = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!hasNavigated() || view.current?.contains(document.activeElement)) return
    view.current?.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true })
  }, [])
  return view
}
