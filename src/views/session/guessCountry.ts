import { countryCodes } from '../../../contract/countryCodes.ts'

interface Hints {
  languages: readonly string[]
  timeZone: string
}

/**
 * Where a shopper most likely is: by the region of their first language, else by their clock, else by
 * their other languages; '' by none.
 */
export function guessCountry({ languages, timeZone }: Hints = browserHints()): string {
  const [first, ...others] = languages.map(regionOf)
  return [first, countryOf(timeZone), ...others].find(isServed) ?? ''
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

function isServed(region: string | undefined): region is string {
  return region !== undefined && countryCodes.includes(region)
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
