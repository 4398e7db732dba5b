import { expect, test } from 'vitest'
import { readerLanguage } from './readerLanguage.ts'

test.each([
  ['auth=abc; language=ri', 'ko', 'ri'],
  ['language=klingon', 'ko-KR,ko;q=0.9,en;q=0.8', 'han'],
  [undefined, 'en;q=0.5, th;q=0.9', 'tai'],
  [undefined, 'de, fr;q=0.8, zh-TW;q=0.3', 'zh-CN'],
  [undefined, 'ja;q=0, de', 'en'],
  [undefined, ';;q=,,', 'en'],
  [undefined, undefined, 'en'],
])('with the cookies %s and the header %s the language is %s', (cookies, accepted, code) => {
  expect(readerLanguage(cookies, accepted)).toBe(code)
})
