// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { shownIn } from '../../../tests/support/shownIn.tsx'
import { toasts } from '../actors/toasts.ts'
import { Shell } from './shell.tsx'

let bindings: Bindings
afterEach(async () => {
  await act(() => vi.dynamicImportSettled())
  await bindings.close()
})

test.each([
  { path: '/bag?tab=2', token: null, redirects: ['/login?returnTo=%2Fbag%3Ftab%3D2'] },
  { path: '/login?returnTo=%2Fbag', token: 'token-1', redirects: ['/bag'] },
  { path: '/', token: null, redirects: ['/home'] },
  { path: '/', token: 'token-1', redirects: ['/home'] },
])('at $path with the token $token, the shell redirects to $redirects', async (given) => {
  bindings = openBindings({ token: given.token })
  window.history.replaceState(null, '', given.path)
  await shownIn('en', bindings, <Shell />)
  expect(bindings.redirects).toEqual(given.redirects)
})

test('toasts are shown, the first and the next', async () => {
  bindings = openBindings({ token: null })
  window.history.replaceState(null, '', '/bag')
  await shownIn('en', bindings, <Shell />)
  const shown: (string | undefined)[] = []
  for (const text of ['Please login first', 'Saved']) {
    let close = () => {}
    await act(async () => {
      close = toasts.show('plain', { text })
    })
    await soon(() => expect(toast()?.textContent).toBe(text))
    shown.push(toast()?.textContent)
    await act(async () => close())
  }
  expect(shown).toEqual(['Please login first', 'Saved'])
})

test.each([
  { path: '/bag', hasTabs: 'true', skipsTo: ['Skip to content', 'Skip to navigation'] },
  { path: '/checkout', hasTabs: null, skipsTo: ['Skip to content'] },
])('the tab bar is shown on its own screens only: $path', async ({ path, ...observed }) => {
  bindings = openBindings({ token: null })
  window.history.replaceState(null, '', path)
  const place = await shownIn('en', bindings, <Shell />)
  const shell = place.firstElementChild
  expect({
    hasTabs: shell?.getAttribute('data-tabs'),
    skipsTo: [...(shell?.firstElementChild?.children ?? [])].map((each) => each.textContent),
  }).toEqual(observed)
  expect(place.querySelector<HTMLElement>('#tabs')?.hidden).toBe(path === '/checkout')
})

test('a screen gets its title and parameters, and the page scrolls to its top only for another screen', async () => {
  bindings = openBindings({ token: null })
  const scrolled = watchScrolling()
  window.history.replaceState(null, '', '/login?returnTo=%2Fbag')
  const place = await shownIn('en', bindings, <Shell />)
  await soon(() => expect(place.querySelector('main a')).not.toBeNull())
  const observed: unknown[] = []
  for (const next of ['/login?returnTo=%2Fcheckout', '/nowhere', null]) {
    const links = place.querySelectorAll('main a[href^="/register"]')
    const seen = [...links].filter((link) => !link.closest('[style*=none]'))
    observed.push([document.title, seen.map((link) => link.getAttribute('href')), scrolled()])
    if (next !== null) await act(async () => window.history.pushState(null, '', next))
  }
  expect(observed).toEqual([
    ['Sign in · Harborlane', ['/register?returnTo=%2Fbag'], 0],
    ['Sign in · Harborlane', ['/register?returnTo=%2Fcheckout'], 0],
    ['Page not found · Harborlane', [], 1],
  ])
})

/** Counts how often the page was scrolled to the top of its screen. */
function watchScrolling() {
  const app = document.body.appendChild(document.createElement('div'))
  app.id = 'app'
  const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  onTestFinished(() => {
    scroll.mockRestore()
    app.remove()
  })
  return () => scroll.mock.calls.length
}

function toast(): Element | null {
  return document.querySelector('[role=alertdialog], [role=dialog]')
}
