import { useEffect } from 'react'
import { rememberViewed } from '../../services/viewedProducts.ts'

/** Adds a product to the viewed ones once it is loaded. */
export function useNoteViewed(id: number | null): void {
  useEffect(() => {
    if (id !== null) rememberViewed(id)
  }, [id])
}
