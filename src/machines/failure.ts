import type { Reason } from '../../contract/reasons.ts'

/** Why something did not work, in the terms a chart and a screen can act on. */
export interface Failure {
  type:
    | 'offline'
    | 'network'
    | 'timeout'
    | 'aborted'
    | 'status'
    | 'refused'
    | 'expired'
    | 'duplicate'
    | 'malformed'
    | 'unexpected'
  reason: Reason | null
  /** The server's own words, in the shopper's language. */
  msg: string | null
  status: number | null
  data: unknown
}
