import { existsSync, readFileSync } from 'node:fs'
import type { ArrowEntry } from '../book/bookData.ts'
import type { ChartEvidence } from './mergeEvidence.ts'

export const drillFile = 'drill.json'

/** What the last run for the book saw of a chart; nothing where there was none. */
export function findEvidence(folder: URL, chart: string): ChartEvidence {
  const file = new URL(`evidence/${chart}.json`, folder)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ChartEvidence) : {}
}

/** What `npm run drill -- --out tools/flow-book/dist/drill.json` counted on the arrows of a chart, by their keys. */
export function findDrilled(folder: URL, chart: string): Record<string, ArrowEntry['drilled']> {
  const file = new URL(drillFile, folder)
  if (!existsSync(file)) return {}
  const counted = JSON.parse(readFileSync(file, 'utf8')) as Record<string, object>
  return (counted[chart] ?? {}) as Record<string, ArrowEntry['drilled']>
}
