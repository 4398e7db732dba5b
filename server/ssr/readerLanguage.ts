import * as v from 'valibot'
import { countryCodes } from '../../contract/countryCodes.ts'
import { languageCode, type LanguageCode } from '../../contract/fields.ts'
import { languageFor } from '../../contract/locales.ts'

const mostTags = 10

/** The language of a page: the cookie's, else the first supported one of the browser. */
export function readerLanguage(
  cookies: string | undefined,
  acceptLanguage: string | undefined,
): LanguageCode {
  const chosen = cookieIn(cookies, 'language')
  if (v.is(languageCode, chosen)) return chosen
  return languageFor(tagsIn(acceptLanguage ?? '')) ?? 'en'
}

/**
 * The delivery country of a page: the cookie's, else the region of the browser's first language. Null
 * where only the browser's clock could tell.
 */
export function readerCountry(
  cookies: string | undefined,
  acceptLanguage: string | undefined,
): string | null {
  const stored = cookieIn(cookies, 'country')?.split('-')[0]
  const [first = ''] = tagsIn(acceptLanguage ?? '')
  return [stored, regionOf(first)].find((code) => code && countryCodes.includes(code)) ?? null
}

function regionOf(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag).region
  } catch {
    return undefined
  }
}

/** Null where the browser sent none. */
export function cookieIn(cookies: string | undefined, name: string): string | null {
  const found = new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(cookies ?? '')
  return found?.[1] ?? null
}

/** Sorts tags by weight: `ja;q=0.5, ko` is `ko` before `ja`. */
function tagsIn(acceptLanguage: string): string[] {
  return acceptLanguage
    .split(',', mostTags)
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';')
      const weight = parameters.find((each) => each.trim().startsWith('q='))
      return { tag, weight: weight ? Number(weight.trim().slice(2)) || 0 : 1 }
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag)
}
