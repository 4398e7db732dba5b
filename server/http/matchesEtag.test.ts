import { expect, test } from 'vitest'
import { matchesEtag } from './matchesEtag.ts'

test.for([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a" ,"c"', true],
  ['*', true],
  ['"b"', false],
  ['W/"b", "aa"', false],
  ['', false],
  [null, false],
] as const)('If-None-Match: %s', ([given, isMatch]) => {
  expect(matchesEtag(given, '"a"')).toBe(isMatch)
})
