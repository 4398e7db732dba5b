// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { languageList } from '../../../contract/account.ts'
import { heldBy, openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { isLanguageReady } from '../../messages/locales.ts'
import { useLanguages } from './useLanguages.ts'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings({ token: null })
})
afterEach(() => bindings.close())

test('the shop’s languages keep its order and have their names', async () => {
  bindings.answers(languageList, {
    list: [
      { file_name: 'ri', language_name: '日本語', chinese_name: '日语' },
      { file_name: 'en', language_name: 'English', chinese_name: '英语' },
    ],
  })
  const held = await heldBy(bindings, () => useLanguages())
  await soon(() => expect(held().state).toBe('filled'))
  expect(held().data).toEqual([
    { code: 'ri', name: '日本語', isReady: isLanguageReady('ri') },
    { code: 'en', name: 'English', isReady: true },
  ])
})
