import type { ProductFacets, ProductPage, ProductSearch } from '../../../contract/catalogue.ts'
import type { LanguageCode } from '../../../contract/fields.ts'
import type { Texts } from '../../db/schema/catalogue.ts'
import { orderedPrices } from '../../../contract/productFilters.ts'
import { productCard, shopCard } from './cards.ts'
import type { CatalogueCtx } from './catalogue.ts'
import type { CatalogueSnapshot } from './catalogueSnapshot.ts'
import { findShops } from './findShops.ts'
import { readPlaceCursor, writePlaceCursor } from './placeCursor.ts'
import { localText } from './localText.ts'
import type { PreparedAnswer } from './prepareAnswer.ts'
import { foldText } from './searchWords.ts'
import { placeLength, searchProducts, startAfter, unsentShops } from './searchProducts.ts'
import type { FacetCounts, FoundProducts, Place } from './searchProducts.ts'

const shopsShown = 3

export async function listProducts({
  ctx: { catalogue, lang },
  input,
}: {
  ctx: CatalogueCtx
  input: ProductSearch
}): Promise<PreparedAnswer> {
  const { cursor, limit, country, ...given } = input
  const filters = { ...given, ...orderedPrices(given), q: foldText(given.q) }
  // Countries that the same shops deliver to share an answer.
  const unsent = [...unsentShops(catalogue.snapshot, country)].join()
  const key = `${JSON.stringify(filters, Object.keys(filters).toSorted())} ${unsent}`
  const name = `products ${lang} ${key} ${limit} ${cursor ?? ''}`
  return catalogue.answers.search(name, { query: filters.q, lang }, () => {
    const found = catalogue.answers.found(filters.q === '' ? key : `${lang} ${key}`, () =>
      searchProducts(catalogue.snapshot, { ...filters, country }, lang),
    )
    const { snapshot } = catalogue
    const shops = cursor ? [] : findShops(snapshot, filters.q, { lang, most: shopsShown })
    return {
      ...pageOf(snapshot, found, input, lang),
      shops: shops.map((shop) => shopCard(snapshot, shop, lang)),
    } satisfies ProductPage
  })
}

export function pageOf(
  snapshot: CatalogueSnapshot,
  found: FoundProducts,
  input: Pick<ProductSearch, 'cursor' | 'limit' | 'category' | 'shop'>,
  lang: LanguageCode,
): Omit<ProductPage, 'shops'> {
  const start = input.cursor
    ? startAfter(found, readPlaceCursor(input.cursor, placeLength) as unknown as Place)
    : 0
  const rows = found.products.slice(start, start + input.limit)
  const last = rows.at(-1)
  const hasMore = start + rows.length < found.products.length
  return {
    list: rows.map((product) => productCard(snapshot, product, lang)),
    nextCursor: hasMore && last ? writePlaceCursor(found.placeOf(last)) : null,
    total: found.products.length,
    facets: facetsOf(snapshot, found.facets, input, lang),
    ...(found.corrected === null ? {} : { corrected: found.corrected }),
  }
}

function facetsOf(
  snapshot: CatalogueSnapshot,
  counts: FacetCounts,
  chosen: Pick<ProductSearch, 'category' | 'shop'>,
  lang: LanguageCode,
): ProductFacets {
  return {
    categories: named(snapshot.categories, counts.categories, chosen.category, lang),
    shops: named(snapshot.shopList, counts.shops, chosen.shop, lang),
    price: counts.price,
    inStockCount: counts.inStock,
    ratings: [4, 3, 2, 1].map((minRating) => ({
      minRating,
      count: counts.ratings[minRating - 1]!,
    })),
  }
}

const facetsShown = 30

/** The ones with most products, and those chosen, which can be cleared though they find nothing. */
function named(
  rows: readonly { id: number; name: Texts }[],
  counts: Int32Array,
  chosen: readonly number[] = [],
  lang: LanguageCode,
) {
  return rows
    .map(({ id, name }, at) => ({ id, name: localText(name, lang), count: counts[at]! }))
    .filter(({ id, count }) => count > 0 || chosen.includes(id))
    .toSorted((left, right) => right.count - left.count || left.id - right.id)
    .filter(({ id }, at) => at < facetsShown || chosen.includes(id))
}
