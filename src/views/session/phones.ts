import { useEffect, useSyncExternalStore } from 'react'
import type * as Library from 'libphonenumber-js/min'
import { normalizeCode } from '../../../contract/normalizeText.ts'
import { toMobile } from './accountRules.ts'

/** The number as E.164, or null when it can't be one; `country` reads one without country code. */
export type ReadPhone = (text: string, country?: string) => string | null

interface Phones {
  /** `coming`: a number stays as it was typed, and a form waits with sending it. */
  library: 'coming' | 'here' | 'missing'
  read: ReadPhone
}

const coming: Phones = { library: 'coming', read: (text) => toMobile(text) ?? text }
/** By the server's own rule: only a number with its country code. */
const missing: Phones = { library: 'missing', read: toMobile }

const listeners = new Set<() => void>()
let asked = false
let phones = coming

/** Fetches what knows every country's numbers, as soon as a form has one to read. */
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
    show({ library: 'here', read: readerOf(library) })
  } catch {
    show(missing)
    // The next form that is opened tries again, too.
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
    // As it stands, then with what the contract reads of it: 00 in place of +.
    const numbers = [normalizeCode(text), toMobile(text) ?? ''].map((given) =>
      parsePhoneNumberFromString(given, { extract: false, ...from }),
    )
    const number = numbers.find((each) => each?.isValid() && !each.ext)
    return number ? toMobile(number.number) : null
  }
}
