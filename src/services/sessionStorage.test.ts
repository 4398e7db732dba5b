// @vitest-environment happy-dom
import Cookies from 'js-cookie'
import { afterEach, expect, test, vi } from 'vitest'
import {
  readLanguage,
  readToken,
  removeToken,
  storeLanguage,
  storeToken,
} from './sessionStorage.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name)
})

test('a token is stored until it is removed', () => {
  const before = readToken()
  storeToken('token-1')
  const stored = readToken()
  removeToken()
  expect([before, stored, readToken()]).toEqual([null, 'token-1', null])
})

test.each([
  { stored: 'ri', read: 'ri' },
  { stored: 'tai', read: 'tai' },
  { stored: 'xx', read: null },
  { stored: '', read: null },
])('the stored language “$stored” is read as $read', ({ stored, read }) => {
  Cookies.set('language', stored)
  expect(readLanguage()).toBe(read)
})

test('the chosen language is the next one read', () => {
  storeLanguage('han')
  expect(readLanguage()).toBe('han')
})

test.each([
  { protocol: 'https:', secure: '; secure' },
  { protocol: 'http:', secure: '' },
])(
  'over $protocol, cookies go to the shop only and expire after three days',
  ({ protocol, secure }) => {
    vi.stubGlobal('location', { protocol })
    const written = vi.spyOn(document, 'cookie', 'set')
    storeToken('token-1')
    storeLanguage('han')
    const flags = `; path=/; max-age=259200; sameSite=Lax${secure}`
    expect(written.mock.calls).toEqual([[`auth=token-1${flags}`], [`language=han${flags}`]])
  },
)
