import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import * as contract from '../../contract/catalogue.ts'
import type { LanguageCode } from '../../contract/fields.ts'
import { ask, send, sendRaw } from '../../tests/support/callApi.ts'
import { test as it } from '../../tests/support/shopTest.ts'
import { products, reviews, skus } from '../db/schema/catalogue.ts'
import { promoCodes } from '../db/schema/orders.ts'
import { importCatalogue } from '../domain/catalogue/importCatalogue.ts'
import { moveStock } from '../domain/stock/moveStock.ts'

const addressOf = (name: string) => `https://pictures.example/${name}.webp`

/** A picture by address is the same file in every size. */
function asOneFile(name: string) {
  const address = addressOf(name)
  return { small: address, medium: address, large: address, tone: null }
}

const file = {
  texts: { colour: { en: 'Colour', 'zh-CN': '颜色' } },
  categories: [{ slug: 'toys', name: { en: 'Toys', han: '장난감' }, picture: 'category-toys' }],
  shops: [
    {
      slug: 'kite-works',
      name: { en: 'Kite Works' },
      tagline: { en: 'Things that fly', 'zh-CN': '会飞的东西' },
      description: { en: 'Since 1980.' },
      logo: addressOf('shop-kites'),
      cover: addressOf('cover-kites'),
      fans: 12,
      freightCents: 490,
      freeFreightFromCents: 5_900,
      delivery: { country: 'CN', dispatchDays: [1, 2], homeDays: [2, 4], abroadDays: [6, 12] },
      openedAt: '2020-01-02T09:00:00.000Z',
    },
  ],
  products: [
    {
      code: 'box-kite',
      category: 'toys',
      shop: 'kite-works',
      title: { en: 'Box kite', 'zh-CN': '箱形风筝' },
      description: { en: 'Flies in light wind.' },
      keywords: { en: 'kite, wind toy' },
      specification: [{ name: { en: 'Wind' }, value: { en: '2 to 4 Beaufort' } }],
      pictures: [addressOf('box-kite-red'), addressOf('box-kite-blue')],
      options: [
        {
          key: 'colour',
          name: '@colour',
          values: [
            { key: 'red', name: { en: 'Red', 'zh-CN': '红色' }, swatch: '#cf3b36' },
            { key: 'blue', name: { en: 'Blue' } },
          ],
        },
      ],
      variants: [
        {
          values: ['red'],
          priceCents: 2_490,
          formerPrices: [{ priceCents: 2_990, since: '2020-01-01T00:00:00Z' }],
          stock: 3,
        },
        { values: ['blue'], priceCents: 2_690, stock: 0, picture: addressOf('box-kite-blue') },
      ],
      soldCount: 40,
      nonReturnable: true,
      listedAt: '2025-05-01T08:00:00.000Z',
      reviews: [5, 4, 2].map((stars, at) => ({
        author: `Author ${at}`,
        content: `Review ${at}`,
        productRating: stars,
        variant: ['red'],
        createdAt: `2025-06-0${at + 1}T10:00:00.000Z`,
      })),
    },
  ],
}

let kiteId: number
let redId: number

it.beforeAll(async ({ shop }) => {
  const ctx = { db: shop.database.db, clock: shop.clock }
  await importCatalogue({ ctx, input: { files: [file] } })
  await shop.catalogue.refresh()
  const [red] = await ctx.db.select().from(skus).where(eq(skus.code, 'box-kite/red'))
  kiteId = red!.productId
  redId = red!.id
})

