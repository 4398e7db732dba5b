import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AnyStateMachine } from 'xstate'
import { everythingIn } from './replay.ts'

/** How far the paths of one chart reached at one depth. */
export interface Depth {
  chart: string
  depth: 'actors' | 'API' | 'screens'
  /** The kind of database under the API; empty where there is none. */
  database: string
  states: Count
  transitions: Count
  /** Why something was not reached, and how often. */
  reasons: Readonly<Record<string, number>>
  /** Why the chart has no part at this depth, if so. */
  absent: string | null
  milliseconds: number
}

export interface Count {
  reached: number
  all: number
}

/** What the completed paths of a chart reached. The table adds up all notes of a chart. */
interface Note {
  chart: string
  depth: Depth['depth']
  database: string
  all: { states: number; transitions: number }
  leaves: readonly string[]
  transitions: readonly string[]
  reasons: Readonly<Record<string, number>>
  absent: string | null
  milliseconds: number
}

interface Reached {
  leaves: Iterable<string>
  transitions: Iterable<string>
  /** Why the others are out of reach at this depth. */
  reasons?: Iterable<string>
  absent?: string | null
  milliseconds: number
  /** Distinguishes the notes of one chart where each path makes its own. */
  path?: number
}

/** The folder in which the whole test run collects its notes; without it none are written. */
const folder = process.env['DEPTHS_FOLDER']

export function noteDepth(
  machine: AnyStateMachine,
  depth: Depth['depth'],
  { leaves, transitions, reasons = [], absent = null, milliseconds, path = 0 }: Reached,
): void {
  if (!folder) return
  const all = everythingIn(machine)
  const database = process.env['TEST_DATABASE'] ?? ''
  const note: Note = {
    chart: machine.id,
    depth,
    database,
    all: { states: all.leaves.size, transitions: all.transitions.size },
    leaves: [...leaves].filter((leaf) => all.leaves.has(leaf)),
    transitions: [...transitions].filter((name) => all.transitions.has(name)),
    reasons: countReasons(reasons),
    absent,
    milliseconds,
  }
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    join(folder, `${machine.id}-${depth}-${database}-${path}.json`),
    JSON.stringify(note),
  )
}

/** Records that a chart has no part at a depth. */
export function noteAbsence(
  machine: AnyStateMachine,
  depth: Depth['depth'],
  { none }: { none: string },
): void {
  noteDepth(machine, depth, { leaves: [], transitions: [], absent: none, milliseconds: 0 })
}

/** The sums of all notes of a folder: a row for each chart, depth and database. */
export function readDepths(from: string): Depth[] {
  const notes = readdirSync(from).map(
    (name) => JSON.parse(readFileSync(join(from, name), 'utf8')) as Note,
  )
  const groups = Map.groupBy(notes, ({ chart, depth, database }) => `${chart} ${depth} ${database}`)
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (first === undefined) return []
    const { chart, depth, database, all, absent } = first
    return {
      chart,
      depth,
      database,
      states: { reached: unionOf(group, 'leaves').size, all: all.states },
      transitions: { reached: unionOf(group, 'transitions').size, all: all.transitions },
      reasons: Object.assign({}, ...group.map(({ reasons }) => reasons)) as Record<string, number>,
      absent,
      milliseconds: group.reduce((sum, { milliseconds }) => sum + milliseconds, 0),
    }
  })
}

function unionOf(notes: readonly Note[], part: 'leaves' | 'transitions'): Set<string> {
  return new Set(notes.flatMap((note) => note[part]))
}

function countReasons(reasons: Iterable<string>): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const reason of reasons) counts[reason] = (counts[reason] ?? 0) + 1
  return counts
}
