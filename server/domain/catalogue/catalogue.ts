import type { PromoOffer } from '../../../contract/catalogue.ts'
import type { LanguageCode } from '../../../contract/fields.ts'
import { systemClock, type Clock } from '../kernel/clock.ts'
import type { Db } from '../../db/client.ts'
import type { Change } from '../kernel/changes.ts'
import { CatalogueAnswers } from './catalogueAnswers.ts'
import { CatalogueIndexes } from './catalogueIndexes.ts'
import { CatalogueSnapshot } from './catalogueSnapshot.ts'
import { VariantCache } from './variantCache.ts'
import { noRatings } from './snapshotProduct.ts'
import type { ProductRow, RatingCounts, SnapshotProduct } from './snapshotProduct.ts'
import {
  loadAnnouncedPromos,
  loadFans,
  loadShopsAndCategories,
  loadProducts,
  loadProductsById,
  loadRatings,
  loadSiblingSkus,
  loadSoldCounts,
} from './loadCatalogue.ts'
import type { AnnouncedPromo } from './loadCatalogue.ts'

/** The context of every catalogue verb. */
export interface CatalogueCtx {
  readonly db: Db
  readonly lang: LanguageCode
  readonly catalogue: Catalogue
}

/**
 * The public catalogue in memory: a snapshot that follows the database, and the answers built from
 * it.
 */
export class Catalogue {
  readonly snapshot = new CatalogueSnapshot()
  readonly variants = new VariantCache()
  readonly answers: CatalogueAnswers
  readonly #db: Db
  readonly #clock: Clock
  #promos: readonly AnnouncedPromo[] = []
  readonly #indexes: CatalogueIndexes
  #changedSkus = new Set<number>()
  #work: Promise<unknown> = Promise.resolve()

  constructor(db: Db, clock: Clock = systemClock) {
    this.#db = db
    this.#clock = clock
    this.#indexes = new CatalogueIndexes(db, this.snapshot)
    this.answers = new CatalogueAnswers(db, this.snapshot, this.#indexes)
  }

  /** Reads everything and applies the differences. It must run once before the first answer. */
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

  /** Reads these products with their variants and reviews, after an import. */
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

  /** Reads price and stock of these variants and their siblings. Concurrent calls are batched. */
  refreshSkus(skuIds: readonly number[]): Promise<void> {
    const isWaiting = this.#changedSkus.size > 0
    for (const id of skuIds) this.#changedSkus.add(id)
    if (isWaiting || skuIds.length === 0) return this.#enqueue(async () => {})
    return this.#enqueue(async () => {
      const changed = [...this.#changedSkus]
      this.#changedSkus.clear()
      for (const [productId, skus] of await loadSiblingSkus(this.#db, changed)) {
        this.snapshot.replaceSkus(productId, skus)
        this.answers.forgetProduct(productId)
      }
    })
  }

  /** Reads the ratings and sold counts of these products. */
  refreshRatings(productIds: readonly number[]): Promise<void> {
    return this.#enqueue(async () => {
      const ratings = await loadRatings(this.#db, productIds)
      const sold = await loadSoldCounts(this.#db, productIds)
      for (const productId of productIds) {
        const counts = ratings.get(productId) ?? noRatings
        this.snapshot.replaceRatings(productId, counts, sold.get(productId) ?? 0)
      }
      this.answers.forgetPages()
    })
  }

  /** The promo code that Home announces: the valid one that ends first. */
  announcedPromo(): PromoOffer | null {
    const now = this.#clock.now()
    const running = this.#promos.find(({ startsAt, endsAt }) => startsAt <= now && now < endsAt)
    if (!running) return null
    const { startsAt: _startsAt, endsAt: _endsAt, ...offer } = running
    return offer
  }

  /** Builds the search index of English, which every search uses. */
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

  async #readFrame(): Promise<boolean> {
    const { categories, shops } = await loadShopsAndCategories(this.#db)
    this.#promos = await loadAnnouncedPromos(this.#db)
    return this.snapshot.setFrame(categories, shops)
  }

  /** Returns the products whose searchable words changed. */
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
      this.answers.forgetPages()
    })
  }

  #forgetTexts(): void {
    this.variants.forget()
    this.answers.forgetTexts()
  }

  #enqueue(work: () => Promise<void>): Promise<void> {
    const done = this.#work.then(work)
    this.#work = done.catch(() => {})
    return done
  }
}
