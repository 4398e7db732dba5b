import { createContext, use } from 'react'
import type { MouseEvent } from 'react'

/** The sheet that shows a guest's cart over the current screen. */
export interface GuestCart {
  /** False while the cart is empty, and for shoppers, who have a screen for it. */
  isOffered: boolean
  /** The path on which the sheet was opened. Null while it is closed. */
  openedOn: string | null
  open: () => void
  close: () => void
}

export const GuestCartContext = createContext<GuestCart>({
  isOffered: false,
  openedOn: null,
  open: () => {},
  close: () => {},
})

/** The click handler of cart links. For a guest it opens the sheet. */
export function useCartLink(): (event: MouseEvent) => void {
  const { isOffered, open } = use(GuestCartContext)
  return (event) => {
    if (!isOffered) return
    event.preventDefault()
    open()
  }
}
