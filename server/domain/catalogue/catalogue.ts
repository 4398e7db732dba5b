import type { PromoOffer } from '../../../contract/catalogue.ts'
import { languageCodes } from '../../../contract/languageCodes.ts'
import type { LanguageCode } from '../../../contract/fields.ts'
import { systemClock, type Clock } from '../../clock.ts'
import type { Db } from '../../db/client.ts'
import type { Change } from '../changes.ts'
import { CatalogueIndexes } from './catalogueIndexes.ts'
import { CatalogueSnapshot } from './catalogueSnapshot.ts'
import { emptyCaches } from './keptAnswers.ts'
import { KeptVariants } from './keptVariants.ts'
import { noRatings } from './snapshotProduct.ts'
import type { ProductRow, RatingCounts, SnapshotProduct } from './snapshotProduct.ts'
import {
  loadAnnouncedPromos,
  loadFans,
  loadFrame,
  loadProducts,
  loadProductsById,
  loadProductTexts,
  loadRatings,
  loadSiblingSkus,
  loadSoldCounts,
} from './loadCatalogue.ts'
import type { AnnouncedPromo, ProductTexts } from './loadCatalogue.ts'
import { prepareAnswer } from './prepareAnswer.ts'
import type { PreparedAnswer } from './prepareAnswer.ts'
import type { FoundProducts } from './searchProducts.ts'

/** What every catalogue verb gets. */
export interface CatalogueCtx {
  readonly db: Db
  readonly lang: LanguageCode
  readonly catalogue: Catalogue
}

/** The catalogue in memory: one snapshot, and answers that were written before. */
export class Catalogue {
  readonly snapshot = new CatalogueSnapshot()
  readonly variants = new KeptVariants()
  readonly #db: Db
  readonly #clock: Clock
  #promos: readonly AnnouncedPromo[] = []
  readonly #indexes: CatalogueIndexes
  readonly #kept = emptyCaches()
  #listVersion = 0
  /** Counts up when what a product's page says may be another. */
  #textsVersion = 0
  #changedSkus = new Set<number>()
  #work: Promise<unknown> = Promise.resolve()

  constructor(db: Db, clock: Clock = systemClock) {
    this.#db = db
    this.#clock = clock
    this.#indexes = new CatalogueIndexes(db, this.snapshot)
  }

