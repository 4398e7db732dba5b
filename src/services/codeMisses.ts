const tryingAgainMs = 1_000

interface Miss {
  /** On the page's own clock. */
  atMs: number
  isOnline: boolean
}

/**
 * Tells the calls of one tap, which miss their code together, from a new try, which needs a new page: a
 * browser fetches no module anew that it missed once.
 */
export function createCodeMisses() {
  let first: Miss | null = null
  return {
    /** Whether it is a new try: made later, or the first with the connection back. */
    note(miss: Miss): boolean {
      first ??= miss
      return miss.atMs - first.atMs > tryingAgainMs || (miss.isOnline && !first.isOnline)
    },
  }
}
