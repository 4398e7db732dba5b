import { expect, test } from 'vitest'
import { ownCallsAt } from './ownCalls.ts'
import { firstScreenAt } from './loaders.ts'

test('renders my orders with their list and the counts of their tabs', () => {
  expect(
    ownCallsAt({ path: '/myPurchases/2', search: 'q=lamp+7' }, 'ri', false).map(
      ({ address }) => address,
    ),
  ).toEqual([
    '/api/user/getUserInfo?lang=ri',
    '/api/user/order_list?status=2&q=lamp+7&lang=ri',
    '/api/order/counts?lang=ri',
  ])
})

test('includes the categories for the header of a desktop', () => {
  const addresses = (isWide: boolean) =>
    ownCallsAt({ path: '/payment', search: '' }, 'en', isWide).map(({ address }) => address)
  expect(addresses(true).filter((address) => !addresses(false).includes(address))).toEqual([
    '/api/notice/count?lang=en',
    '/api/catalogue/categories?lang=en',
  ])
})

test('includes the count of notices where its tab is shown', () => {
  const counts = (path: string, isWide: boolean) =>
    ownCallsAt({ path, search: '' }, 'en', isWide).filter(({ address }) =>
      address.startsWith('/api/notice/count'),
    ).length
  expect([
    counts('/filter', false),
    counts('/payment', false),
    counts('/payment', true),
    counts('/orderInfo/7', true),
  ]).toEqual([1, 0, 1, 1])
})

const at = (path: string, search = '', country: string | null = null) => {
  const screen = firstScreenAt({ path, search }, country)
  if (screen === null) return null
  const { calls, place, canonical, isFound } = screen
  return { asks: calls.map(({ key }) => key), place, canonical, isFound }
}

/** For the header of a desktop, on every page. */
const categories = '/api/catalogue/categories {}'

test('a product page loads the product and its first reviews', () => {
  expect(at('/detail/12/3', 'utm=x')).toEqual({
    asks: [
      '/api/catalogue/product {"id":12}',
      '/api/catalogue/reviews {"limit":5,"product":12}',
      categories,
    ],
    place: { path: '/detail/12/3', search: '' },
    canonical: '/detail/12',
    isFound: true,
  })
})

test('only the parts of a URL that change the screen make different pages', () => {
  expect(
    at('/explore', 'utm=x&category=3&sort=priceUp&category=1&minRating=9&inStock=false'),
  ).toEqual({
    asks: [
      '/api/catalogue/products {"category":[1,3],"inStock":false,"q":"","sort":"priceUp"}',
      categories,
    ],
    place: { path: '/explore', search: 'category=1&category=3&sort=priceUp' },
    canonical: '/explore?category=1&category=3&sort=priceUp',
    isFound: true,
  })
})

test.each([
  ['/home', '/api/catalogue/home {"country":"IE"}'],
  ['/explore', '/api/catalogue/products {"country":"IE","inStock":false,"q":"","sort":"popular"}'],
  [
    '/search?q=tea',
    '/api/catalogue/products {"country":"IE","inStock":false,"q":"tea","sort":"popular"}',
  ],
])('%s asks for the goods in the order of the delivery country', (address, call) => {
  const [path = '', search] = address.split('?')
  expect(at(path, search, 'IE')?.asks[0]).toBe(call)
})

test("a shop's list stays with the shop, also when the URL names another", () => {
  expect(at('/shop/4', 'shop=9&q=tea')).toEqual({
    asks: [
      '/api/catalogue/shop {"id":4}',
      '/api/catalogue/products {"inStock":false,"q":"tea","shop":[4],"sort":"popular"}',
      categories,
    ],
    place: { path: '/shop/4', search: 'q=tea' },
    canonical: '/shop/4?q=tea',
    isFound: true,
  })
})

test('search shows popular terms until there are words, and is never indexed', () => {
  expect([at('/search'), at('/searchs', 'q=tea')]).toEqual([
    {
      asks: ['/api/catalogue/popular {}', categories],
      place: { path: '/search', search: '' },
      canonical: null,
      isFound: true,
    },
    {
      asks: ['/api/catalogue/products {"inStock":false,"q":"tea","sort":"popular"}', categories],
      place: { path: '/searchs', search: 'q=tea' },
      canonical: null,
      isFound: true,
    },
  ])
})

test('search words are cut to their maximum length', () => {
  expect(at('/search', `q=${'a'.repeat(101)}`)?.place.search).toBe(`q=${'a'.repeat(100)}`)
})

test('sign-in loads only the categories and preserves a redirect target of limited length', () => {
  expect([
    at('/login', 'returnTo=%2Fbag&x=1'),
    at('/login', `returnTo=/${'a'.repeat(300)}`),
  ]).toEqual([
    {
      asks: [categories],
      place: { path: '/login', search: 'returnTo=%2Fbag' },
      canonical: null,
      isFound: true,
    },
    null,
  ])
})

test('an invalid id is not found, and loads only the categories', () => {
  const nothing = { asks: [categories], canonical: null, isFound: false }
  expect([at('/detail/abc'), at('/shop')]).toEqual([
    { ...nothing, place: { path: '/detail/abc', search: '' } },
    { ...nothing, place: { path: '/shop', search: '' } },
  ])
})

test('personal screens load only the categories', () => {
  expect(at('/orderInfo/7', 'a=b')).toEqual({
    asks: [categories],
    place: { path: '/orderInfo/7', search: '' },
    canonical: null,
    isFound: true,
  })
})
