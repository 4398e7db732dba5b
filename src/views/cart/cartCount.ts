import { createContext, useContext } from 'react'

/** How many pieces the cart holds; the tab bar shows it. */
export const CartCountContext = createContext(0)

export function useCartCount(): number {
  return useContext(CartCountContext)
}
