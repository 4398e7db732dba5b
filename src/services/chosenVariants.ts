const storageKey = 'harborlane.chosenVariants'
const maxEntries = 50

/** The variant that was chosen last in this browser, by its id; null: none yet. */
export function readChosenVariant(productId: number): number | null {
  return read().find(([product]) => product === productId)?.[1] ?? null
}

export function rememberChosenVariant(productId: number, skuId: number): void {
  const others = read().filter(([product]) => product !== productId)
  store([[productId, skuId] as const, ...others].slice(0, maxEntries))
}

export function forgetChosenVariants(): void {
  store([])
}

type Entry = readonly [productId: number, skuId: number]

function read(): Entry[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isEntry) : []
  } catch {
    return []
  }
}

function isEntry(entry: unknown): entry is Entry {
  return Array.isArray(entry) && entry.length === 2 && entry.every(Number.isSafeInteger)
}

/** Closed or full storage saves nothing: the choice is made again. */
function store(entries: readonly Entry[]): void {
  try {
    if (entries.length === 0) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, JSON.stringify(entries))
  } catch {
    // Nothing else depends on it.
  }
}