describe('the catalogue over the API', () => {
  it('shows a product with all its parts', async ({ shop }) => {
    const product = await ask(shop.app, contract.showProduct, { id: kiteId }, { lang: 'zh-CN' })
    const redPicture = asOneFile('box-kite-red')
    const bluePicture = asOneFile('box-kite-blue')
    expect(product).toEqual({
      id: kiteId,
      title: '箱形风筝',
      picture: redPicture,
      priceCents: 2_490,
      priceVaries: true,
      originalPriceCents: 2_990,
      soldCount: 40,
      score: 3.7,
      reviewCount: 3,
      inStock: true,
      nonReturnable: true,
      trader: null,
      shopId: product.shop.id,
      shopName: 'Kite Works',
      description: 'Flies in light wind.',
      specification: [{ name: 'Wind', value: '2 to 4 Beaufort' }],
      pictures: [redPicture, bluePicture],
      options: [
        {
          key: 'colour',
          name: '颜色',
          values: [
            { key: 'red', name: '红色', swatch: '#cf3b36' },
            { key: 'blue', name: 'Blue', swatch: null },
          ],
        },
      ],
      variants: [
        {
          skuId: redId,
          values: ['red'],
          label: '红色',
          priceCents: 2_490,
          originalPriceCents: 2_990,
          stock: 3,
          picture: redPicture,
        },
        {
          skuId: product.variants[1]!.skuId,
          values: ['blue'],
          label: 'Blue',
          priceCents: 2_690,
          originalPriceCents: null,
          stock: 0,
          picture: bluePicture,
        },
      ],
      category: { id: product.category.id, slug: 'toys', name: 'Toys' },
      shop: {
        id: product.shop.id,
        name: 'Kite Works',
        logo: asOneFile('shop-kites'),
        cover: asOneFile('cover-kites'),
        fans: 12,
        favorableRatePercent: 67,
        totalSold: 40,
        productCount: 1,
      },
      freight: { freightCents: 490, freeFreightFromCents: 5_900 },
      delivery: { country: 'CN', dispatchDays: [1, 2], homeDays: [2, 4], abroadDays: [6, 12] },
    })
  })

  it('shows its shop, its home and its suggestions', async ({ shop }) => {
    const home = await ask(shop.app, contract.getHome, {}, { lang: 'han' })
    expect(home.categories.map(({ name, productCount }) => [name, productCount])).toEqual([
      ['장난감', 1],
    ])
    expect([home.deals, home.hotProducts].map((list) => list.map(({ id }) => id))).toEqual([
      [kiteId],
      [],
    ])
    expect(
      home.hotShops.map(({ tagline, cover, pictures }) => [tagline, cover, pictures.length]),
    ).toEqual([['Things that fly', asOneFile('cover-kites'), 1]])
    const detail = await ask(shop.app, contract.showShop, { id: home.hotShops[0]!.id })
    expect(detail.freight).toEqual({ freightCents: 490, freeFreightFromCents: 5_900 })
    expect(detail.categories.map(({ name }) => name)).toEqual(['Toys'])
    const { list } = await ask(shop.app, contract.suggestSearches, { q: 'kit' })
    expect(list).toEqual([
      {
        kind: 'shop',
        id: detail.id,
        text: 'Kite Works',
        picture: asOneFile('shop-kites'),
      },
      {
        kind: 'product',
        id: kiteId,
        text: 'Box kite',
        picture: asOneFile('box-kite-red'),
        priceCents: 2_490,
        priceVaries: true,
      },
    ])
    const popular = await ask(shop.app, contract.listPopularSearches, {})
    expect(popular.list).toEqual(['kite'])
  })

  it('finds shops by their names, and by their taglines in the reader’s language', async ({
    shop,
  }) => {
    const shopsFor = async (q: string, lang: 'en' | 'zh-CN' = 'en') => {
      const { shops } = await ask(shop.app, contract.listProducts, { q }, { lang })
      const { list } = await ask(shop.app, contract.suggestSearches, { q }, { lang })
      const suggested = list.filter(({ kind }) => kind === 'shop')
      return [shops.map(({ name }) => name), suggested.map(({ text }) => text)]
    }
    const found = [['Kite Works'], ['Kite Works']]
    expect(await shopsFor('works kit')).toEqual(found)
    expect(await shopsFor('things that fly', 'zh-CN')).toEqual(found)
    expect(await shopsFor('会飞', 'zh-CN')).toEqual(found)
    expect(await shopsFor('box')).toEqual([[], []])
    expect(await shopsFor('')).toEqual([[], []])
  })

  it("shows cards in the order of their ids, without products that can't be bought", async ({
    shop,
  }) => {
    const { list } = await ask(shop.app, contract.listCards, { ids: `999999,${kiteId}` })
    expect(list.map(({ id, title }) => [id, title])).toEqual([[kiteId, 'Box kite']])
  })

  it('swaps a reversed price range', async ({ shop }) => {
    const reversed = { minPriceCents: 9_900, maxPriceCents: 100 }
    const { list } = await ask(shop.app, contract.listProducts, reversed)
    expect(list.map(({ id }) => id)).toEqual([kiteId])
  })

  it('shows on Home the announced promo code that is valid', async ({ shop }) => {
    const at = (seconds: number) => new Date(shop.clock.now().getTime() + seconds * 1_000)
    const terms = { kind: 'percent', value: 10, minSubtotalCents: 1_000, usesPerUser: 1 } as const
    const runs = { ...terms, startsAt: at(-60), endsAt: at(60) }
    await shop.database.db.insert(promoCodes).values([
      { ...runs, code: 'SECRET' },
      { ...runs, code: 'OVER', isAnnounced: true, endsAt: at(-1) },
      { ...runs, code: 'FLY10', isAnnounced: true },
    ])
    await shop.catalogue.refresh()
    const observed = async () => (await ask(shop.app, contract.getHome, {})).promo
    expect(await observed()).toEqual({
      code: 'FLY10',
      kind: 'percent',
      value: 10,
      maxDiscountCents: null,
      minSubtotalCents: 1_000,
    })
    shop.clock.advance(60)
    expect(await observed()).toBeNull()
  })

  it('pages through reviews, newest first', async ({ shop }) => {
    const query = { product: kiteId, limit: 2 }
    const first = await ask(shop.app, contract.listReviews, query)
    const second = await ask(shop.app, contract.listReviews, {
      ...query,
      cursor: first.nextCursor!,
    })
    expect([...first.list, ...second.list].map(({ content }) => content)).toEqual([
      'Review 2',
      'Review 1',
      'Review 0',
    ])
    expect(second.nextCursor).toBeNull()
    expect(first.list[0]!.variantLabel).toBe('Red')
    expect([first.total, first.score, first.ratingCounts]).toEqual([3, 3.7, [1, 1, 0, 1, 0]])
  })

  it('shows reviews in the reader’s language, and those first', async ({ shop }) => {
    const { db } = shop.database
    const written = (content: string, day: string) => ({
      productId: kiteId,
      authorName: 'Writer',
      content,
      productRating: 4,
      serviceRating: 5,
      shippingRating: 5,
      pictures: [],
      createdAt: new Date(`${day}T10:00:00Z`),
    })
    const added = await db
      .insert(reviews)
      .values([
        { ...written('素晴らしい', '2025-05-01'), lang: 'ri' as const },
        {
          ...written('Light.', '2025-04-01'),
          lang: 'en' as const,
          translations: { ri: '軽い。' },
        },
      ])
      .returning({ id: reviews.id })
    await shop.catalogue.refreshRatings([kiteId])
    const pages = async (lang: LanguageCode) => {
      const seen: unknown[] = []
      let cursor: string | undefined
      do {
        const query = { product: kiteId, limit: 1, ...(cursor ? { cursor } : {}) }
        const page = await ask(shop.app, contract.listReviews, query, { lang })
        seen.push(...page.list.map((each) => [each.content, each.lang]))
        cursor = page.nextCursor ?? undefined
      } while (cursor !== undefined && seen.length < 9)
      return seen
    }
    const unknown = [2, 1, 0].map((at) => [`Review ${at}`, null])
    expect(await pages('ri')).toEqual([['素晴らしい', 'ri'], ['軽い。', 'ri'], ...unknown])
    expect(await pages('en')).toEqual([['Light.', 'en'], ...unknown, ['素晴らしい', 'ri']])
    expect(await pages('tai')).toEqual([...unknown, ['素晴らしい', 'ri'], ['Light.', 'en']])
    for (const { id } of added) await db.delete(reviews).where(eq(reviews.id, id))
    await shop.catalogue.refreshRatings([kiteId])
  })

  it('shows a review that was written during the pagination', async ({ shop }) => {
    const { db } = shop.database
    const [written] = await db
      .insert(reviews)
      .values({
        productId: kiteId,
        authorName: 'Late',
        content: 'Flew well.',
        productRating: 5,
        serviceRating: 5,
        shippingRating: 5,
        pictures: [],
        createdAt: shop.clock.now(),
      })
      .returning({ id: reviews.id })
    await shop.catalogue.refreshRatings([kiteId])
    const product = await ask(shop.app, contract.showProduct, { id: kiteId })
    expect([product.score, product.reviewCount]).toEqual([4, 4])
    await db.delete(reviews).where(eq(reviews.id, written!.id))
    await shop.catalogue.refreshRatings([kiteId])
  })

  it('answers 304 until the stock changes, then the new figures', async ({ shop }) => {
    const ask304 = (etag: string) =>
      shop.app.request(`/api/catalogue/product?id=${kiteId}`, {
        headers: { 'if-none-match': etag },
      })
    const first = await shop.app.request(`/api/catalogue/product?id=${kiteId}`)
    const etag = first.headers.get('etag')!
    const unchanged = await ask304(etag)
    expect([unchanged.status, await unchanged.text()]).toEqual([304, ''])
    // The browser shows its cached body, with its old time.
    const time = Math.floor(shop.clock.now().getTime() / 1_000)
    expect(unchanged.headers.get('server-time')).toBe(`${time}`)
    await shop.database.db.transaction((tx) =>
      moveStock(
        tx,
        [{ skuId: redId, orderId: null, kind: 'initial', onHandDelta: 4, reservedDelta: 0 }],
        shop.clock.now(),
      ),
    )
    await shop.catalogue.apply({ kind: 'stock', skuIds: [redId] })
    expect((await ask304(etag)).status).toBe(200)
    const product = await ask(shop.app, contract.showProduct, { id: kiteId })
    expect(product.variants.map(({ stock }) => stock)).toEqual([7, 0])
  })

  it.for([
    [contract.showProduct, '&id=999999'],
    [contract.showShop, '&id=999999'],
    [contract.listReviews, '&product=999999'],
  ] as const)('refuses %o with %s, which does not exist', async ([call, query], { shop }) => {
    const { status, body } = await sendRaw(shop.app, call, undefined, { query })
    expect([status, body.code, body.reason]).toEqual([200, 0, 'notFound'])
  })

  it.for([
    [contract.showProduct, '?id=-1'],
    [contract.showProduct, ''],
    [contract.listCards, '?ids=1,x'],
    [contract.listProducts, '?sort=cheapest'],
    [contract.listProducts, '?limit=51'],
    [contract.listProducts, '?minPriceCents=1e3'],
    [contract.listProducts, '?cursor=bm90IGEgY3Vyc29y'],
    [contract.listReviews, '?product=1&cursor=WzFdMg'],
  ] as const)('refuses %o with %s as malformed', async ([call, query], { shop }) => {
    const known = query.replace('product=1', `product=${kiteId}`)
    const response = await shop.app.request(`${call.path}${known}`)
    const body = (await response.json()) as { reason: string }
    expect([response.status, body.reason]).toEqual([400, 'invalidInput'])
  })

  it('survives a cursor from the far past or future', async ({ shop }) => {
    for (const place of [
      [1, -9e15, 1],
      [0, 9e15, 1],
    ]) {
      const cursor = Buffer.from(JSON.stringify(place)).toString('base64url')
      const { status } = await send(shop.app, contract.listReviews, { product: kiteId, cursor })
      expect(status).toBe(200)
    }
  })
})

