/** A test that comes by an edit, and how long it takes without one. */
export interface ReachingTest {
  test: string
  ms: number
}

/** Those that are asked of one edit take no longer than this without it. */
const mostMs = 60_000

/**
 * As many as there is time for, in the order given, and one at least, however long it takes; what
 * noticed another edit of the file is among them, and played first. Of the others the shortest comes
 * first: the longest take as long as ten of them.
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
    .toSorted(
      (one, other) =>
        Number(other.test === first) - Number(one.test === first) || one.ms - other.ms,
    )
    .map(({ test }) => test)
}
