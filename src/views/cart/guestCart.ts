import { createContext, use } from 'react'
import type { MouseEvent } from 'react'

/** The sheet that shows guests what their badge counts, over the screen they are on. */
export interface GuestCart {
  /** False for shoppers, who have a screen for it, and while it is empty. */
  isOffered: boolean
  /** The path it was opened on; null: it is closed. */
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

/** For links to the cart: a guest's opens the sheet. */
export function useCartLink(): (event: MouseEvent) => void {
  const { isOffered, open } = use(GuestCartContext)
  return (event) => {
    if (!isOffered) return
    event.preventDefault()
    open()
  }
}
