import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import type { SeenArrow, SeenRequest, SeenRow } from '../../../tests/model/support/evidence.ts'

/** What runs saw of each arrow of a chart, by its key. */
export type ChartEvidence = Readonly<Record<string, ArrowEvidence>>

export interface ArrowEvidence {
  requests: readonly SeenRequest[]
  rows: readonly SeenRow[]
}

/** Writes `evidence/<chart>.json` from the notes of a run; of several sights of an arrow the fullest. */
export function mergeEvidence(notes: string, folder: URL): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const seen = readdirSync(notes)
    .filter((file) => file.endsWith('.jsonl'))
    .flatMap((file) => readFileSync(join(notes, file), 'utf8').trim().split('\n'))
    .map((line) => JSON.parse(line) as SeenArrow)
  for (const chart of new Set(seen.map((each) => each.chart))) {
    const evidence = evidenceIn(seen.filter((each) => each.chart === chart))
    const file = fileURLToPath(new URL(`${chart}.json`, folder))
    writeFileSync(file, `${JSON.stringify(evidence, null, 1)}\n`)
  }
}

export function evidenceIn(seen: readonly SeenArrow[]): ChartEvidence {
  const arrows = [...new Set(seen.map(({ arrow }) => arrow))].toSorted()
  return Object.fromEntries(
    arrows.map((arrow) => {
      const own = seen.filter((each) => each.arrow === arrow)
      const requests = fullest(own.map((each) => each.requests ?? []))
      return [arrow, { requests, rows: fullest(own.map(({ rows }) => rows ?? [])) }] as const
    }),
  )
}

/** The longest; among equals always the same one, whichever run wrote first. */
function fullest<Item>(lists: readonly (readonly Item[])[]): readonly Item[] {
  const sorted = lists.toSorted((one, other) => {
    const [a, b] = [JSON.stringify(one), JSON.stringify(other)]
    return other.length - one.length || a.length - b.length || (a < b ? -1 : 1)
  })
  return sorted[0] ?? []
}
