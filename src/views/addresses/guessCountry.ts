import { countryCodes } from './countries.ts'

interface Hints {
  languages: readonly string[]
  timeZone: string
}

/**
 * Guesses the shopper's country from the region of their languages, else from their time zone.
 * Empty if neither names one.
 */
export function guessCountry({ languages, timeZone }: Hints = browserHints()): string {
  return languages.map(regionOf).find(isServed) ?? countryOf(timeZone) ?? ''
}

function browserHints(): Hints {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return { languages: navigator.languages, timeZone }
}

/** Undefined for a language without a region, because English is spoken everywhere. */
function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).region
  } catch {
    return undefined
  }
}

function isServed(region: string | undefined): boolean {
  return countryCodes.some((code) => code === region)
}

/** Older browsers don't know the time zones of a country. */
function countryOf(timeZone: string): string | undefined {
  return countryCodes.find((code) => {
    const locale: Intl.Locale & { getTimeZones?: () => string[] | undefined } = new Intl.Locale(
      `und-${code}`,
    )
    return locale.getTimeZones?.()?.includes(timeZone)
  })
}
