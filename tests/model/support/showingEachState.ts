import type { CachedPath } from './cachedCover.ts'

type Shown = Pick<CachedPath, 'leaves' | 'events'>

/** Opening a page for a path takes about as long as this many of its steps. */
const stepsOfStart = 4

/** A few short paths, which together show every state that all paths show. */
export function showingEachState<Path extends Shown>(paths: readonly Path[]): Set<Path> {
  const chosen = new Set<Path>()
  const missing = new Set(paths.flatMap(({ leaves }) => [...leaves]))
  const newIn = ({ leaves }: Shown) => [...leaves].filter((leaf) => missing.has(leaf))
  while (missing.size > 0) {
    const [best] = paths.toSorted((one, other) => worth(other) - worth(one))
    if (best === undefined) break
    chosen.add(best)
    for (const leaf of newIn(best)) missing.delete(leaf)
  }
  return chosen

  function worth(path: Path): number {
    return newIn(path).length / (path.events.length + stepsOfStart)
  }
}
