import { LRUCache } from 'lru-cache'
import type { ProductTexts } from './loadCatalogue.ts'
import type { PreparedAnswer } from './prepareAnswer.ts'
import type { FoundProducts } from './searchProducts.ts'

const preparedBytes = 8_000_000
const textsKept = 1_000
const foundProductsKept = 500_000

/** What the catalogue keeps of its answers, each kind within its bounds. */
export function emptyCaches() {
  return {
    lists: new LRUCache<string, PreparedAnswer>({
      maxSize: preparedBytes,
      sizeCalculation: ({ json }) => json.length,
    }),
    searches: new LRUCache<string, FoundProducts>({
      maxSize: foundProductsKept,
      sizeCalculation: ({ products }) => 1_000 + products.length,
    }),
    pages: new LRUCache<string, PreparedAnswer>({
      maxSize: preparedBytes,
      sizeCalculation: ({ json }) => json.length,
    }),
    texts: new LRUCache<string, ProductTexts>({ max: textsKept }),
  }
}
