// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { listCategories } from '../../../contract/catalogue.ts'
import { countNotices } from '../../../contract/notices.ts'
import { aCategoryCard } from '../../../tests/factories/catalogueAnswers.ts'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { shownIn } from '../../../tests/support/shownIn.tsx'
import { SiteFooter } from './siteFooter.tsx'
import { SiteHeader } from './siteHeader.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings({ token: null })
  bindings.answers(listCategories, {
    list: [aCategoryCard({ id: 1, name: 'Toys' }), aCategoryCard({ id: 2, name: 'Kitchen' })],
  })
})
afterEach(() => bindings.close())

test.each([
  { path: '/home', search: '', current: [] },
  { path: '/explore', search: '', current: ['Explore'] },
  { path: '/explore', search: 'category=2&sort=newest', current: ['Kitchen'] },
  { path: '/search', search: 'category=2', current: [] },
  { path: '/filter', search: '', current: ['Me'] },
])('the header of a desktop marks the current link: $path $search', async ({ current, ...at }) => {
  const place = await shownIn('en', bindings, <SiteHeader {...at} loggedIn={false} />)
  await soon(() => expect(place.textContent).toContain('Kitchen'))
  const marked = [...place.querySelectorAll('a[aria-current=page]')]
  expect(marked.map((link) => link.textContent)).toEqual(current)
})

test('the header links to home, country, languages, account, cart and categories', async () => {
  const place = await shownIn('en', bindings, <SiteHeader {...onHome} loggedIn={false} />)
  await soon(() => expect(place.textContent).toContain('Kitchen'))
  const stops = [...place.querySelectorAll('a, button, input')].map((stop) => [
    stop.getAttribute('href'),
    stop.getAttribute('aria-label') ?? stop.textContent,
  ])
  expect(stops).toEqual([
    ['/home', 'Harborlane'],
    [null, 'Search products and shops'],
    [null, 'Deliver to United States'],
    [null, 'Language'],
    ['/filter', 'Me'],
    ['/bag', 'Cart, empty'],
    ['/explore', 'Explore'],
    ['/explore?category=1', 'Toys'],
    ['/explore?category=2', 'Kitchen'],
  ])
})

test('a shopper sees the number of unread notifications', async () => {
  await bindings.close()
  bindings = openBindings()
  bindings.answers(countNotices, { unread: 3 })
  const place = await shownIn('en', bindings, <SiteHeader {...onHome} loggedIn />)
  await soon(() =>
    expect(place.querySelector('a[href="/filter"]')?.textContent).toBe('33 unread notificationsMe'),
  )
})

test.each([
  { typed: ' green tea ', to: '/search?q=green+tea' },
  { typed: '  ', to: '/search' },
])('a search for "$typed" in the header opens $to', async ({ typed, to }) => {
  const { href } = window.location
  onTestFinished(() => window.history.replaceState(null, '', href))
  const place = await shownIn('en', bindings, <SiteHeader {...onHome} loggedIn={false} />)
  const input = place.querySelector('input')
  await act(async () => {
    if (input) input.value = typed
    input?.form?.requestSubmit()
  })
  expect([window.location.pathname + window.location.search, input?.value]).toEqual([to, ''])
})

test.each([
  { isWide: true, path: '/home', shown: [true, true] },
  { isWide: true, path: '/order', shown: [true, true] },
  { isWide: false, path: '/home', shown: [false, true] },
  { isWide: false, path: '/order', shown: [false, false] },
])('header and footer on a wide screen ($isWide) at $path: $shown', async (of) => {
  vi.stubGlobal('matchMedia', () => ({
    matches: of.isWide,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  onTestFinished(() => void vi.unstubAllGlobals())
  const header = await shownIn(
    'en',
    bindings,
    <SiteHeader path={of.path} search="" loggedIn={false} />,
  )
  const footer = await shownIn('en', bindings, <SiteFooter path={of.path} />)
  expect([header, footer].map((place) => place.querySelector('nav') !== null)).toEqual(of.shown)
})

const onHome = { path: '/home', search: '' }
