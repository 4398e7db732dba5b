import { useEffect, useState } from 'react'
import { fetchPicture } from '../../services/uploads.ts'

/** A picture only its owner may see, as an address that `<img>` can show; null until it is here. */
export function useOwnPicture(address: string): string | null {
  const [shown, setShown] = useState<string | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    let made: string | null = null
    async function show() {
      const blob = await fetchPicture(address, leaving.signal).catch(() => null)
      if (blob === null || leaving.signal.aborted) return
      made = URL.createObjectURL(blob)
      setShown(made)
    }
    void show()
    return () => {
      leaving.abort()
      if (made !== null) URL.revokeObjectURL(made)
    }
  }, [address])
  return shown
}
