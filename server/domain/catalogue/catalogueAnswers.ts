import { LRUCache } from 'lru-cache'
import type { LanguageCode } from '../../../contract/fields.ts'
import { languageCodes } from '../../../contract/languageCodes.ts'
import type { Db } from '../../db/client.ts'
import type { CatalogueIndexes } from './catalogueIndexes.ts'
import type { CatalogueSnapshot } from './catalogueSnapshot.ts'
import { loadProductTexts, type ProductTexts } from './loadCatalogue.ts'
import { prepareAnswer, type PreparedAnswer } from './prepareAnswer.ts'
import type { FoundProducts } from './searchProducts.ts'
import type { SnapshotProduct } from './snapshotProduct.ts'

const answersBytes = 8_000_000
const textsCached = 1_000
const foundProductsCached = 500_000

/**
 * The cache of the public catalogue's answers, each serialized once with its ETag. It contains
 * nothing private. Lists and searches depend on the snapshot alone, and all of them are dropped
 * when a list could change. Pages also read the database. A product's pages are dropped when its
 * price or stock changes; all pages after an import, a review or a change of a shop's fans. A page
 * whose read began before an import is answered but not cached. Each kind has a size limit and
 * evicts the least recently used entries.
 */
export class CatalogueAnswers {
  readonly #db: Db
  readonly #snapshot: CatalogueSnapshot
  readonly #indexes: CatalogueIndexes
  readonly #lists = answerCache()
  readonly #searches = new LRUCache<string, FoundProducts>({
    maxSize: foundProductsCached,
    sizeCalculation: ({ products }) => 1_000 + products.length,
  })
  readonly #pages = answerCache()
  readonly #texts = new LRUCache<number, ProductTexts>({ max: textsCached })
  #listVersion = 0
  /** Incremented when the content of a product's page may have changed. */
  #textsVersion = 0

  constructor(db: Db, snapshot: CatalogueSnapshot, indexes: CatalogueIndexes) {
    this.#db = db
    this.#snapshot = snapshot
    this.#indexes = indexes
  }

  /** An answer that depends on the snapshot alone. */
  list(key: string, build: () => unknown): PreparedAnswer {
    this.#dropOldLists()
    return cached(this.#lists, key, () => prepareAnswer(build()))
  }

  /** The same for a search by words. The first search in a language waits for its index. */
  async search(
    key: string,
    { query, lang }: { query: string; lang: LanguageCode },
    build: () => unknown,
  ): Promise<PreparedAnswer> {
    this.#dropOldLists()
    if (!this.#lists.has(key)) await this.#indexes.ready(query, lang)
    return this.list(key, build)
  }

  /** Caches the result of a search, so that its further pages need no new search. */
  found(key: string, search: () => FoundProducts): FoundProducts {
    this.#dropOldLists()
    return cached(this.#searches, key, search)
  }

  /** A product's page; null when the product can't be sold. */
  async product(
    productId: number,
    lang: LanguageCode,
    build: (product: SnapshotProduct, texts: ProductTexts) => unknown,
  ): Promise<PreparedAnswer | null> {
    const known = this.#pages.get(productKey(productId, lang))
    if (known) return known
    const readAt = this.#textsVersion
    const texts = this.#texts.get(productId) ?? (await loadProductTexts(this.#db, productId))
    const product = this.#snapshot.productsById.get(productId)
    if (!texts || !product) return null
    const page = prepareAnswer(build(product, texts))
    if (readAt !== this.#textsVersion) return page
    this.#texts.set(productId, texts)
    this.#pages.set(productKey(productId, lang), page)
    return page
  }

  /** Any other answer that reads the database. Its key must change with its content. */
  async page(key: string, build: () => Promise<unknown>): Promise<PreparedAnswer> {
    const known = this.#pages.get(key)
    if (known) return known
    const readAt = this.#textsVersion
    const page = prepareAnswer(await build())
    if (readAt === this.#textsVersion) this.#pages.set(key, page)
    return page
  }

  forgetProduct(productId: number): void {
    for (const lang of languageCodes) this.#pages.delete(productKey(productId, lang))
  }

  forgetPages(): void {
    this.#pages.clear()
  }

  forgetTexts(): void {
    this.#textsVersion += 1
    this.#texts.clear()
    this.#pages.clear()
  }

  #dropOldLists(): void {
    if (this.#listVersion === this.#snapshot.listVersion) return
    this.#listVersion = this.#snapshot.listVersion
    this.#lists.clear()
    this.#searches.clear()
  }
}

function answerCache() {
  return new LRUCache<string, PreparedAnswer>({
    maxSize: answersBytes,
    sizeCalculation: ({ json }) => json.length,
  })
}

function cached<Value extends object>(
  cache: LRUCache<string, Value>,
  key: string,
  build: () => Value,
): Value {
  const known = cache.get(key)
  if (known) return known
  const value = build()
  cache.set(key, value)
  return value
}

function productKey(productId: number, lang: LanguageCode): string {
  return `${productId} ${lang}`
}
