// @vitest-environment happy-dom
import Cookies from 'js-cookie'
import { afterEach, expect, test } from 'vitest'
import {
  readLanguage,
  readToken,
  removeToken,
  storeLanguage,
  storeToken,
} from './sessionStorage.ts'

afterEach(() => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name)
})

test('a token is kept until it is removed', () => {
  const before = readToken()
  storeToken('token-1')
  const kept = readToken()
  removeToken()
  expect([before, kept, readToken()]).toEqual([null, 'token-1', null])
})

test.each([
  { kept: 'ri', read: 'ri' },
  { kept: 'tai', read: 'tai' },
  { kept: 'xx', read: null },
  { kept: '', read: null },
])('of the language “$kept” is read $read', ({ kept, read }) => {
  Cookies.set('language', kept)
  expect(readLanguage()).toBe(read)
})

test('a language that was chosen is the one read next', () => {
  storeLanguage('han')
  expect(readLanguage()).toBe('han')
})
