import { LRUCache } from 'lru-cache'
import { languageCodes } from '../../../contract/fields.ts'
import type { LanguageCode } from '../../../contract/fields.ts'
import type { Db } from '../../db/client.ts'
import type { Change } from '../changes.ts'
import { CatalogueSnapshot } from './catalogueSnapshot.ts'
import type { SnapshotProduct } from './catalogueSnapshot.ts'
import {
  loadProductTexts,
  loadRatings,
  loadSiblingSkus,
  loadSnapshotRows,
  loadSoldCounts,
} from './loadCatalogue.ts'
import type { ProductTexts } from './loadCatalogue.ts'
import { prepareAnswer } from './prepareAnswer.ts'
import type { PreparedAnswer } from './prepareAnswer.ts'
import type { FoundProducts } from './searchProducts.ts'

const preparedCharacters = 8_000_000
const textsKept = 1_000
const foundProductsKept = 500_000

/** What every catalogue verb gets. */
export interface CatalogueCtx {
  readonly db: Db
  readonly lang: LanguageCode
  readonly catalogue: Catalogue
}

/** The catalogue in memory: one snapshot, and answers that were written before. */
export class Catalogue {
  readonly #db: Db
  #state = emptyState()
  #changedSkus = new Set<number>()
  #work: Promise<unknown> = Promise.resolve()

  constructor(db: Db) {
    this.#db = db
  }

  get snapshot(): CatalogueSnapshot {
    return this.#state.snapshot
  }

  /** Reads everything anew. Needed once before the first answer, and after an import. */
  refresh(): Promise<void> {
    return this.#enqueue(async () => {
      const rows = await loadSnapshotRows(this.#db)
      this.#state = { ...emptyState(), snapshot: new CatalogueSnapshot(rows) }
    })
  }

  /** Reads price and stock of these variants and their siblings; calls meanwhile are gathered. */
  refreshSkus(skuIds: readonly number[]): Promise<void> {
    const isWaiting = this.#changedSkus.size > 0
    for (const id of skuIds) this.#changedSkus.add(id)
    if (isWaiting || skuIds.length === 0) return this.#enqueue(async () => {})
    return this.#enqueue(async () => {
      const changed = [...this.#changedSkus]
      this.#changedSkus.clear()
      const rows = await loadSiblingSkus(this.#db, changed)
      this.#state.snapshot.replaceSkus(rows)
      for (const { productId } of rows) this.#forget(productId)
    })
  }

  /** Reads the reviews' stars and the pieces sold of these products. */
  refreshRatings(productIds: readonly number[]): Promise<void> {
    return this.#enqueue(async () => {
      const rows = await loadRatings(this.#db, productIds)
      const sold = await loadSoldCounts(this.#db, productIds)
      for (const productId of productIds) {
        const own = rows.filter((row) => row.productId === productId)
        this.#state.snapshot.replaceRatings(productId, own, sold.get(productId) ?? 0)
      }
      this.#state.pages.clear()
    })
  }

  async apply(change: Change): Promise<void> {
    if (change.kind === 'stock') await this.refreshSkus(change.skuIds)
    if (change.kind === 'catalogue') await this.refresh()
    if (change.kind === 'ratings') await this.refreshRatings(change.productIds)
    if (change.kind === 'fans') this.#replaceFans(change.shopId, change.fans)
  }

  /** An answer made of the snapshot alone, written again when a list could come out differently. */
  prepared(key: string, build: () => unknown): PreparedAnswer {
    const { lists } = this.#currentLists()
    const known = lists.get(key)
    if (known) return known
    const answer = prepareAnswer(build())
    lists.set(key, answer)
    return answer
  }

  /** What a search found, kept so that its further pages cost no new search. */
  found(key: string, search: () => FoundProducts): FoundProducts {
    const { searches } = this.#currentLists()
    const known = searches.get(key)
    if (known) return known
    const result = search()
    searches.set(key, result)
    return result
  }

  /** A product's page, or null when it can't be sold. */
  async preparedProduct(
    productId: number,
    lang: LanguageCode,
    build: (product: SnapshotProduct, texts: ProductTexts) => unknown,
  ): Promise<PreparedAnswer | null> {
    const state = this.#state
    const known = state.pages.get(`${productId} ${lang}`)
    if (known) return known
    if (!state.snapshot.productsById.has(productId)) return null
    const texts = state.texts.get(`${productId}`) ?? (await loadProductTexts(this.#db, productId))
    const product = state.snapshot.productsById.get(productId)
    if (!texts || !product) return null
    state.texts.set(`${productId}`, texts)
    const page = prepareAnswer(build(product, texts))
    state.pages.set(`${productId} ${lang}`, page)
    return page
  }

  /** Keeps an answer that needs the database; its key must change with what it shows. */
  async preparedFromDatabase(key: string, build: () => Promise<unknown>): Promise<PreparedAnswer> {
    const { pages } = this.#state
    const known = pages.get(key)
    if (known) return known
    const answer = prepareAnswer(await build())
    pages.set(key, answer)
    return answer
  }

  #replaceFans(shopId: number, fans: number): void {
    this.#state.snapshot.replaceFans(shopId, fans)
    this.#state.pages.clear()
  }

  #currentLists() {
    const state = this.#state
    if (state.listVersion !== state.snapshot.listVersion) {
      state.listVersion = state.snapshot.listVersion
      state.lists.clear()
      state.searches.clear()
    }
    return state
  }

  #forget(productId: number): void {
    for (const lang of languageCodes) this.#state.pages.delete(`${productId} ${lang}`)
  }

  #enqueue(work: () => Promise<void>): Promise<void> {
    const done = this.#work.then(work)
    this.#work = done.catch(() => {})
    return done
  }
}

function weigh({ json }: PreparedAnswer): number {
  return json.length
}

function emptyState() {
  return {
    snapshot: new CatalogueSnapshot({
      categories: [],
      shops: [],
      products: [],
      skus: [],
      ratings: [],
    }),
    listVersion: 0,
    lists: new LRUCache<string, PreparedAnswer>({
      maxSize: preparedCharacters,
      sizeCalculation: weigh,
    }),
    searches: new LRUCache<string, FoundProducts>({
      maxSize: foundProductsKept,
      sizeCalculation: ({ products }) => 1_000 + products.length,
    }),
    pages: new LRUCache<string, PreparedAnswer>({
      maxSize: preparedCharacters,
      sizeCalculation: weigh,
    }),
    texts: new LRUCache<string, ProductTexts>({ max: textsKept }),
  }
}
