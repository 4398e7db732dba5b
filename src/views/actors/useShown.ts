import { useEffect, useEffectEvent } from 'react'

/** Calls back each time the view comes into sight: first, and again when it was kept behind others. */
export function useShown(onShown: () => void): void {
  const notify = useEffectEvent(onShown)
  useEffect(() => {
    notify()
  }, [])
}
