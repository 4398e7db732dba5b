import { languageCodes } from '../../../contract/languageCodes.ts'
import type { LanguageCode } from '../../../contract/fields.ts'
import type { Db } from '../../db/client.ts'
import type { CatalogueSnapshot } from './catalogueSnapshot.ts'
import type { SnapshotProduct } from './snapshotProduct.ts'
import { loadWords, loadWordsById, type ProductWords } from './loadCatalogue.ts'
import {
  languagesAsked,
  SearchIndexBuilder,
  type SearchDocument,
  type SearchIndex,
} from './searchIndex.ts'
import { indexWords, queryWords } from './searchWords.ts'

/** Above this number of single replacements a new index is cheaper. */
const mostReplaced = 1_000

/** The snapshot's search indexes by language. Each one is built at its first use. */
export class CatalogueIndexes {
  readonly #db: Db
  readonly #snapshot: CatalogueSnapshot
  readonly #building = new Map<LanguageCode, Promise<void>>()
  /**
   * Products whose words changed during the build of an index, which may have read the old ones.
   */
  readonly #missed = new Set<number>()

  constructor(db: Db, snapshot: CatalogueSnapshot) {
    this.#db = db
    this.#snapshot = snapshot
  }

  async ready(query: string, lang: LanguageCode): Promise<void> {
    if (queryWords(query).length === 0) return
    for (const code of languagesAsked(query, lang)) await this.have(code)
  }

  async have(code: LanguageCode): Promise<void> {
    if (!this.#snapshot.indexes.has(code)) await this.#build(code)
  }

  /** Rebuilds the indexes. Searches use the old index until the new one is complete. */
  async rebuild(): Promise<void> {
    for (const code of languageCodes) {
      await this.#building.get(code)
      if (this.#snapshot.indexes.has(code)) await this.#build(code)
    }
  }

  /** Updates the indexes with the current words of these products. */
  async renew(productIds: readonly number[]): Promise<void> {
    if (productIds.length === 0) return
    if (this.#building.size > 0) for (const id of productIds) this.#missed.add(id)
    for (const [code, index] of this.#snapshot.indexes) {
      if (index.replacedCount + productIds.length > mostReplaced) await this.#build(code)
      else await this.#replace(code, index, productIds)
    }
    this.#snapshot.listsChanged()
  }

  drop({ at }: SnapshotProduct): void {
    for (const index of this.#snapshot.indexes.values()) index.replace(at, noWords)
  }

  #build(code: LanguageCode): Promise<void> {
    const known = this.#building.get(code)
    if (known) return known
    const building = this.#read(code).finally(() => {
      this.#building.delete(code)
      if (this.#building.size === 0) this.#missed.clear()
    })
    this.#building.set(code, building)
    return building
  }

  async #read(code: LanguageCode): Promise<void> {
    const builder = new SearchIndexBuilder()
    const wordsOf = remembering(indexWords)
    for await (const page of loadWords(this.#db, code)) {
      for (const row of page) {
        const product = this.#snapshot.productsById.get(row.id)
        if (product) builder.add(product.at, this.#documentOf(product, row, code), wordsOf)
      }
    }
    const index = builder.build()
    await this.#replace(code, index, [...this.#missed])
    this.#snapshot.indexes.set(code, index)
    this.#snapshot.listsChanged()
  }

  async #replace(
    code: LanguageCode,
    index: SearchIndex,
    productIds: readonly number[],
  ): Promise<void> {
    if (productIds.length === 0) return
    for (const row of await loadWordsById(this.#db, code, productIds)) {
      const product = this.#snapshot.productsById.get(row.id)
      if (product) index.replace(product.at, this.#documentOf(product, row, code))
    }
  }

  #documentOf(
    { categoryAt, shopId }: SnapshotProduct,
    { title, keywords, optionNames }: ProductWords,
    code: LanguageCode,
  ): SearchDocument {
    const category = this.#snapshot.categories[categoryAt]?.name[code]
    const shop = this.#snapshot.shops.get(shopId)?.name[code]
    const [name = '', ...qualities] = (title ?? '').split(qualifying[code] ?? /$^/)
    const other = [...qualities, category, shop, ...optionNames]
    return {
      title: name,
      keywords: keywords ? [keywords] : [],
      other: other.filter((text) => typeof text === 'string'),
    }
  }
}

const noWords: SearchDocument = { title: '', keywords: [], other: [] }

/** Where a title stops naming the product: an `antenna for TV` is no TV. */
const qualifying: Partial<Record<LanguageCode, RegExp>> = { en: / (?:for|with) / }

/**
 * Memoizes a reader, because names of shops, categories and options repeat in thousands of
 * products.
 */
function remembering(read: (text: string) => string[]): (text: string) => string[] {
  const known = new Map<string, string[]>()
  return (text) => {
    const words = known.get(text) ?? read(text)
    if (known.size < 5_000) known.set(text, words)
    return words
  }
}
