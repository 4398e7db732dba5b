import type {
  ProductFacets,
  ProductPage,
  ProductSearch,
} from '../../../src/services/contract/catalogue.ts'
import type { LanguageCode } from '../../../src/services/contract/fields.ts'
import type { Texts } from '../../db/schema/catalogue.ts'
import { productCard } from './cards.ts'
import type { CatalogueCtx } from './catalogue.ts'
import type { CatalogueSnapshot } from './catalogueSnapshot.ts'
import { readCursor, writeCursor } from './listCursor.ts'
import { localText } from './localText.ts'
import type { Prepared } from './prepared.ts'
import { foldText } from './searchWords.ts'
import { placeLength, searchProducts, startAfter } from './searchProducts.ts'
import type { FacetCounts, Place } from './searchProducts.ts'

export function listProducts({
  ctx: { catalogue, lang },
  input,
}: {
  ctx: CatalogueCtx
  input: ProductSearch
}): Prepared {
  const search = { ...input, q: foldText(input.q) }
  const key = JSON.stringify(search, Object.keys(search).toSorted())
  return catalogue.prepared(`products ${lang} ${key}`, () =>
    pageOf(catalogue.snapshot, search, lang),
  )
}

export function pageOf(
  snapshot: CatalogueSnapshot,
  input: ProductSearch,
  lang: LanguageCode,
): ProductPage {
  const found = searchProducts(snapshot, input)
  const start = input.cursor
    ? startAfter(found, readCursor(input.cursor, placeLength) as unknown as Place)
    : 0
  const rows = found.products.slice(start, start + input.limit)
  const last = rows.at(-1)
  const hasMore = start + rows.length < found.products.length
  return {
    list: rows.map((product) => productCard(snapshot, product, lang)),
    nextCursor: hasMore && last ? writeCursor(found.placeOf(last)) : null,
    total: found.products.length,
    facets: facetsOf(snapshot, found.facets, lang),
  }
}

function facetsOf(
  snapshot: CatalogueSnapshot,
  counts: FacetCounts,
  lang: LanguageCode,
): ProductFacets {
  const categoryNames = new Map(snapshot.categories.map(({ id, name }) => [id, name]))
  return {
    categories: named(counts.categories, (id) => categoryNames.get(id)!, lang),
    shops: named(counts.shops, (id) => snapshot.shops.get(id)!.name, lang),
    price: counts.price,
    inStockCount: counts.inStock,
    ratings: [4, 3, 2, 1].map((minRating) => ({
      minRating,
      count: counts.ratings[minRating - 1]!,
    })),
  }
}

const facetsShown = 30

function named(
  counts: ReadonlyMap<number, number>,
  nameOf: (id: number) => Texts,
  lang: LanguageCode,
) {
  return [...counts]
    .toSorted(([leftId, left], [rightId, right]) => right - left || leftId - rightId)
    .slice(0, facetsShown)
    .map(([id, count]) => ({ id, name: localText(nameOf(id), lang), count }))
}
