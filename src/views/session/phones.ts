import { useEffect, useSyncExternalStore } from 'react'
import type * as Library from 'libphonenumber-js/min'
import { normalizeCode } from '../../../contract/normalizeText.ts'
import { toMobile } from './accountRules.ts'

/** The number as E.164, or null when it can't be one; `country` reads one without country code. */
export type ReadPhone = (text: string, country?: string) => string | null

const listeners = new Set<() => void>()
let asked = false
/** Until the library is here, and where it can't be fetched, the contract alone decides. */
let readPhone: ReadPhone = toMobile

/** Fetches what knows every country's numbers, as soon as a form has one to read. */
export function useReadPhone(isNeeded = true): ReadPhone {
  useEffect(() => {
    if (isNeeded && !asked) void fetchLibrary()
  }, [isNeeded])
  return useSyncExternalStore(
    subscribe,
    () => readPhone,
    () => toMobile,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

async function fetchLibrary(): Promise<void> {
  asked = true
  try {
    const library = await import('libphonenumber-js/min')
    readPhone = readerOf(library)
    for (const listener of listeners) listener()
  } catch {
    asked = false
  }
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
