import type { LanguageCode } from '../../../contract/fields.ts'
import type { Clock } from './clock.ts'
import type { Db } from '../../db/client.ts'

/** The context of every verb. Inside a transaction, `db` is the transaction. */
export interface Ctx {
  readonly db: Db
  readonly clock: Clock
  readonly lang: LanguageCode
}

/** Who calls, as far as connection and headers show. */
export interface Caller {
  readonly address: string
  readonly userAgent: string
  /** The `Origin` header, or empty. */
  readonly origin: string
  /** The shopper's device secret from the cookie, or empty. It is not verified yet. */
  readonly device: (userId: number) => string
  readonly keepDevice: (userId: number, device: string) => void
}

/** The context of a call from the public port. */
export interface CallerCtx extends Ctx {
  readonly caller: Caller
}

/** The context of a call about what belongs to a shopper, who may not be signed in. */
export interface OwnerCtx extends Ctx {
  readonly userId: number
}

/** The context of a call with a valid session. */
export interface ShopperCtx extends OwnerCtx {
  readonly sessionId: number
}
