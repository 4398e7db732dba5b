import { existsSync, readFileSync } from 'node:fs'
import type { ChartEvidence } from './mergeEvidence.ts'

/** What the last run for the book observed of a chart; empty where there was none. */
export function findEvidence(folder: URL, chart: string): ChartEvidence {
  const file = new URL(`evidence/${chart}.json`, folder)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ChartEvidence) : {}
}
