// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listCards, listProducts, type ProductCard } from '../../../contract/catalogue.ts'
import {
  aCategoryCard,
  aProductCard,
  aProductPage,
} from '../../../tests/factories/catalogueAnswers.ts'
import { aProduct } from '../../../tests/factories/productAnswers.ts'
import { openBindings, soon, type Asked, type Bindings } from '../../../tests/support/bindings.tsx'
import { forgetViewed, rememberViewed } from '../../services/viewedProducts.ts'
import { CategoryShelves, ContinueLooking, MoreGoods } from './moreGoods.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
  bindings.answers(listCards, ({ query }: Asked) => ({
    list: (query?.['ids'] ?? '').split(',').map((id) => aProductCard({ id: Number(id) })),
  }))
})
afterEach(async () => {
  forgetViewed()
  await bindings.close()
})

function seen(...ids: readonly number[]): void {
  for (const id of ids) rememberViewed(id)
}

const card = (id: number, shopId: number): ProductCard => aProductCard({ id, shopId })

/** Answers with the products of the shop and similar ones. Null never answers. */
function goods(given: { ofShop: ProductCard[] | null; similar: ProductCard[] | null }): void {
  bindings.answers(listProducts, ({ query }: Asked) => {
    const list = query?.['shop'] === undefined ? given.similar : given.ofShop
    return list === null ? new Promise(() => {}) : aProductPage(list)
  })
}

/** Each row by its title, with its links. */
const rows = (place: Element) =>
  [...place.querySelectorAll('section')].map((row) => [
    row.querySelector('h2')?.textContent,
    ...[...row.querySelectorAll('a')].map((link) => link.getAttribute('href')),
  ])

test('below a product stand more of its shop, similar ones and viewed ones', async () => {
  seen(52, 20, 51)
  goods({
    ofShop: [card(20, 3), card(21, 3), card(22, 3)],
    similar: [card(21, 3), card(31, 4), card(32, 5)],
  })
  const place = await bindings.show(<MoreGoods product={aProduct({ priceCents: 1_001 })} />)
  await soon(() => expect(rows(place)).not.toEqual([]))
  expect([rows(place), bindings.askedFor(listProducts).map(({ query }) => query)]).toEqual([
    [
      ['More from this shop', '/shop/3', '/detail/21/3', '/detail/22/3'],
      ['You may also like', '/detail/31/4', '/detail/32/5'],
      ['Recently viewed', '/detail/51/3', '/detail/52/3'],
    ],
    [
      { shop: '3', limit: '11', country: 'US' },
      {
        category: '1',
        minPriceCents: '500',
        maxPriceCents: '2002',
        inStock: 'true',
        limit: '30',
        country: 'US',
      },
    ],
  ])
})

const ten = Array.from({ length: 10 }, (_, at) => at + 21)

test('similar goods in stock come first where a product is sold out', async () => {
  goods({ ofShop: [card(21, 3)], similar: [card(31, 4)] })
  const place = await bindings.show(<MoreGoods product={aProduct({ inStock: false })} />)
  await soon(() =>
    expect(rows(place)).toEqual([
      ['Similar and in stock', '/detail/31/4'],
      ['More from this shop', '/shop/3', '/detail/21/3'],
    ]),
  )
})

test('each row has ten products at most', async () => {
  goods({
    ofShop: [...ten, 31].map((id) => card(id, 3)),
    similar: [...ten, 31].map((id) => card(id, 4)),
  })
  const place = await bindings.show(<MoreGoods product={aProduct()} />)
  await soon(() => expect(rows(place)).not.toEqual([]))
  expect(rows(place)).toEqual([
    ['More from this shop', '/shop/3', ...ten.map((id) => `/detail/${id}/3`)],
    ['You may also like', ...ten.map((id) => `/detail/${id}/4`)],
  ])
})

test.each([
  { of: 'others of the shop', ofShop: null, similar: [card(31, 4)], viewed: true },
  { of: 'what is like it', ofShop: [card(21, 3)], similar: null, viewed: true },
  { of: 'what was seen before', ofShop: [card(21, 3)], similar: [card(31, 4)], viewed: false },
])('nothing is shown until $of is known too: it would push the rest down', async (given) => {
  seen(51)
  goods(given)
  if (!given.viewed) bindings.answers(listCards, () => new Promise(() => {}))
  const place = await bindings.show(<MoreGoods product={aProduct()} />)
  await soon(() => expect(bindings.askedFor(listCards)).toHaveLength(1))
  expect(place.textContent).toBe('')
})

test.each([
  { seenBefore: [], expected: [] },
  { seenBefore: [51, 52], expected: [['Recently viewed', '/detail/52/3', '/detail/51/3']] },
])('with $seenBefore viewed, Home offers them again', async (given) => {
  seen(...given.seenBefore)
  const place = await bindings.show(<ContinueLooking />)
  await soon(() => expect(rows(place)).toEqual(given.expected))
})

test('each category of Home has a row of its goods that leads to all of them', async () => {
  bindings.answers(listProducts, ({ query }: Asked) =>
    aProductPage(query?.['category'] === '2' ? [card(21, 3), card(22, 4)] : []),
  )
  const categories = [
    aCategoryCard({ id: 1, name: 'Empty' }),
    aCategoryCard({ id: 2, name: 'Kitchen' }),
  ]
  const place = await bindings.show(<CategoryShelves categories={categories} />)
  await soon(() => expect(rows(place)).toHaveLength(1))
  expect([rows(place), place.querySelector('a')?.textContent]).toEqual([
    [['Kitchen', '/explore?category=2', '/detail/21/3', '/detail/22/4']],
    'All of Kitchen',
  ])
})
