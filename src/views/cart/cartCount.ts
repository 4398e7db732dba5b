import { createContext, useContext } from 'react'

/** The number of pieces in the cart, for the tab bar. */
export const CartCountContext = createContext(0)

export function useCartCount(): number {
  return useContext(CartCountContext)
}
