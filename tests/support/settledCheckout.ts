import type { ReactNode } from 'react'
import { expect } from 'vitest'
import type { CheckoutSource } from '../../src/machines/checkoutTypes.ts'
import { useCheckout } from '../../src/views/checkout/useCheckout.ts'
import { soon, type Bindings } from './bindings.tsx'
import { shownWith } from './shownWith.tsx'

type Checkout = ReturnType<typeof useCheckout>

const twoTotes: CheckoutSource = { type: 'buyNow', item: { skuId: 200, quantity: 2 } }

/** Renders a part of the checkout of two totes, once nothing is loading. */
export async function settledCheckout(
  bindings: Bindings,
  { part }: { part: (checkout: Checkout) => ReactNode },
) {
  const { place, held: checkout } = await shownWith(bindings, () => useCheckout(twoTotes), part)
  const settled = () => soon(() => expect(checkout().snapshot.hasTag('busy')).toBe(false))
  await settled()
  return { place, checkout, settled }
}
