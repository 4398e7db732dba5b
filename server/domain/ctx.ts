import type { LanguageCode } from '../../contract/fields.ts'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/client.ts'

/** What every verb gets. Inside a transaction `db` is the transaction. */
export interface Ctx {
  readonly db: Db
  readonly clock: Clock
  readonly lang: LanguageCode
}

/** A call with a live session. */
export interface ShopperCtx extends Ctx {
  readonly userId: number
  readonly sessionId: number
}
