import { appendFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a run saw of one arrow, for the flow book. */
export interface SeenArrow {
  chart: string
  /** The arrow's key in the chart's reports. */
  arrow: string
  requests?: readonly SeenRequest[]
  walked?: SeenWalk
}

export interface SeenRequest {
  method: string
  path: string
  input: unknown
  /** Whether a try that nobody answered is sent again under the same key. */
  isKeyed: boolean
}

/** A row of the ledger: from the account that gives to the one that takes. */
export interface SeenRow {
  kind: string
  from: string
  to: string
  amountCents: number
}

/** What a walk over HTTP found after the arrow. */
export interface SeenWalk {
  /** Of the path so far, with this one: where an arrow is seen more often, the plainest story is told. */
  steps: number
  rows: readonly SeenRow[]
  record: SeenRecord | null
}

/** Facts of an order, a recharge or a withdrawal, by the names that the API gives them. */
export type SeenRecord = Readonly<Record<string, unknown>>

/** The folder in which a run for the flow book collects what it sees; in any other run nothing is stored. */
export const evidenceFolder = process.env['FLOW_EVIDENCE'] ?? ''

export function noteEvidence(seen: SeenArrow): void {
  if (evidenceFolder === '') return
  appendFileSync(join(evidenceFolder, `${process.pid}.jsonl`), `${JSON.stringify(seen)}\n`)
}
