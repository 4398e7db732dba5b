import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** How far the paths of one chart reached at one depth. */
export interface Depth {
  chart: string
  depth: 'actors' | 'API' | 'screens'
  states: Count
  transitions: Count
  /** Why something was not reached, or the depth does not exist, with how often. */
  reasons: Readonly<Record<string, number>>
  milliseconds: number
}

export interface Count {
  reached: number
  all: number
}

/** The folder that the whole test run collects its notes in; without it nothing is noted. */
const folder = process.env['DEPTHS_FOLDER']

export function noteDepth(noted: Depth): void {
  if (!folder) return
  mkdirSync(folder, { recursive: true })
  const project = process.env['TEST_DATABASE'] ?? ''
  writeFileSync(
    join(folder, `${noted.chart}-${noted.depth}-${project}.json`),
    JSON.stringify(noted),
  )
}

/** The note of a chart that has no part at a depth. */
export function notThere(
  { machine }: { machine: { id: string } },
  depth: Depth['depth'],
  { none }: { none: string },
): Depth {
  const nothing = { reached: 0, all: 0 }
  return {
    chart: machine.id,
    depth,
    states: nothing,
    transitions: nothing,
    reasons: { [none]: 0 },
    milliseconds: 0,
  }
}

export function readDepths(from: string): Depth[] {
  return readdirSync(from).map(
    (name) => JSON.parse(readFileSync(join(from, name), 'utf8')) as Depth,
  )
}

export function countReasons(reasons: Iterable<string>): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const reason of reasons) counts[reason] = (counts[reason] ?? 0) + 1
  return counts
}
