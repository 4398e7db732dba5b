const tryingAgainMs = 1_000

interface Miss {
  /** In ms, by `performance.now()`. */
  atMs: number
  isOnline: boolean
}

/**
 * Distinguishes the calls of one tap, which fail to load their code at the same time, from a retry.
 * A retry needs a page reload, because a browser never fetches a failed module again.
 */
export function createCodeMisses() {
  let first: Miss | null = null
  return {
    /** Returns true for a retry: it came later, or first after the connection returned. */
    note(miss: Miss): boolean {
      first ??= miss
      return miss.atMs - first.atMs > tryingAgainMs || (miss.isOnline && !first.isOnline)
    },
  }
}
