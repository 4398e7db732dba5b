import { useDeferredValue, useState } from 'react'
import type { ProductQuery } from '../../../contract/catalogue.ts'
import { useProducts } from './useCatalogue.ts'

const nothing = () => {}

/**
 * Products by a query; until they are known, those of the query before stay. The rows of `goods`
 * follow in slices, so that what was tapped needn't wait for them; another `of` is another list.
 */
export function useShownProducts(query: ProductQuery) {
  const products = useProducts(query)
  const of = JSON.stringify(query)
  const [answered, setAnswered] = useState({ products, of })
  if (products.state !== 'loading' && answered.products !== products) {
    setAnswered({ products, of })
  }
  const before = answered.products
  const isOld =
    products.state === 'loading' && (before.state === 'filled' || before.state === 'empty')
  const following = useDeferredValue(answered)
  const { products: listed, of: listedOf } =
    following.products.state === 'loading' ? answered : following
  return {
    list: isOld ? { ...before, more: 'ready' as const, loadMore: nothing } : products,
    goods: { items: listed.items, of: listedOf },
    isOld: isOld || listed !== before,
  }
}
