import { useState } from 'react'
import { useSearch } from 'wouter'
import type { ProductDetail } from '../../../contract/catalogue.ts'
import { initialChoice, variantOf } from '../../machines/selectors/variantSelectors.ts'
import type { Choice } from '../../machines/selectors/variantSelectors.ts'
import { readChosenVariant, rememberChosenVariant } from '../../services/chosenVariants.ts'
import { useHydrated } from '../actors/useHydrated.ts'
import { useCartSkuIds } from '../cart/useCart.tsx'

/**
 * The choice of a product's variant, for `product` once it is loaded. It begins with what the
 * shopper chose before: in the address (`?sku=`), on this product, or in the cart.
 */
export function useVariantChoice(id: number, product: ProductDetail | null) {
  const [made, setMade] = useState<Choice | null>(null)
  const known = useKnownVariant(id, product)
  if (product === null) return { choice: {}, variant: null, choose: () => {} }
  const choice = made ?? initialChoice(product, known)
  return {
    choice,
    variant: variantOf(product, choice),
    choose: (next: Choice) => {
      setMade(next)
      const variant = variantOf(product, next)
      if (variant) rememberChosenVariant(id, variant.skuId)
    },
  }
}

function useKnownVariant(id: number, product: ProductDetail | null): number | null {
  const isHydrated = useHydrated()
  const asked = Number(new URLSearchParams(useSearch()).get('sku'))
  const [chosen] = useState(() => readChosenVariant(id))
  const inCart = useCartSkuIds()
  if (!isHydrated || product === null) return null
  const isOwn = (skuId: number | null) => product.variants.some((one) => one.skuId === skuId)
  return [asked, chosen, ...inCart.toReversed()].find(isOwn) ?? null
}
