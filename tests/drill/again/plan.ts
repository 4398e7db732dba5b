import { appendFileSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import type { NumberedEdit } from '../switched/switchEdits.ts'

/** What a process is given in which tests are played again and again. */
export interface Plan {
  edits: readonly PlannedEdit[]
  /** Test files, the first to be played first. */
  tests: readonly string[]
  /** Where it writes what comes of them, a line each. */
  said: string
}

export interface PlannedEdit extends NumberedEdit {
  /** The function it stands in, if it stands in one. */
  within: string
  /** The test files that are asked. */
  tests: readonly string[]
}

/** Of an edit, by its number, and a test, by its file and name. */
const saidLine = v.object({
  what: v.picklist(['begins', 'unnoticed', 'noticed', 'spoilt', 'once only', 'ends']),
  process: v.number(),
  test: v.string(),
  edit: v.number(),
})

export type Said = v.InferOutput<typeof saidLine>

export function say(file: string, said: Omit<Said, 'process'>): void {
  appendFileSync(file, `${JSON.stringify({ ...said, process: process.pid })}\n`)
}

export function readSaid(file: string): Said[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.endsWith('}'))
    .map((line) => v.parse(saidLine, JSON.parse(line)))
}

export function readPlan(): Plan {
  const file = process.env['DRILL_PLAN']
  if (file === undefined) throw new Error('DRILL_PLAN names no file')
  return JSON.parse(readFileSync(file, 'utf8')) as Plan
}
