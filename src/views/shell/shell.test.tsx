// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
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
])('at $path, with the token $token, the shell leads to $redirects', async (given) => {
  bindings = openBindings({ token: given.token })
  window.history.replaceState(null, '', given.path)
  await bindings.show(<Shell />)
  expect(bindings.redirects).toEqual(given.redirects)
})

test('what is told for a moment is shown, the first and the next', async () => {
  bindings = openBindings({ token: null })
  window.history.replaceState(null, '', '/bag')
  await bindings.show(<Shell />)
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

function toast(): Element | null {
  return document.querySelector('[role=alertdialog], [role=dialog]')
}
