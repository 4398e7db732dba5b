import type { LanguageCode } from './fields.ts'
import { languageCodes } from './languageCodes.ts'

/**
 * Maps the spec's language codes to the platform's: `locale` for `Intl`, `htmlLang` for `<html
 * lang>`. Thai uses the Gregorian calendar: its default calendar counts from 543 BC.
 */
export const platformLocales = {
  en: { locale: 'en', htmlLang: 'en' },
  'zh-CN': { locale: 'zh-CN', htmlLang: 'zh-CN' },
  ri: { locale: 'ja', htmlLang: 'ja' },
  han: { locale: 'ko', htmlLang: 'ko' },
  tai: { locale: 'th-u-ca-gregory', htmlLang: 'th' },
} as const satisfies Record<LanguageCode, { locale: string; htmlLang: string }>

/**
 * Returns the language of the first supported tag, such as `ja-JP`; null when none is supported.
 */
export function languageFor(tags: readonly string[]): LanguageCode | null {
  const spoken = tags.map((tag) => languageCodes.find((code) => speaks(code, tag)))
  return spoken.find((code) => code !== undefined) ?? null
}

function speaks(code: LanguageCode, tag: string): boolean {
  return primary(platformLocales[code].htmlLang) === primary(tag)
}

function primary(tag: string): string {
  return tag.split('-', 1)[0]!.toLowerCase()
}
