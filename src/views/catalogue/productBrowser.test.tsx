// @vitest-environment happy-dom
import { act } from 'react'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { listProducts } from '../../../contract/catalogue.ts'
import { aProductCard, aProductPage } from '../../../tests/factories/catalogueAnswers.ts'
import { aProduct } from '../../../tests/factories/productAnswers.ts'
import { openBindings, soon, type Asked, type Bindings } from '../../../tests/support/bindings.tsx'
import { onPhone } from '../../../tests/support/onPhone.ts'
import { openSheet, sheetsLeft } from '../../../tests/support/openSheet.ts'
import { outlineOf } from '../../../tests/support/outline.ts'
import { shownAt } from '../../../tests/support/shownAt.tsx'
import { ProductBrowser } from './productBrowser.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())
afterAll(sheetsLeft)

type Fixed = Parameters<typeof ProductBrowser>[0]['fixed']

async function shown(query: string, { fixed }: { fixed?: Fixed } = {}) {
  const place = await shownAt(`/explore${query}`, {
    bindings,
    route: '/explore',
    screen: <ProductBrowser fixed={fixed} above={<p>{'The newest of all'}</p>} />,
  })
  const total = () => place.querySelector('p[role=status]')?.textContent
  await soon(() => expect(total()).not.toBe(''))
  return place
}

const found = aProductPage([aProductCard()])
const nothing = aProductPage([])

test('products stand below their screen’s content, with their number', async () => {
  bindings.answers(listProducts, found)
  const place = await shown('')
  const [, goods] = place.firstElementChild!.children
  expect(outlineOf(goods!).filter((line) => !line.startsWith('select'))).toEqual([
    'The newest of all',
    'p role=status | 1 product',
    'button type=button | Filter',
    'div data-pulled=true | div data-phase=resting role=status | div aria-busy=false | a href=/detail/20/3 | span data-picture-of=/detail/20/3 | img alt= | Canvas tote$10.0012 sold | button type=button aria-pressed=false aria-label=Favourite: Canvas tote | div role=status | No more',
  ])
})

test.each([
  { query: '?q=tote', expected: ['Shops', '/shop/3'] },
  { query: '', expected: [undefined] },
])('shops stand above the products of a search only: "$query"', async (given) => {
  bindings.answers(listProducts, { ...found, shops: [aProduct().shop] })
  const place = await shown(given.query)
  const shops = place.querySelector('section:has([href="/shop/3"])')
  expect([
    shops?.querySelector('h2')?.textContent,
    ...[...(shops?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href')),
  ]).toEqual(given.expected)
})

test.each([
  { of: 'goods', page: found, query: '', isBare: null, column: ['Filter'] },
  { of: 'goods by a filter', page: found, query: '?inStock=1', isBare: null, column: ['Filter'] },
  {
    of: 'no goods by a filter',
    page: nothing,
    query: '?inStock=1',
    isBare: null,
    column: ['Filter'],
  },
  { of: 'no goods at all', page: nothing, query: '', isBare: 'true', column: [] },
  {
    of: 'no goods of a shop',
    page: nothing,
    query: '',
    fixed: { shop: [3] },
    isBare: 'true',
    column: [],
  },
])('with $of, the filters are shown or take no room', async (given) => {
  bindings.answers(listProducts, given.page)
  const place = await shown(given.query, given)
  const column = () => [...place.querySelectorAll('aside h2')].map(({ textContent }) => textContent)
  await soon(() => expect(column()).toEqual(given.column))
  expect(place.firstElementChild?.getAttribute('data-bare')).toBe(given.isBare)
})

test('on a phone the sheet of filters opens and closes on request', async () => {
  onPhone()
  bindings.answers(listProducts, found)
  const place = await shown('')
  await act(async () => {})
  const before = [openSheet(), place.querySelector('aside')?.textContent]
  await act(async () => place.querySelector<HTMLElement>('select + button')?.click())
  await soon(() => expect(openSheet()).not.toBeNull())
  const title = openSheet()?.querySelector('h2')?.textContent
  await act(async () => openSheet()?.querySelector<HTMLElement>('footer button')?.click())
  await soon(() => expect(openSheet()).toBeNull())
  expect([before, title]).toEqual([[null, ''], 'Filter'])
})

test('a search without results asks for other words', async () => {
  bindings.answers(listProducts, nothing)
  const place = await shown('?q=zeppelin')
  expect(outlineOf(place.querySelector('[data-pulled] [aria-hidden]')!.parentElement!)).toEqual([
    'span aria-hidden=true',
    'No matching products',
    'Try another word, or a shorter one.',
  ])
})

test('filters without results can be cleared, and the search words stay', async () => {
  bindings.answers(listProducts, nothing)
  const place = await shown('?q=tote&inStock=1&minRating=4&sort=newest')
  const clear = [...place.querySelectorAll('button')].at(-1)
  const hint = clear?.previousElementSibling?.textContent
  await act(async () => clear?.click())
  await soon(() => expect(window.location.search).toBe('?q=tote&sort=newest'))
  expect([hint, clear?.textContent]).toEqual(['Try fewer filters.', 'Clear filters'])
})

test('a corrected search says so, and can be repeated as it was typed', async () => {
  bindings.answers(listProducts, ({ query }: Asked) =>
    query?.['exact'] === 'true' ? nothing : { ...found, corrected: 'kettle' },
  )
  const place = await shown('?q=ketle')
  const notice = () => place.querySelector('p:has(strong)')
  expect(outlineOf(notice()!)).toEqual([
    'Showing results for kettle',
    'button type=button | Search instead for ketle',
  ])
  await act(async () => notice()?.querySelector('button')?.click())
  await soon(() => expect(notice()).toBeNull())
  expect(location.search).toBe('?q=ketle&exact=true')
})

test('a search that finds nothing shows what is popular', async () => {
  bindings.answers(listProducts, ({ query }: Asked) => (query?.['q'] === '%' ? nothing : found))
  const place = await shown('?q=%25')
  await soon(() =>
    expect([...place.querySelectorAll('section')].map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Popular goods'),
    ]),
  )
})
