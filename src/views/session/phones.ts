import { useEffect, useSyncExternalStore } from 'react'
import type * as Library from 'libphonenumber-js/min'
import { normalizeCode } from '../../../contract/normalizeText.ts'
import { digitsOf } from '../ui/grouping.ts'
import type { Group } from '../ui/grouping.ts'
import { toMobile } from './accountRules.ts'

/**
 * Returns the number as E.164, or null if it is invalid. `country` allows a number without country
 * code.
 */
export type ReadPhone = (text: string, country?: string) => string | null

interface Phones {
  /** While the library loads, a number stays as typed and the form waits before it is sent. */
  library: 'coming' | 'here' | 'missing'
  read: ReadPhone
  /** Groups the digits of a number as its country writes it. */
  group: (text: string, country?: string) => ReturnType<Group>
}

const asTyped: Group = (text) => text

const coming: Phones = { library: 'coming', read: (text) => toMobile(text) ?? text, group: asTyped }
/** The server's own rule: a number needs its country code. */
const missing: Phones = { library: 'missing', read: toMobile, group: asTyped }

const listeners = new Set<() => void>()
let asked = false
let phones = coming

/** Loads the library with every country's number formats, as soon as a form needs it. */
export function usePhones(): Phones {
  useEffect(() => {
    if (!asked) void fetchLibrary()
  }, [])
  return useSyncExternalStore(
    subscribe,
    () => phones,
    () => coming,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

async function fetchLibrary(): Promise<void> {
  asked = true
  show(coming)
  try {
    const library = await import('libphonenumber-js/min')
    show({ library: 'here', read: readerOf(library), group: grouperOf(library) })
  } catch {
    show(missing)
    // The next form tries again.
    asked = false
    window.addEventListener('online', () => void fetchLibrary(), { once: true })
  }
}

function show(next: Phones): void {
  phones = next
  for (const listener of listeners) listener()
}

export function readerOf({
  isSupportedCountry,
  parsePhoneNumberFromString,
}: typeof Library): ReadPhone {
  return (text, country) => {
    const isKnown = (code: string): code is Library.CountryCode => isSupportedCountry(code)
    const from = country && isKnown(country) ? { defaultCountry: country } : {}
    // The text itself, then the contract's reading of it, which accepts 00 for +.
    const numbers = [normalizeCode(text), toMobile(text) ?? ''].map((given) =>
      parsePhoneNumberFromString(given, { extract: false, ...from }),
    )
    const number = numbers.find((each) => each?.isValid() && !each.ext)
    return number ? toMobile(number.number) : null
  }
}

/** The signs that people put between the digits of a phone number. */
const phoneSigns = /^[\d+() ./-]*$/

export function grouperOf({ AsYouType, isSupportedCountry }: typeof Library): Phones['group'] {
  return (text, country = '') => {
    const digits = digitsOf(text)
    if (!phoneSigns.test(normalizeCode(text))) return text
    const grouped = new AsYouType(isSupportedCountry(country) ? country : undefined).input(digits)
    return digitsOf(grouped) === digits ? grouped : text
  }
}
