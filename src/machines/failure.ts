import type { RefusalOf } from '../../contract/refusals.ts'

/**
 * The server said no, in its own words in the shopper's language. `reason` tells what `data` holds;
 * null: a reason that the contract doesn't name for the call.
 */
export type Refused = { type: 'refused'; msg: string | null } & (
  | RefusalOf
  | { reason: null; data: null }
)

/** Why something did not work, in the terms a chart and a screen can act on. */
export type Failure =
  | {
      type: 'offline' | 'network' | 'timeout' | 'aborted' | 'duplicate' | 'malformed' | 'unexpected'
    }
  | { type: 'status'; status: number }
  | { type: 'expired'; msg: string | null }
  | Refused
