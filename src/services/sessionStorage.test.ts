// @vitest-environment happy-dom
import Cookies from 'js-cookie'
import { afterEach, expect, test, vi } from 'vitest'
import {
  readCountry,
  readLanguage,
  readToken,
  removeToken,
  storeCountry,
  storeLanguage,
  storeReader,
  storeScheme,
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

test.each([
  { stored: 'IE', read: { country: 'IE', isChosen: true } },
  { stored: 'IE-guessed', read: { country: 'IE', isChosen: false } },
  { stored: 'XX', read: null },
  { stored: '', read: null },
])('the stored country “$stored” is read as $read', ({ stored, read }) => {
  Cookies.set('country', stored)
  expect(readCountry()).toEqual(read)
})

test('a language that was chosen is the one read next', () => {
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
    storeCountry({ country: 'IE', isChosen: true })
    const flags = `; path=/; max-age=259200; sameSite=Lax${secure}`
    expect(written.mock.calls).toEqual([
      [`auth=token-1${flags}`],
      [`language=han${flags}`],
      [`country=IE${flags}`],
    ])
  },
)

test('the cookies for appearance and reader last a year, and there are no others', () => {
  vi.stubGlobal('location', { protocol: 'https:' })
  const written = vi.spyOn(document, 'cookie', 'set')
  const options = new Intl.DateTimeFormat().resolvedOptions()
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...options,
    timeZone: 'Asia/Tokyo',
  })
  storeScheme('dark')
  storeReader(true)
  const flags = '; path=/; max-age=31536000; sameSite=Lax; secure'
  expect(written.mock.calls).toEqual([
    [`scheme=dark${flags}`],
    [`reader=Asia/Tokyo%20wide${flags}`],
  ])
})
