import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { AnyEventObject } from 'xstate'
import type { AnyProof, AnyScreens } from './chartProof.ts'
import { coverPaths, type Reach } from './coverPaths.ts'
import { titleOf } from './describePath.ts'

/**
 * A serialisable cover that processes share: each path by its events, from which the rest is
 * predicted.
 */
export interface CachedCover {
  paths: readonly CachedPath[]
  leaves: Reach
  transitions: Reach
  stale: readonly string[]
}

export interface CachedPath {
  title: string
  input: unknown
  events: readonly AnyEventObject[]
  leaves: ReadonlySet<string>
  transitions: ReadonlySet<string>
}

/**
 * The paths that cover a chart on the screens. The first process of a run that asks computes them.
 */
export async function cachedCover(proof: AnyProof, screens: AnyScreens): Promise<CachedCover> {
  const folder = process.env['BROWSER_TEST_COVERS']
  if (!folder) return findCover(proof, screens)
  const file = join(folder, proof.machine.id)
  if (existsSync(file)) return deserialize(readFileSync(file)) as CachedCover
  const cover = await findCover(proof, screens)
  mkdirSync(folder, { recursive: true })
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, serialize(cover))
  renameSync(draft, file)
  return cover
}

async function findCover(proof: AnyProof, screens: AnyScreens): Promise<CachedCover> {
  const { paths, leaves, transitions, stale } = await coverPaths(proof, screens)
  const stored = paths.map(({ path, ...reached }) => ({
    title: titleOf(path),
    input: path.input,
    events: path.steps.map(({ event }) => event),
    leaves: reached.leaves,
    transitions: reached.transitions,
  }))
  return { paths: stored, leaves, transitions, stale }
}
