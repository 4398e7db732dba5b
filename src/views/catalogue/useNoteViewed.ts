import { useEffect } from 'react'
import { rememberViewed } from '../../services/viewedProducts.ts'

/** Notes that a product was looked at, once it is there. */
export function useNoteViewed(id: number | null): void {
  useEffect(() => {
    if (id !== null) rememberViewed(id)
  }, [id])
}
