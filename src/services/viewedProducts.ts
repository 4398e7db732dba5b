const storageKey = 'harborlane.viewed'
const maxEntries = 12

/** The ids of the products viewed in this browser, latest first. */
export function readViewed(): number[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(stored) && stored.length <= maxEntries && stored.every(isId) ? stored : []
  } catch {
    return []
  }
}

export function rememberViewed(id: number): void {
  store([id, ...readViewed().filter((known) => known !== id)].slice(0, maxEntries))
}

export function forgetViewed(): void {
  store([])
}

function isId(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0
}

/** Closed or full storage saves nothing. */
function store(ids: readonly number[]): void {
  try {
    if (ids.length === 0) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, JSON.stringify(ids))
  } catch {
    // The product is missing from the list, nothing else.
  }
}
