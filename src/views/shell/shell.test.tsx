// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
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
