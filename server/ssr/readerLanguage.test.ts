import { expect, test } from 'vitest'
import { readerCountry } from './readerLanguage.ts'

test.each([
  ['country=IE', 'en-GB', 'IE'],
  ['auth=abc; country=DE-guessed', undefined, 'DE'],
  ['country=XX', 'en-GB,en;q=0.9', 'GB'],
  [undefined, 'ja,en-US;q=0.9', null],
  [undefined, 'en-KP', null],
  [undefined, ';;q=,,', null],
  [undefined, undefined, null],
])('with the cookies %s and the header %s the country is %s', (cookies, accepted, country) => {
  expect(readerCountry(cookies, accepted)).toBe(country)
})
