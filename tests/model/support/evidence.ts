import { appendFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a run observed of one arrow, for the flow book. */
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
  /** Whether a retry of an unanswered call uses the same idempotency key. */
  isKeyed: boolean
}

/** A row of the ledger: from the debited account to the credited one. */
export interface SeenRow {
  kind: string
  from: string
  to: string
  amountCents: number
}

/** What a walk over HTTP observed after the arrow. */
export interface SeenWalk {
  /**
   * Steps of the path up to this one. Of several observations of an arrow, the shortest is shown.
   */
  steps: number
  rows: readonly SeenRow[]
  record: SeenRecord | null
}

/** Fields of an order, a recharge or a withdrawal, by their names in the API. */
export type SeenRecord = Readonly<Record<string, unknown>>

/** The folder in which a run for the flow book collects its observations; other runs store none. */
export const evidenceFolder = process.env['FLOW_EVIDENCE'] ?? ''

export function noteEvidence(seen: SeenArrow): void {
  if (evidenceFolder === '') return
  appendFileSync(join(evidenceFolder, `${process.pid}.jsonl`), `${JSON.stringify(seen)}\n`)
}
