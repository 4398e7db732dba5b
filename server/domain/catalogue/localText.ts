import type { LanguageCode } from '../../../contract/fields.ts'
import type { Texts } from '../../db/schema/catalogue.ts'

export function localText(texts: Texts, language: LanguageCode): string {
  return texts[language] || texts.en
}
