import Cookies from 'js-cookie'
import { countryCodes } from '../../contract/countryCodes.ts'
import { preferenceDays, sessionDays } from '../../contract/limits.ts'
import { languageCodes } from '../../contract/languageCodes.ts'
import type { LanguageCode } from '../../contract/fields.ts'

const authCookie = 'auth'
const languageCookie = 'language'
const countryCookie = 'country'
/** The inline script of index.html reads it as well. */
const schemeCookie = 'scheme'
const readerCookie = 'reader'
const secondsPerDay = 86_400

export function readToken(): string | null {
  return Cookies.get(authCookie) ?? null
}

export function storeToken(token: string): void {
  Cookies.set(authCookie, token, cookieOptions(sessionDays))
}

export function removeToken(): void {
  Cookies.remove(authCookie)
}

export function readLanguage(): LanguageCode | null {
  const stored = Cookies.get(languageCookie)
  return languageCodes.find((code) => code === stored) ?? null
}

export function storeLanguage(code: LanguageCode): void {
  Cookies.set(languageCookie, code, cookieOptions(sessionDays))
}

/** A delivery country as the cookie has it: one that was guessed gives way to a better guess. */
export interface StoredCountry {
  country: string
  isChosen: boolean
}

/** The cookie as it stands, for comparing; see {@link readCountry}. */
export function readCountryCookie(): string | null {
  return Cookies.get(countryCookie) ?? null
}

export function readCountry(cookie = readCountryCookie()): StoredCountry | null {
  const [country, guessed] = (cookie ?? '').split('-')
  return country && countryCodes.includes(country)
    ? { country, isChosen: guessed === undefined }
    : null
}

export function storeCountry({ country, isChosen }: StoredCountry): void {
  Cookies.set(countryCookie, isChosen ? country : `${country}-guessed`, cookieOptions(sessionDays))
}

export type Scheme = 'system' | 'light' | 'dark'

export function readScheme(): Scheme {
  const stored = Cookies.get(schemeCookie)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

export function storeScheme(scheme: Scheme): void {
  if (scheme === 'system') Cookies.remove(schemeCookie)
  else Cookies.set(schemeCookie, scheme, cookieOptions(preferenceDays))
}

/** Lets the server date and lay out a shopper's own pages as this browser does. */
export function storeReader(isWide: boolean): void {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  Cookies.set(
    readerCookie,
    `${timeZone} ${isWide ? 'wide' : 'narrow'}`,
    cookieOptions(preferenceDays),
  )
}

/** Uses a duration: an expiry date would depend on the device's clock. */
function cookieOptions(days: number): Cookies.CookieAttributes {
  return {
    'max-age': `${days * secondsPerDay}`,
    sameSite: 'Lax',
    secure: location.protocol === 'https:',
  }
}
