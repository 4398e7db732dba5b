import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator'
import { normalizeCode, normalizeText } from './normalizeText.ts'

const british = 'a9 9aa|a99 9aa|aa9 9aa|aa99 9aa|a9a 9aa|aa9a 9aa'

/**
 * Postcode formats with their countries: `9` is a digit, `a` a letter, `*` either; capitals and
 * signs are literal. A country missing here has no postcodes, or none that mail needs.
 */
const countriesByFormat: Readonly<Record<string, string>> = {
  '999': 'FO IS LS MG',
  '9999': 'AL AM AT AU BE BG BD CH CV CY DK GE GL GW HU LI LU MK MZ NE NO NZ PH PY SI TN ZA',
  '99999':
    'BA BT CR DE DO DZ EE EG ES FI FR GT HR ID IT JO KE KR KW LA LK MA MC ME MX MY MM NA NP PK RS SM SN TH TR UA UY ZM',
  '999999': 'CN EC IN KG KZ MN NG RO SG TJ TT UZ',
  '9999999': 'IL',
  '999 99': 'CZ GR SE SK',
  '99-999': 'PL',
  '9999-999': 'PT',
  '999-9999': 'JP',
  '99999-999': 'BR',
  '999 9999': 'CL',
  '9999 aa': 'NL',
  'a9a 9a9': 'CA',
  'a** ****': 'IE',
  'aaa 9999': 'MT',
  aa9999: 'BN',
  '99999|99999-9999': 'US',
  '99999|999999': 'KH VN',
  '999|99999|999999': 'TW',
  '9999|a9999aaa': 'AR',
  AD999: 'AD',
  'AZ 9999': 'AZ',
  BB99999: 'BB',
  'aa 99|aa **': 'BM',
  'FIQQ 1ZZ': 'FK',
  'GX11 1AA': 'GI',
  'KY9-9999': 'KY',
  'LC99 999': 'LC',
  'LT-99999': 'LT',
  'LV-9999': 'LV',
  'MD-9999': 'MD',
  'TKCA 1ZZ': 'TC',
  VC9999: 'VC',
  WS9999: 'WS',
  [british]: 'GB',
  'GY9 9aa|GY99 9aa': 'GG',
  'IM9 9aa|IM99 9aa': 'IM',
  'JE9 9aa|JE99 9aa': 'JE',
}

const formatOf = new Map(
  Object.entries(countriesByFormat).flatMap(([format, countries]) =>
    countries.split(' ').map((country) => [country, format.split('|')] as const),
  ),
)

export function hasPostcodes(country: string): boolean {
  return formatOf.has(country)
}

/** Whether digits alone are enough to type the country's postcodes. Signs are added. */
export function hasDigitPostcodes(country: string): boolean {
  return formatOf.get(country)?.every((format) => /^[9 |-]+$/.test(format)) ?? false
}

/**
 * Reads a postcode in any case, width, digits and separators, with or without the country's prefix
 * (`D-10115`). Returns it as the country writes it; null when it is no postcode of that country.
 */
export function readPostcode(typed: string, country: string): string | null {
  const code = withoutCountry(normalizeCode(typed).toUpperCase(), country)
  const bare = bareOf(code)
  for (const format of formatOf.get(country) ?? []) {
    const found = filled(format, bare) ?? filled(format, bareOf(leadOf(format)) + bare)
    if (found !== null && isOfCountry(found, country)) return found
  }
  return null
}

/** Words before a number within a building, which may look like a postcode: `Suite 90210`. */
const isUnit = /(?:^|[\s,])(?:apartment|apt|box|floor|level|lot|room|shop|ste|suite|unit)\.?$/i

/** Splits a postcode from the end of the place, if it exactly matches the country's format. */
export function splitArea(
  area: string,
  country: string,
): { area: string; postcode: string } | null {
  const line = normalizeText(area)
  for (const pattern of [/^(.*[^\s,])[\s,]+(\S+\s\S+)$/, /^(.*[^\s,])[\s,]+(\S+)$/]) {
    const [, place = '', code = ''] = pattern.exec(line) ?? []
    const postcode = readPostcode(code, country)
    const written = normalizeCode(code).toUpperCase()
    if (postcode === null || ![postcode, bareOf(postcode)].includes(written)) continue
    return /^\d+$/.test(postcode) && isUnit.test(place) ? null : { area: place, postcode }
  }
  return null
}

/**
 * Prefixes that mail from abroad puts before a postcode: the ISO country code, or the older car
 * code.
 */
const carCodes: Readonly<Record<string, string>> = {
  AT: 'A',
  BE: 'B',
  DE: 'D',
  ES: 'E',
  FI: 'FIN',
  FR: 'F',
  HU: 'H',
  IT: 'I',
  LI: 'FL',
  LU: 'L',
  NO: 'N',
  PT: 'P',
  SE: 'S',
  SI: 'SLO',
}

function withoutCountry(code: string, country: string): string {
  const before = new RegExp(`^(?:${country}|${carCodes[country] ?? country})[- ]?(?=\\d)`)
  return isDigits(country) ? code.replace(/^[^A-Z0-9]+/, '').replace(before, '') : code
}

function isDigits(country: string): boolean {
  return formatOf.get(country)?.every((format) => format.startsWith('9')) ?? false
}

/** Countries whose post delivers to more postcodes than the library knows. */
const knownBetter = new Set(['AR', 'KH', 'MN'])

/**
 * The library may list a postcode without its signs, or without the prefix that all of the
 * country's share.
 */
function isOfCountry(postcode: string, country: string): boolean {
  if (knownBetter.has(country) || !postcodeValidatorExistsForCountry(country)) return true
  return [postcode, bareOf(postcode), postcode.replace(/^[A-Z]+[- ]/, '')].some((written) =>
    postcodeValidator(written, country),
  )
}

function bareOf(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]/gu, '')
}

/** The prefix that every postcode of the format begins with and many people omit: `LV-`. */
function leadOf(format: string): string {
  return /^[A-Z]+[- ]?(?=9)/.exec(format)?.[0] ?? ''
}

/** Fills the format with these letters and digits; null where they don't fit. */
function filled(format: string, bare: string): string | null {
  let at = 0
  let written = ''
  for (const sign of format) {
    const isSign = !/[A-Za-z0-9*]/.test(sign)
    const given = isSign ? sign : (bare[at] ?? '')
    if (!isSign && !fits(sign, given)) return null
    written += given
    if (!isSign) at += 1
  }
  return at === bare.length ? written : null
}

function fits(sign: string, given: string): boolean {
  switch (sign) {
    case '9':
      return /^\d$/.test(given)
    case 'a':
      return /^[A-Z]$/.test(given)
    case '*':
      return /^[A-Z\d]$/.test(given)
    default:
      return sign === given
  }
}