describe('an import over existing data', () => {
  it('preserves stock, sales and reviews, takes new prices, and retires omitted variants', async ({
    shop,
  }) => {
    const { db } = shop.database
    const [kite] = file.products
    const changed = {
      ...file,
      products: [
        {
          ...kite!,
          soldCount: 0,
          variants: [{ values: ['red'], priceCents: 1_990, stock: 100 }],
        },
      ],
    }
    await importCatalogue({ ctx: { db, clock: shop.clock }, input: { files: [changed] } })
    await shop.catalogue.apply({ kind: 'catalogue' })
    const product = await ask(shop.app, contract.showProduct, { id: kiteId })
    expect(
      product.variants.map(({ skuId, priceCents, stock }) => [skuId, priceCents, stock]),
    ).toEqual([[redId, 1_990, 7]])
    expect([product.soldCount, product.reviewCount]).toEqual([40, 3])
  })

  it('imports the valid parts, and reports each invalid part with its position and reason', async ({
    shop,
  }) => {
    const { db } = shop.database
    const [kite] = file.products
    const noted = {
      ...kite!,
      title: { en: 'A "@word" is no reference here' },
      options: [],
      variants: [{ priceCents: 900, stock: 3 }],
      reviews: [],
    }
    const report = await importCatalogue({
      ctx: { db, clock: shop.clock },
      input: {
        files: [
          {
            products: [
              { ...kite!, code: 'wordless' },
              { ...noted, code: 'good' },
            ],
          },
          {
            texts: file.texts,
            shops: [{ slug: 'half-a-shop' }],
            products: [
              { ...kite!, code: 'stray', shop: 'nobody' },
              { ...noted, code: 'cheap', variants: [{ priceCents: -1, stock: 3 }] },
              { ...noted, code: 'good' },
              { ...kite!, code: 'second' },
              'a kite',
            ],
          },
          { goods: [] },
          null,
        ],
      },
    })
    expect(report.imported).toEqual({
      categories: 0,
      shops: 0,
      products: 2,
      variants: 3,
      reviews: 3,
    })
    expect(report.refused.map(({ file, place }) => [file, place])).toEqual([
      [0, 'products[0] (wordless)'],
      [1, 'shops[0] (half-a-shop)'],
      [1, 'products[1] (cheap)'],
      [1, 'products[4]'],
      [1, 'products[0] (stray)'],
      [1, 'products[2] (good)'],
      [2, 'file'],
      [3, 'file'],
    ])
    const reasons = report.refused.map((part) => part.reasons.join(' / '))
    expect([reasons[0], reasons[4], reasons[5]]).toEqual([
      '"@colour" is used, but texts doesn’t give it',
      'shop "nobody" is not known',
      'product "good" stands here twice',
    ])
    expect(reasons[2]).toMatch(/^variants\.0\.priceCents: /)
    const codes = await db.select({ code: products.code }).from(products).orderBy(products.id)
    expect(codes).toEqual([{ code: 'box-kite' }, { code: 'good' }, { code: 'second' }])
  })

  it('takes the valid rows of a size guide, and names what a product can’t use', async ({
    shop,
  }) => {
    const { db } = shop.database
    const [kite] = file.products
    const sized = (code: string, sizeGuide: string) => ({
      ...kite!,
      code,
      sizeGuide,
      options: [{ key: 'size', name: { en: 'Size' }, values: [{ key: 's', name: { en: 'S' } }] }],
      variants: [{ values: ['s'], priceCents: 900, stock: 1 }],
      reviews: [],
    })
    const row = (size: string, ...cells: unknown[]) => ({ size: { en: size }, cells })
    const report = await importCatalogue({
      ctx: { db, clock: shop.clock },
      input: {
        files: [
          {
            ...file,
            sizeGuides: {
              kites: {
                option: 'size',
                system: { en: 'EU' },
                columns: [{ en: 'US' }, { en: 'Span', 'zh-CN': '翼展' }],
                rows: [
                  row('S', '4–6', [88, 96]),
                  row('M', '8'),
                  row('L', '10', [112, 104]),
                  row('XL', '12', 118.5),
                ],
              },
              wordless: { option: 'size', columns: [], rows: [row('S')] },
              empty: { option: 'size', columns: [{ en: 'US' }], rows: [row('S')] },
            },
            products: [
              sized('sized', 'kites'),
              sized('lost', 'wordless'),
              sized('bare', 'empty'),
              { ...kite!, code: 'one-size', sizeGuide: 'kites', reviews: [] },
            ],
          },
        ],
      },
    })
    expect(report.imported.products).toBe(1)
    const length = (columns: number) =>
      `cells: A row has one cell for each of the ${columns} columns.`
    expect(report.refused.map(({ place, reasons }) => [place, ...reasons])).toEqual([
      ['sizeGuides.kites.rows[1]', length(2)],
      ['sizeGuides.kites.rows[2]', 'cells.1: A range goes up.'],
      ['sizeGuides.wordless', 'columns: Invalid length: Expected >=1 but received 0'],
      ['sizeGuides.empty.rows[0]', length(1)],
      ['products[1] (lost)', 'size guide "wordless" is not in sizeGuides'],
      ['products[2] (bare)', 'size guide "empty" has no rows'],
      [
        'products[3] (one-size)',
        'size guide "kites" explains the option "size", which the product doesn’t have',
      ],
    ])
    await shop.catalogue.refresh()
    const [{ id } = { id: 0 }] = await db
      .select({ id: products.id })
      .from(products)
      .where(eq(products.code, 'sized'))
    const shown = await ask(shop.app, contract.showProduct, { id }, { lang: 'zh-CN' })
    expect(shown.sizeGuide).toEqual({
      option: 'size',
      system: 'EU',
      columns: ['US', '翼展'],
      rows: [
        { size: 'S', cells: ['4–6', [88, 96]] },
        { size: 'XL', cells: ['12', 118.5] },
      ],
    })
  })

  it('takes a review in several languages, or in the one that it names', async ({ shop }) => {
    const { db } = shop.database
    const [kite] = file.products
    const [review] = kite!.reviews
    const translated = {
      ...kite!,
      code: 'translated',
      reviews: [
        { ...review!, content: { en: 'Flies.', ri: '飛びます。' } },
        { ...review!, content: 'หมุนดี', lang: 'tai' },
      ],
    }
    const files = [{ ...file, products: [translated] }]
    await importCatalogue({ ctx: { db, clock: shop.clock }, input: { files } })
    await shop.catalogue.refresh()
    const [{ id: product } = { id: 0 }] = await db
      .select({ id: products.id })
      .from(products)
      .where(eq(products.code, 'translated'))
    const { list } = await ask(shop.app, contract.listReviews, { product }, { lang: 'ri' })
    expect(list.map(({ content, lang }) => [content, lang])).toEqual([
      ['飛びます。', 'ri'],
      ['หมุนดี', 'tai'],
    ])
  })

  it('names each product with an invalid calendar day, and imports the rest', async ({ shop }) => {
    const { db } = shop.database
    const [kite] = file.products
    const listed = (code: string, listedAt: string) => ({
      ...kite!,
      code,
      listedAt,
      sellable: false,
    })
    const [review] = kite!.reviews
    const report = await importCatalogue({
      ctx: { db, clock: shop.clock },
      input: {
        files: [
          {
            texts: file.texts,
            products: [
              listed('year-zero', '0000-01-01T00:00:00Z'),
              listed('thirtieth', '2027-02-30T00:00:00Z'),
              listed('leap', '2028-02-29T00:00:00Z'),
              {
                ...kite!,
                code: 'reviewed',
                reviews: [{ ...review!, createdAt: '2027-04-31T08:00:00Z' }],
              },
            ],
          },
        ],
      },
    })
    const why = 'is no moment from 1900 to 2999 such as 2027-02-28T09:00:00Z'
    expect([report.imported.products, report.refused]).toEqual([
      1,
      [
        { file: 0, place: 'products[0] (year-zero)', reasons: [`listedAt: ${why}`] },
        { file: 0, place: 'products[1] (thirtieth)', reasons: [`listedAt: ${why}`] },
        { file: 0, place: 'products[3] (reviewed)', reasons: [`reviews.0.createdAt: ${why}`] },
      ],
    ])
  })

  it('is found by its new words only, in each language, and disappears with its last variant', async ({
    shop,
  }) => {
    const { db } = shop.database
    const [kite] = file.products
    const bring = async (changed: object) => {
      const goods = { ...kite!, code: 'lantern', reviews: [], ...changed }
      const input = { files: [{ texts: file.texts, products: [goods] }] }
      await importCatalogue({ ctx: { db, clock: shop.clock }, input })
      const [row] = await db.select().from(products).where(eq(products.code, 'lantern'))
      await shop.catalogue.apply({ kind: 'products', productIds: [row!.id] })
    }
    const titlesFor = async (q: string) => {
      const { list } = await ask(shop.app, contract.listProducts, { q })
      return list.map(({ title }) => title)
    }
    const seen = async () => [
      await titlesFor('lantern'),
      await titlesFor('beacon'),
      await titlesFor('灯塔'),
    ]
    expect(await seen()).toEqual([[], [], []])
    await bring({ title: { en: 'Ship lantern' } })
    expect(await seen()).toEqual([['Ship lantern'], [], []])
    await bring({ title: { en: 'Ship beacon', 'zh-CN': '灯塔' } })
    expect(await seen()).toEqual([[], ['Ship beacon'], ['Ship beacon']])
    await bring({ title: { en: 'Ship beacon' }, sellable: false })
    expect(await seen()).toEqual([[], [], []])
  })

  it('is found in either kana and in any form of its characters', async ({ shop }) => {
    const { db } = shop.database
    const [kite] = file.products
    const title = { en: 'Desk light', ri: '卓上ランプ', 'zh-CN': '护眼台灯' }
    const goods = { ...kite!, code: 'desk-light', title, reviews: [] }
    const input = { files: [{ texts: file.texts, products: [goods] }] }
    await importCatalogue({ ctx: { db, clock: shop.clock }, input })
    const [row] = await db.select().from(products).where(eq(products.code, 'desk-light'))
    await shop.catalogue.apply({ kind: 'products', productIds: [row!.id] })
    const found = async (q: string) =>
      (await ask(shop.app, contract.listProducts, { q })).list.map(({ title: name }) => name)
    for (const q of ['ランプ', 'らんぷ', 'ﾗﾝﾌﾟ', '台灯', '台燈', '護眼', '燈']) {
      expect([q, await found(q)]).toEqual([q, ['Desk light']])
    }
    await db.update(products).set({ sellable: false }).where(eq(products.id, row!.id))
    await shop.catalogue.apply({ kind: 'products', productIds: [row!.id] })
  })

  it('finds nothing for punctuation alone', async ({ shop }) => {
    for (const q of ['%', '👟', '_', '…', '❤️']) {
      const { total, list, facets } = await ask(shop.app, contract.listProducts, { q })
      const { list: suggested } = await ask(shop.app, contract.suggestSearches, { q })
      expect([q, total, list, facets.inStockCount, suggested]).toEqual([q, 0, [], 0, []])
    }
  })

  it('is found by the current name of its category', async ({ shop }) => {
    const { db } = shop.database
    const foundOnceNamed = async (name: { en: string }) => {
      const named = { categories: [{ ...file.categories[0]!, name }] }
      await importCatalogue({ ctx: { db, clock: shop.clock }, input: { files: [named] } })
      await shop.catalogue.apply({ kind: 'catalogue' })
      return (await ask(shop.app, contract.listProducts, { q: 'pastimes' })).total
    }
    expect([
      await foundOnceNamed({ en: 'Pastimes' }),
      await foundOnceNamed({ en: 'Toys' }),
    ]).toEqual([5, 0])
  })

  it('causes no unexpected error', ({ shop }) => {
    expect(shop.unexpectedErrors).toEqual([])
  })
})
