import { assert, integer, property } from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { listProducts } from '../../../contract/catalogue.ts'
import { productSorts } from '../../../contract/productSorts.ts'
import type { ProductQuery } from '../../../contract/catalogue.ts'
import type { LanguageCode } from '../../../contract/fields.ts'
import { Refusal } from '../kernel/errors.ts'
import { CatalogueSnapshot } from './catalogueSnapshot.ts'
import type { CategoryRow, ProductRow, ShopRow } from './snapshotProduct.ts'
import { pageOf } from './listProducts.ts'
import { SearchIndexBuilder } from './searchIndex.ts'
import { searchProducts } from './searchProducts.ts'

const day = 86_400_000

const categories: CategoryRow[] = [
  { id: 1, slug: 'toys', name: { en: 'Toys', 'zh-CN': '玩具' }, picture: 'toys' },
  { id: 2, slug: 'food', name: { en: 'Food' }, picture: 'food' },
]

const shops = [1, 2, 3].map((id): ShopRow => ({
  id,
  name: { en: `Shop ${id}` },
  tagline: { en: '' },
  description: { en: '' },
  logo: 'logo',
  cover: null,
  fanCount: 0,
  freightCents: 500,
  freeFreightFromCents: null,
  freightTo: null,
  destinations: null,
  delivery: null,
  trader: null,
  openedAt: new Date(0),
}))

function rowOf(id: number): ProductRow {
  return {
    id,
    categoryId: 1 + (id % 2),
    shopId: 1 + (id % 3),
    title: { en: `Kite ${id % 5 === 0 ? 'deluxe' : 'plain'}`, 'zh-CN': id === 1 ? '风筝' : '' },
    picture: 'kite',
    soldCount: (id * 7) % 4,
    listedAt: (id % 6) * day,
    textHash: id,
    skus: [0, 1].map((extra) => ({
      id: id * 10 + extra,
      priceCents: 100 * (1 + (id % 4)) + extra * 50,
      originalPriceCents: null,
      stock: id % 3 === 0 ? 0 : 5,
    })),
  }
}

/** Two reviews for every second product, with equal stars. */
function ratingsOf(id: number): number[] {
  return [1, 2, 3, 4, 5].map((stars) => (id % 2 === 0 && stars === 1 + (id % 5) ? 2 : 0))
}

function snapshotOf(count: number): CatalogueSnapshot {
  const built = new CatalogueSnapshot()
  built.setFrame(categories, shops)
  const words = new SearchIndexBuilder()
  for (let id = 1; id <= count; id += 1) {
    const row = rowOf(id)
    built.putProduct(row, ratingsOf(id))
    const { at } = built.productsById.get(id)!
    words.add(at, { title: row.title.en, keywords: [], other: [] })
  }
  built.indexes.set('en', words.build())
  return built
}

const snapshot = snapshotOf(60)

/** Shop 2 delivers to Ireland alone. */
function snapshotWithoutShop2(): CatalogueSnapshot {
  const built = snapshotOf(60)
  built.setFrame(
    categories,
    shops.map((shop) => (shop.id === 2 ? { ...shop, destinations: { only: ['IE'] } } : shop)),
  )
  return built
}

function search(query: ProductQuery) {
  return searchIn(snapshot, query)
}

function searchIn(within: CatalogueSnapshot, query: ProductQuery, lang: LanguageCode = 'en') {
  const input = v.parse(listProducts.input, query)
  return pageOf(within, searchProducts(within, input, lang), input, lang)
}

function walk(query: ProductQuery, within = snapshot): number[] {
  const seen: number[] = []
  let cursor: string | undefined
  do {
    if (seen.length > within.productsById.size) throw new Error('the pages never end')
    const page = searchIn(within, cursor === undefined ? query : { ...query, cursor })
    seen.push(...page.list.map(({ id }) => id))
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined)
  return seen
}

