import { useDeferredValue, useState } from 'react'
import type { ProductQuery } from '../../../contract/catalogue.ts'
import { useProducts } from './useCatalogue.ts'

const nothing = () => {}

/** Products by a query; until they are known, those of the query before stay, and are `old`. */
export function useShownProducts(query: ProductQuery) {
  const products = useProducts(query)
  const [answered, setAnswered] = useState(products)
  if (products.state !== 'loading' && products !== answered) setAnswered(products)
  const isOld =
    products.state === 'loading' && (answered.state === 'filled' || answered.state === 'empty')
  const shown = isOld ? { ...answered, more: 'ready' as const, loadMore: nothing } : products
  // What was tapped shows at once; the goods follow in slices.
  const items = useDeferredValue(shown.items)
  return { ...shown, items, isOld }
}
