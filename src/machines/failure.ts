import type { Reason } from '../../contract/reasons.ts'

/** The server said no, in words for the shopper and a reason for the app. */
export interface Refused {
  type: 'refused'
  reason: Reason | null
  /** The server's own words, in the shopper's language. */
  msg: string | null
  data: unknown
}

/** Why something did not work, in the terms a chart and a screen can act on. */
export type Failure =
  | {
      type: 'offline' | 'network' | 'timeout' | 'aborted' | 'duplicate' | 'malformed' | 'unexpected'
    }
  | { type: 'status'; status: number }
  | { type: 'expired'; msg: string | null }
  | Refused
