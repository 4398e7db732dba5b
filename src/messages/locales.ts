import type { MessageFormatElement } from 'react-intl'

export type CompiledMessages = Record<string, MessageFormatElement[]>

/** The spec's language codes to what the platform calls them. */
const platformLocales = {
  en: { locale: 'en', htmlLang: 'en' },
  'zh-CN': { locale: 'zh-CN', htmlLang: 'zh-CN' },
  ri: { locale: 'ja', htmlLang: 'ja' },
  han: { locale: 'ko', htmlLang: 'ko' },
  tai: { locale: 'th-u-ca-gregory', htmlLang: 'th' },
} as const

export type MessageLanguage = keyof typeof platformLocales

/** For `Intl` and `<html lang>`. Thai keeps the Gregorian calendar: its own counts from 543 BC. */
export function platformLocale(code: MessageLanguage) {
  return platformLocales[code]
}

const compiled = import.meta.glob<CompiledMessages>(['./compiled/*.json', '!./compiled/en.json'], {
  import: 'default',
})

/** The texts of one language. English needs none: it stands in the source, and fills the holes of the others. */
export async function loadMessages(code: MessageLanguage): Promise<CompiledMessages> {
  if (code === 'en') return {}
  const load = compiled[`./compiled/${code}.json`]
  if (load === undefined) throw new Error(`no messages for ${code}`)
  return load()
}

export function isLanguageReady(code: MessageLanguage): boolean {
  return code === 'en' || `./compiled/${code}.json` in compiled
}
