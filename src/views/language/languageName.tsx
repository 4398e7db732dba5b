import { useIntl } from 'react-intl'
import { platformLocales } from '../../../contract/locales.ts'
import { useLanguage } from './useLanguage.tsx'

/** The language of the interface, in that language. Chinese is named by its script. */
export function LanguageName() {
  const intl = useIntl()
  const { htmlLang } = platformLocales[useLanguage().shown]
  const named = htmlLang === 'zh-CN' ? 'zh-Hans' : htmlLang
  return intl.formatDisplayName(named, { type: 'language' })
}
