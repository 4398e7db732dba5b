import { useEffect, useEffectEvent } from 'react'

/** Calls back each time the view becomes visible: at first, and again after it was hidden. */
export function useShown(onShown: () => void): void {
  const notify = useEffectEvent(onShown)
  useEffect(() => {
    notify()
  }, [])
}
