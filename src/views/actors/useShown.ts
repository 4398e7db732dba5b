import { useEffect, useEffectEvent } from 'react'

/** Calls back each time the view comes into sight: first, and again after it was hidden behind others. */
export function useShown(onShown: () => void): void {
  const notify = useEffectEvent(onShown)
  useEffect(() => {
    notify()
  }, [])
}
