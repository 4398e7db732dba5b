import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import type {
  SeenArrow,
  SeenRecord,
  SeenRequest,
  SeenRow,
  SeenWalk,
} from '../../../tests/model/support/evidence.ts'

/** What runs observed of each arrow of a chart, by its key. */
export type ChartEvidence = Readonly<Record<string, ArrowEvidence>>

export interface ArrowEvidence {
  requests: readonly SeenRequest[]
  rows: readonly SeenRow[]
  /** The API's record of the chart's subject (order, recharge, …) afterwards. */
  record: SeenRecord | null
}

/** Writes `<chart>.json` from the notes of a run. */
export function mergeEvidence({
  notes,
  folder,
  charts,
}: {
  notes: string
  folder: URL
  charts: readonly string[]
}): void {
  mkdirSync(folder, { recursive: true })
  const seen = readdirSync(notes)
    .flatMap((file) => readFileSync(join(notes, file), 'utf8').trim().split('\n'))
    .map((line) => JSON.parse(line) as SeenArrow)
  for (const chart of charts) {
    const file = fileURLToPath(new URL(`${chart}.json`, folder))
    const own = seen.filter((each) => each.chart === chart)
    if (own.length === 0) rmSync(file, { force: true })
    else writeFileSync(file, `${JSON.stringify(evidenceIn(own), null, 1)}\n`)
  }
}

export function evidenceIn(seen: readonly SeenArrow[]): ChartEvidence {
  const arrows = [...new Set(seen.map(({ arrow }) => arrow))].toSorted()
  return Object.fromEntries(
    arrows.map((arrow) => {
      const own = seen.filter((each) => each.arrow === arrow)
      const requests = fullest(own.map((each) => each.requests ?? []))
      const { rows, record } = plainest(own.flatMap(({ walked }) => walked ?? []))
      return [arrow, { requests, rows, record }] as const
    }),
  )
}

/**
 * Rows and record come from one walk: the one with the most postings, and of these the shortest.
 */
function plainest(walks: readonly SeenWalk[]): Pick<ArrowEvidence, 'rows' | 'record'> {
  const [first] = walks.toSorted(
    (one, other) =>
      other.rows.length - one.rows.length || one.steps - other.steps || inOrder(one, other),
  )
  return { rows: first?.rows ?? [], record: first?.record ?? null }
}

/** The longest list. */
function fullest<Item>(lists: readonly (readonly Item[])[]): readonly Item[] {
  const [first] = lists.toSorted((one, other) => other.length - one.length || inOrder(one, other))
  return first ?? []
}

/** Makes the order independent of which run wrote first. */
function inOrder(one: unknown, other: unknown): number {
  const [a, b] = [JSON.stringify(one), JSON.stringify(other)]
  return a.length - b.length || (a < b ? -1 : 1)
}
