import Cookies from 'js-cookie'
import { authCookieDays, languageCookieDays } from '../constants.ts'
import { languageCodes } from '../../contract/languageCodes.ts'
import type { LanguageCode } from '../../contract/fields.ts'

const authCookie = 'auth'
const languageCookie = 'language'
const readerCookie = 'reader'
const readerCookieDays = 365
const secondsPerDay = 86_400

export function readToken(): string | null {
  return Cookies.get(authCookie) ?? null
}

export function storeToken(token: string): void {
  Cookies.set(authCookie, token, cookieOptions(authCookieDays))
}

export function removeToken(): void {
  Cookies.remove(authCookie)
}

export function readLanguage(): LanguageCode | null {
  const stored = Cookies.get(languageCookie)
  return languageCodes.find((code) => code === stored) ?? null
}

export function storeLanguage(code: LanguageCode): void {
  Cookies.set(languageCookie, code, cookieOptions(languageCookieDays))
}

/**
 * Stores the time zone and screen width, so that the server renders a shopper's own pages like this
 * browser.
 */
export function storeReader(isWide: boolean): void {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  Cookies.set(
    readerCookie,
    `${timeZone} ${isWide ? 'wide' : 'narrow'}`,
    cookieOptions(readerCookieDays),
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
