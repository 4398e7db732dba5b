import { longest } from '../../contract/limits.ts'

const storageKey = 'harborlane.searches'
const maxEntries = 10

/** The searches of this browser, newest first. */
export function readSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(stored) && stored.every(isSearch) ? stored : []
  } catch {
    return []
  }
}

export function rememberSearch(words: string): string[] {
  const others = readSearches().filter((known) => known.toLowerCase() !== words.toLowerCase())
  return store([words, ...others].slice(0, maxEntries))
}

export function forgetSearches(): string[] {
  return store([])
}

function isSearch(value: unknown): value is string {
  return typeof value === 'string' && value.length <= longest.search
}

/** Closed or full storage saves nothing, and the search works all the same. */
function store(searches: string[]): string[] {
  try {
    localStorage.setItem(storageKey, JSON.stringify(searches))
  } catch {
    return searches
  }
  return searches
}