describe('the product list', () => {
  it.each(productSorts)('pages through every product once, by %s', (sort) => {
    assert(
      property(integer({ min: 1, max: 50 }), (limit) => {
        const seen = walk({ sort, limit })
        expect(seen.toSorted((left, right) => left - right)).toEqual([
          ...snapshot.productsById.keys(),
        ])
        expect(seen).toEqual(walk({ sort, limit: 50 }))
      }),
      { numRuns: 12 },
    )
  })

  it.each(productSorts)('lists what can’t be delivered last, page by page, by %s', (sort) => {
    const within = snapshotWithoutShop2()
    const isOfShop2 = (id: number) => within.productsById.get(id)!.shopId === 2
    for (const q of ['', 'kite del']) {
      const all = walk({ sort, q, limit: 50 })
      const expected = [...all.filter((id) => !isOfShop2(id)), ...all.filter(isOfShop2)]
      expect(walk({ sort, q, country: 'GB', limit: 3 }, within)).toEqual(expected)
      expect(walk({ sort, q, country: 'IE', limit: 3 }, within)).toEqual(all)
    }
  })

  it('says on each card where its shop delivers to', () => {
    const { list } = searchIn(snapshotWithoutShop2(), { limit: 50 })
    expect(list.map(({ shopId, destinations }) => [shopId, destinations])).toEqual(
      list.map(({ shopId }) => [shopId, shopId === 2 ? { only: ['IE'] } : undefined]),
    )
  })

  it.each(productSorts)('pages through a search once, by %s', (sort) => {
    const seen = walk({ sort, limit: 3, q: 'kite del' })
    expect(seen.toSorted((left, right) => left - right)).toEqual([
      5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60,
    ])
  })

  it('orders by the lowest price both ways', () => {
    const upwards = search({ sort: 'priceUp', limit: 50 }).list.map((card) => card.priceCents)
    const downwards = search({ sort: 'priceDown', limit: 50 }).list.map((card) => card.priceCents)
    expect(upwards).toEqual(upwards.toSorted((left, right) => left - right))
    expect(downwards).toEqual(downwards.toSorted((left, right) => right - left))
  })

  it('continues after the last row although that product was removed', () => {
    const first = search({ sort: 'newest', limit: 10 })
    const without = snapshotOf(60)
    searchIn(without, { sort: 'newest', limit: 10 })
    without.dropProduct(without.productsById.get(first.list.at(-1)!.id)!)
    const rest = searchIn(without, { sort: 'newest', limit: 50, cursor: first.nextCursor! })
    const seen = [...first.list, ...rest.list].map(({ id }) => id)
    expect(new Set(seen).size).toBe(60)
  })

  it('counts each facet without its own filter', () => {
    const page = search({ category: 2, shop: 1, inStock: 'true' })
    expect(page.list).toEqual([])
    expect(page.facets).toEqual({
      categories: [{ id: 2, name: 'Food', count: 0 }],
      shops: [
        { id: 2, name: 'Shop 2', count: 10 },
        { id: 3, name: 'Shop 3', count: 10 },
        { id: 1, name: 'Shop 1', count: 0 },
      ],
      price: null,
      inStockCount: 0,
      ratings: [
        { minRating: 4, count: 0 },
        { minRating: 3, count: 0 },
        { minRating: 2, count: 0 },
        { minRating: 1, count: 0 },
      ],
    })
  })

  it('filters by several categories and shops, counting what each would add', () => {
    const page = search({ category: ['2', '1', '2'], shop: ['2', '3'], limit: 3 })
    const ids = (shop: number) => search({ shop, limit: 50 }).list.map(({ id }) => id)
    expect(page.total).toBe(ids(2).length + ids(3).length)
    expect(walk({ category: ['1', '2'], shop: ['2', '3'], limit: 3 }).toSorted()).toEqual(
      [...ids(2), ...ids(3)].toSorted(),
    )
    expect(page.facets.shops.map(({ id, count }) => [id, count])).toEqual(
      [1, 2, 3].map((shop) => [shop, ids(shop).length]),
    )
  })

  it('returns the price range under the other filters', () => {
    const page = search({ category: 1, maxPriceCents: 100 })
    expect(page.facets.price).toEqual({ lowestCents: 100, highestCents: 300 })
    expect(new Set(page.list.map(({ priceCents }) => priceCents))).toEqual(new Set([100]))
    expect(page.total).toBe(15)
  })

  it('filters by the minimum rating', () => {
    const page = search({ minRating: 4, limit: 50 })
    expect(page.total).toBe(12)
    expect(page.list.every(({ score }) => score >= 4)).toBe(true)
    expect(page.facets.ratings).toEqual([
      { minRating: 4, count: 12 },
      { minRating: 3, count: 18 },
      { minRating: 2, count: 24 },
      { minRating: 1, count: 30 },
    ])
  })

  it('falls back to English', () => {
    const page = searchIn(snapshot, { sort: 'newest', limit: 50, category: 2 }, 'zh-CN')
    const titles = new Map(page.list.map(({ id, title }) => [id, title]))
    expect([titles.get(1), titles.get(3)]).toEqual(['风筝', 'Kite plain'])
    expect(page.facets.categories.map(({ name }) => name)).toEqual(['玩具', 'Food'])
  })

  it.each(['bm90IGEgY3Vyc29y', 'WzEsMl0', 'WzAsMCwxLjVd', 'WyJhIiwwLDFd', '____'])(
    'refuses the foreign cursor %s',
    (cursor) => {
      expect(() => search({ cursor })).toThrow(Refusal)
    },
  )

  it('reorders after a price change', () => {
    const own = snapshotOf(4)
    const before = searchIn(own, { sort: 'priceUp' }).list.map(({ id }) => id)
    own.replaceSkus(4, [{ id: 40, priceCents: 9_900, originalPriceCents: null, stock: 1 }])
    const after = searchIn(own, { sort: 'priceUp' }).list.map(({ id }) => id)
    expect([before, after]).toEqual([
      [4, 1, 2, 3],
      [1, 2, 3, 4],
    ])
  })
})
