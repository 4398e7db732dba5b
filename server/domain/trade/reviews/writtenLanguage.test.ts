import { expect, test } from 'vitest'
import { writtenLanguage } from './writtenLanguage.ts'

test.each([
  ['Carries a week.', 'en', 'en'],
  ['Carries a week.', 'han', 'en'],
  ['很轻，也很结实。', 'en', 'zh-CN'],
  ['とても軽いです。', 'zh-CN', 'ri'],
  ['最高', 'ri', 'ri'],
  ['最高', 'zh-CN', 'zh-CN'],
  ['가볍고 튼튼해요. Very good!', 'en', 'han'],
  ['เบาและทนทาน', 'en', 'tai'],
  ['10/10 👍', 'tai', 'tai'],
] as const)('"%s" by a reader of %s is written in %s', (text, own, expected) => {
  expect(writtenLanguage(text, own)).toBe(expected)
})
