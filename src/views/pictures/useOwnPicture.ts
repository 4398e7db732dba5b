import { useEffect, useState } from 'react'
import { fetchPicture } from '../../services/uploads.ts'

/** Loads a private picture and returns an object URL for `<img>`. Null while it loads. */
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
