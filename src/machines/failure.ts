import type { RefusalOf } from '../../contract/refusals.ts'

/**
 * The server refused, with a message in the shopper's language. `reason` determines the shape of
 * `data`. It is null if the contract doesn't name the reason for the call.
 */
export type Refused = { type: 'refused'; msg: string | null } & (
  | RefusalOf
  | { reason: null; data: null }
)

/** Why something failed, in terms that a chart and a screen can handle. */
export type Failure =
  | {
      type: 'offline' | 'network' | 'timeout' | 'aborted' | 'duplicate' | 'malformed' | 'unexpected'
    }
  | {
      type: 'status'
      status: number
      /** Finds the request in the server's log. */
      requestId?: string
    }
  | { type: 'expired'; msg: string | null }
  | Refused
