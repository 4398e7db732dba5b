import type { LanguageCode } from '../../../contract/fields.ts'
import type { CatalogueCtx } from './catalogue.ts'
import type { SnapshotProduct } from './snapshotProduct.ts'
import { loadKeywords } from './loadCatalogue.ts'
import { localText } from './localText.ts'
import type { PreparedAnswer } from './prepareAnswer.ts'
import { searchProducts } from './searchProducts.ts'

const searchesShown = 12
const productsAtOnce = 50

/** The first keyword of each best-selling product, without duplicates. */
export function listPopularSearches({
  ctx: { db, catalogue, lang },
}: {
  ctx: CatalogueCtx
}): Promise<PreparedAnswer> {
  const { snapshot } = catalogue
  return catalogue.answers.page(`popular ${lang} ${snapshot.listVersion}`, async () => {
    const search = { q: '', sort: 'popular', inStock: true } as const
    const { products } = searchProducts(snapshot, search, lang)
    return { list: await leadingWords(db, products, lang) }
  })
}

async function leadingWords(
  db: CatalogueCtx['db'],
  products: readonly SnapshotProduct[],
  lang: LanguageCode,
): Promise<string[]> {
  const words = new Set<string>()
  for (let from = 0; from < products.length; from += productsAtOnce) {
    const ids = products.slice(from, from + productsAtOnce).map(({ id }) => id)
    const keywords = await loadKeywords(db, ids)
    for (const id of ids) {
      const own = keywords.get(id)
      if (own) words.add(leading(localText(own, lang)))
      if (words.size === searchesShown) return [...words]
    }
  }
  return [...words]
}

function leading(keywords: string): string {
  return keywords.split(/[,，、]/, 1)[0]!.trim()
}
