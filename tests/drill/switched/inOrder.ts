/** A test that comes by an edit, and how long it takes without one. */
export interface ReachingTest {
  test: string
  ms: number
}

/** Those that are asked of one edit take no longer than this without it. */
const mostMs = 60_000

/**
 * What noticed another edit of the file goes first; in all as many as there is time for, and one at
 * least, however long it takes.
 */
export function inOrder(tests: readonly ReachingTest[], first: string | undefined): string[] {
  const ordered = [
    ...tests.filter(({ test }) => test === first),
    ...tests.filter(({ test }) => test !== first),
  ]
  let spentMs = 0
  return ordered
    .filter(({ ms }, index) => {
      const fits = index === 0 || spentMs + ms <= mostMs
      if (fits) spentMs += ms
      return fits
    })
    .map(({ test }) => test)
}
