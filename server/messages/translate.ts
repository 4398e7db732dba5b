import { createIntl, createIntlCache, type IntlShape } from '@formatjs/intl'
import type { LanguageCode } from '../../contract/fields.ts'
import { platformLocales } from '../../contract/locales.ts'
import type { Refusal } from '../domain/kernel/errors.ts'
import { refusalTexts } from './refusals/texts.ts'

const cache = createIntlCache()
const shapes = new Map<LanguageCode, IntlShape<string>>()

/** Formats the refusal in the shopper's language. */
export function refusalMessage(refusal: Refusal, lang: LanguageCode): string {
  return intlFor(lang).formatMessage(
    { id: refusal.reason, defaultMessage: refusalTexts.en[refusal.reason] },
    plainArguments(refusal.data),
  )
}

function intlFor(lang: LanguageCode): IntlShape<string> {
  const known = shapes.get(lang)
  if (known) return known
  const intl = createIntl<string>(
    {
      locale: platformLocales[lang].locale,
      messages: refusalTexts[lang] ?? refusalTexts.en,
      onError: () => {},
    },
    cache,
  )
  shapes.set(lang, intl)
  return intl
}

function plainArguments(data: unknown): Record<string, string | number> {
  if (!data || typeof data !== 'object') return {}
  return Object.fromEntries(
    Object.entries(data).filter((entry): entry is [string, string | number] =>
      ['string', 'number'].includes(typeof entry[1]),
    ),
  )
}
