import type { CatalogueCtx } from './catalogue.ts'
import { localText } from './localText.ts'
import type { PreparedAnswer } from './prepareAnswer.ts'
import { searchProducts } from './searchProducts.ts'

const searchesShown = 12

/** The leading keyword of each of the products that sell best, each word once. */
export function listPopularSearches({
  ctx: { catalogue, lang },
}: {
  ctx: CatalogueCtx
}): PreparedAnswer {
  return catalogue.prepared(`popular ${lang}`, () => {
    const words = new Set<string>()
    const search = { q: '', sort: 'popular', inStock: true } as const
    for (const { leadingKeywords } of searchProducts(catalogue.snapshot, search).products) {
      if (leadingKeywords) words.add(localText(leadingKeywords, lang))
      if (words.size === searchesShown) break
    }
    return { list: [...words] }
  })
}
