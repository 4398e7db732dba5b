import type { LanguageCode } from './fields.ts'

/**
 * The spec's language codes to what the platform calls them: `locale` for `Intl`, `htmlLang` for
 * `<html lang>`. Thai keeps the Gregorian calendar: its own counts from 543 BC.
 */
export const platformLocales = {
  en: { locale: 'en', htmlLang: 'en' },
  'zh-CN': { locale: 'zh-CN', htmlLang: 'zh-CN' },
  ri: { locale: 'ja', htmlLang: 'ja' },
  han: { locale: 'ko', htmlLang: 'ko' },
  tai: { locale: 'th-u-ca-gregory', htmlLang: 'th' },
} as const satisfies Record<LanguageCode, { locale: string; htmlLang: string }>
