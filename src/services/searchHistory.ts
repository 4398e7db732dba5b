import * as v from 'valibot'

const storageKey = 'harborlane.searches'
const mostKept = 10
const stored = v.array(v.pipe(v.string(), v.maxLength(100)))

/** What was searched for in this browser, the newest first. */
export function readSearches(): string[] {
  try {
    const parsed = v.safeParse(stored, JSON.parse(localStorage.getItem(storageKey) ?? '[]'))
    return parsed.success ? parsed.output : []
  } catch {
    return []
  }
}

export function rememberSearch(words: string): string[] {
  const others = readSearches().filter((known) => known.toLowerCase() !== words.toLowerCase())
  return store([words, ...others].slice(0, mostKept))
}

export function forgetSearches(): string[] {
  return store([])
}

/** A closed or full storage keeps nothing, and the search goes on all the same. */
function store(searches: string[]): string[] {
  try {
    localStorage.setItem(storageKey, JSON.stringify(searches))
  } catch {
    return searches
  }
  return searches
}