  /** Reads everything, and takes over what differs. Needed once before the first answer. */
  refresh(): Promise<void> {
    return this.#enqueue(async () => {
      const isRenamed = await this.#readFrame()
      const ratings = await loadRatings(this.#db)
      const gone = new Map(this.snapshot.productsById)
      const reworded: number[] = []
      for await (const page of loadProducts(this.#db)) {
        reworded.push(...(await this.#put(page, ratings)))
        for (const { id } of page) gone.delete(id)
      }
      this.#drop(gone.values())
      this.#forgetTexts()
      if (isRenamed) await this.#indexes.rebuild()
      else await this.#indexes.renew(reworded)
    })
  }

  /** Reads these products, with their variants and reviews, after an import. */
  refreshProducts(productIds: readonly number[]): Promise<void> {
    return this.#enqueue(async () => {
      const ratings = await loadRatings(this.#db, productIds)
      const rows = await loadProductsById(this.#db, productIds)
      const reworded = await this.#put(rows, ratings)
      const found = new Set(rows.map(({ id }) => id))
      this.#drop(
        productIds.flatMap((id) =>
          found.has(id) ? [] : (this.snapshot.productsById.get(id) ?? []),
        ),
      )
      this.#forgetTexts()
      await this.#indexes.renew(reworded)
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
      for (const [productId, skus] of await loadSiblingSkus(this.#db, changed)) {
        this.snapshot.replaceSkus(productId, skus)
        this.#forget(productId)
      }
    })
  }

  /** Reads the reviews' stars and the pieces sold of these products. */
  refreshRatings(productIds: readonly number[]): Promise<void> {
    return this.#enqueue(async () => {
      const ratings = await loadRatings(this.#db, productIds)
      const sold = await loadSoldCounts(this.#db, productIds)
      for (const productId of productIds) {
        const counts = ratings.get(productId) ?? noRatings
        this.snapshot.replaceRatings(productId, counts, sold.get(productId) ?? 0)
      }
      this.#kept.pages.clear()
    })
  }

  /** The promo code that Home tells of: of those that run, the one that ends first. */
  announcedPromo(): PromoOffer | null {
    const now = this.#clock.now()
    const running = this.#promos.find(({ startsAt, endsAt }) => startsAt <= now && now < endsAt)
    if (!running) return null
    const { startsAt: _startsAt, endsAt: _endsAt, ...offer } = running
    return offer
  }

  /** Reads the words of the language that every search looks into. */
  warmUp(): Promise<void> {
    return this.#indexes.have('en')
  }

  async apply(change: Change): Promise<void> {
    if (change.kind === 'stock') await this.refreshSkus(change.skuIds)
    if (change.kind === 'catalogue') await this.refresh()
    if (change.kind === 'products') await this.refreshProducts(change.productIds)
    if (change.kind === 'ratings') await this.refreshRatings(change.productIds)
    if (change.kind === 'fans') await this.#refreshFans(change.shopId)
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

  /** The same of what is searched by words; the first search in a language waits for them. */
  async preparedSearch(
    key: string,
    { query, lang }: { query: string; lang: LanguageCode },
    build: () => unknown,
  ): Promise<PreparedAnswer> {
    const known = this.#currentLists().lists.get(key)
    if (known) return known
    await this.#indexes.ready(query, lang)
    return this.prepared(key, build)
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
    const { pages, texts } = this.#kept
    const known = pages.get(`${productId} ${lang}`)
    if (known) return known
    const readAt = this.#textsVersion
    const own = texts.get(`${productId}`) ?? (await loadProductTexts(this.#db, productId))
    const product = this.snapshot.productsById.get(productId)
    if (!own || !product) return null
    const page = prepareAnswer(build(product, own))
    if (readAt !== this.#textsVersion) return page
    texts.set(`${productId}`, own)
    pages.set(`${productId} ${lang}`, page)
    return page
  }

  /** Keeps an answer that needs the database; its key must change with what it shows. */
  async preparedFromDatabase(key: string, build: () => Promise<unknown>): Promise<PreparedAnswer> {
    const { pages } = this.#kept
    const known = pages.get(key)
    if (known) return known
    const readAt = this.#textsVersion
    const answer = prepareAnswer(await build())
    if (readAt === this.#textsVersion) pages.set(key, answer)
    return answer
  }

  async #readFrame(): Promise<boolean> {
    const { categories, shops } = await loadFrame(this.#db)
    this.#promos = await loadAnnouncedPromos(this.#db)
    return this.snapshot.setFrame(categories, shops)
  }

  /** Answers which of the products a search finds by other words than before. */
  async #put(
    rows: readonly ProductRow[],
    ratings: ReadonlyMap<number, RatingCounts>,
  ): Promise<number[]> {
    if (!rows.every((row) => this.snapshot.canPut(row))) await this.#readFrame()
    return rows
      .filter((row) => this.snapshot.putProduct(row, ratings.get(row.id) ?? noRatings))
      .map(({ id }) => id)
  }

  #drop(products: Iterable<SnapshotProduct>): void {
    for (const product of products) {
      this.snapshot.dropProduct(product)
      this.#indexes.drop(product)
    }
  }

  #refreshFans(shopId: number): Promise<void> {
    return this.#enqueue(async () => {
      const fans = await loadFans(this.#db, shopId)
      if (fans !== undefined) this.snapshot.replaceFans(shopId, fans)
      this.#kept.pages.clear()
    })
  }

  #currentLists() {
    if (this.#listVersion !== this.snapshot.listVersion) {
      this.#listVersion = this.snapshot.listVersion
      this.#kept.lists.clear()
      this.#kept.searches.clear()
    }
    return this.#kept
  }

  #forget(productId: number): void {
    for (const lang of languageCodes) this.#kept.pages.delete(`${productId} ${lang}`)
  }

  #forgetTexts(): void {
    this.#textsVersion += 1
    this.variants.forget()
    this.#kept.texts.clear()
    this.#kept.pages.clear()
  }

  #enqueue(work: () => Promise<void>): Promise<void> {
    const done = this.#work.then(work)
    this.#work = done.catch(() => {})
    return done
  }
}
