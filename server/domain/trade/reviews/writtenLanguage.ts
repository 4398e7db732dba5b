import type { LanguageCode } from '../../../../contract/fields.ts'

const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u

const scripts: readonly (readonly [RegExp, LanguageCode])[] = [
  [/\p{Script=Hangul}/u, 'han'],
  [/\p{Script=Thai}/u, 'tai'],
  [/\p{Script=Han}/u, 'zh-CN'],
  [/\p{Script=Latin}/u, 'en'],
]

/**
 * The language of a text by its script. The writer's own decides where the script can't: Chinese
 * characters without kana may be Japanese, and figures or symbols belong to every language.
 */
export function writtenLanguage(text: string, own: LanguageCode): LanguageCode {
  if (kana.test(text)) return 'ri'
  const found = scripts.find(([script]) => script.test(text))?.[1] ?? own
  return found === 'zh-CN' && own === 'ri' ? own : found
}
