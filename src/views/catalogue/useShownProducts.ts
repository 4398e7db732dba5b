import { useDeferredValue, useState } from 'react'
import type { ProductQuery } from '../../../contract/catalogue.ts'
import { useProducts } from './useCatalogue.ts'

const nothing = () => {}

/**
 * Lists products by a query. The products of the previous query stay until the new ones are loaded.
 * `goods` is deferred, so that its rows render in slices and a tap's response needn't wait. `of`
 * identifies the query of its rows.
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
