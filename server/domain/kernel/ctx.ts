import type { LanguageCode } from '../../../contract/fields.ts'
import type { Clock } from './clock.ts'
import type { Db } from '../../db/client.ts'

/** What every verb gets. Inside a transaction `db` is the transaction. */
export interface Ctx {
  readonly db: Db
  readonly clock: Clock
  readonly lang: LanguageCode
}

/** Who calls, as far as the connection and its headers tell. */
export interface Caller {
  readonly address: string
  readonly userAgent: string
  /** What the device was given when this shopper signed in on it, or nothing; nobody has looked at it yet. */
  readonly device: (userId: number) => string
  readonly keepDevice: (userId: number, device: string) => void
}

/** A call that came over the public port. */
export interface CallerCtx extends Ctx {
  readonly caller: Caller
}

/** A call with a live session. */
export interface ShopperCtx extends Ctx {
  readonly userId: number
  readonly sessionId: number
}
