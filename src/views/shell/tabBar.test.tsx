// @vitest-environment happy-dom
import { act, useState } from 'react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { countNotices } from '../../../contract/notices.ts'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { outlineOf } from '../../../tests/support/outline.ts'
import { CartCountContext } from '../cart/cartCount.ts'
import { GuestCartContext } from '../cart/guestCart.ts'
import { shownWith } from '../../../tests/support/shownWith.tsx'
import { TabBar } from './tabBar.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

const cart = 'a href=/bag | span aria-hidden=true | 22 pieces | Cart'

test.each([
  {
    of: 'shopper',
    loggedIn: true,
    expected: [
      'a aria-current=page href=/home | Home',
      'a href=/explore | Explore',
      cart,
      'a href=/filter | span aria-hidden=true | 33 unread notifications | Me',
    ],
  },
  {
    of: 'guest',
    loggedIn: false,
    expected: [
      'a aria-current=page href=/home | Home',
      'a href=/explore | Explore',
      cart,
      'a href=/filter | Me',
    ],
  },
])('the tabs of a $of mark the current screen and show badges', async ({ loggedIn, expected }) => {
  bindings.answers(countNotices, { unread: 3 })
  const { place } = await shown({ loggedIn })
  await soon(() => expect(place.textContent).toContain(loggedIn ? 'unread' : 'Me'))
  expect(outlineOf(place)).toEqual(expected)
  const strokes = [...place.querySelectorAll('svg')].map((each) =>
    each.getAttribute('stroke-width'),
  )
  expect([strokes, bindings.askedFor(countNotices).length]).toEqual([
    ['2.25', '1.75', '1.75', '1.75'],
    loggedIn ? 1 : 0,
  ])
})

test('a tab returns to its screen’s last filter', async () => {
  const { place, goTo } = await shown({ path: '/explore', search: 'category=3' })
  const led: unknown[] = []
  const hrefsNow = () =>
    [...place.querySelectorAll('a')].map((tab) => tab.getAttribute('href')).join(' ')
  for (const next of [
    { path: '/home' },
    { path: '/detail/20', search: 'from=tea', hidden: true },
    { path: '/explore' },
  ]) {
    led.push(hrefsNow())
    await goTo(next)
  }
  expect([...led, hrefsNow()]).toEqual([
    '/home /explore?category=3 /bag /filter',
    '/home /explore?category=3 /bag /filter',
    '/home /explore?category=3 /bag /filter',
    '/home /explore /bag /filter',
  ])
})

test('a tap on the current tab scrolls up, on another opens its screen, and a guest’s cart opens as a sheet', async () => {
  const { href } = window.location
  window.history.replaceState(null, '', '/home')
  const app = document.body.appendChild(document.createElement('div'))
  app.id = 'app'
  const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  onTestFinished(() => {
    scroll.mockRestore()
    app.remove()
    window.history.replaceState(null, '', href)
  })
  const { place, open } = await shown({})
  const led: unknown[] = []
  for (const tab of ['/home', '/bag', '/explore']) {
    await act(async () => place.querySelector<HTMLElement>(`a[href="${tab}"]`)?.click())
    led.push([window.location.pathname, scroll.mock.calls.length, open.mock.calls.length])
  }
  expect(led).toEqual([
    ['/home', 1, 0],
    ['/home', 1, 1],
    ['/explore', 1, 1],
  ])
})

const onHome = { path: '/home', search: '', hidden: false }

async function shown({ loggedIn = false, ...given }: Partial<Parameters<typeof TabBar>[0]>) {
  const open = vi.fn()
  const { place, held } = await shownWith(
    bindings,
    () => useState({ ...onHome, ...given }),
    ([at]) => (
      <GuestCartContext value={{ isOffered: true, openedOn: null, open, close: () => {} }}>
        <CartCountContext value={2}>
          <TabBar {...at} loggedIn={loggedIn} />
        </CartCountContext>
      </GuestCartContext>
    ),
  )
  return {
    place,
    open,
    goTo: (next: Partial<typeof onHome>) => act(async () => held()[1]({ ...onHome, ...next })),
  }
}
