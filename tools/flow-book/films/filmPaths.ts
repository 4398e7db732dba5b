import { describeEvent, titleOf } from '../../../tests/model/support/describePath.ts'
import type { AnyProof } from '../../../tests/model/support/chartProof.ts'
import { withoutBeginnings } from '../../../tests/model/support/explorePaths.ts'
import type { Path } from '../../../tests/model/support/explorePaths.ts'
import { activeNodes, isLeaf, startReplay } from '../../../tests/model/support/replay.ts'
import type { Film, FilmStep } from '../book/bookData.ts'

/** The shortest generated paths that take what no other film shows. */
export async function filmPaths(
  proof: AnyProof,
  paths: readonly Path[],
  { all, shown }: { all: ReadonlySet<string>; shown: ReadonlySet<string> },
): Promise<Film[]> {
  const missing = new Set([...all].filter((key) => !shown.has(key)))
  const films: Film[] = []
  const shortestFirst = withoutBeginnings(paths).toSorted(
    (one, other) => one.steps.length - other.steps.length,
  )
  for (const path of shortestFirst) {
    if (missing.size === 0) break
    const film = await filmOne(proof, path)
    const fresh = film.steps.flatMap(({ taken }) => taken).filter((key) => missing.has(key))
    if (fresh.length === 0) continue
    films.push(film)
    for (const key of fresh) missing.delete(key)
  }
  return films
}

async function filmOne(proof: AnyProof, path: Path): Promise<Film> {
  const actor = startReplay(proof, path.input)
  const leaves = () =>
    activeNodes(actor.snapshot())
      .filter(isLeaf)
      .map((node) => node.path.join('.'))
  const start = leaves()
  actor.forget()
  const steps: FilmStep[] = []
  for (const { event } of path.steps) {
    await actor.perform(event)
    steps.push({ event: describeEvent(event), taken: [...actor.transitions], leaves: leaves() })
    actor.forget()
  }
  actor.stop()
  return { title: titleOf(path), kind: 'path', start, steps }
}
