import { and, eq, sql } from 'drizzle-orm'
import { readTogether } from '../../db/readTogether.ts'
import { orders } from '../../db/schema/orders.ts'
import { parcelEvents, parcels } from '../../db/schema/parcels.ts'
import { refunds } from '../../db/schema/refunds.ts'
import { sessions } from '../../db/schema/users.ts'
import { Refusal } from '../../errors.ts'
import type { CallerCtx } from '../ctx.ts'
import { hashToken, liveSession, sessionColumns, type Session } from '../session/findSession.ts'
import type { DueRow } from './dueMove.ts'
import { versionOf } from '../rowVersions.ts'

export interface OrderVersion extends DueRow {
  version: string
}

/** The order's version and what falls due, with the session that says whose it is; null: not theirs. */
export async function readSessionsVersion(
  ctx: CallerCtx,
  orderId: number,
): Promise<Session & { seen: OrderVersion | null }> {
  const tokenHash = hashToken(ctx.caller.token)
  const found = await selectVersion(ctx.db, { tokenHash, orderId })
  if (!found) throw new Refusal('notLoggedIn')
  const { session, seen, version } = found
  return { ...liveSession(ctx, session), seen: seen && { ...seen, version } }
}

/** The transactions that last wrote a row of the table; a parcel's events are only added to. */
const writersOfParcels = sql`(select string_agg(concat(${parcels}.xmin, '+',
    (select max(${parcelEvents.id}) from ${parcelEvents} where ${parcelEvents.parcelId} = ${parcels.id})),
    ',' order by ${parcels.id})
  from ${parcels} where ${parcels.orderId} = ${orders.id})`
const writersOfRefunds = sql`(select string_agg(${refunds}.xmin::text, ',' order by ${refunds.id})
  from ${refunds} where ${refunds.orderId} = ${orders.id})`

/**
 * Another text whenever the detail of the one order that `orders` is tells something else. Its row is written
 * along with its lines and its history, a refund's along with that one's lines.
 */
export const detailVersion = sql<string>`concat_ws(' ', ${versionOf(orders)},
  'parcels', ${writersOfParcels}, 'refunds', ${writersOfRefunds})`

const { status, afterSaleStage, payDeadline, deadline } = orders
const seenColumns = { id: orders.id, status, afterSaleStage, payDeadline, deadline }

const selectVersion = readTogether({ tokenHash: 'bytea', orderId: 'bigint' })(
  'sessions_order_version',
  (db, { rows, place, values }) =>
    db
      .select({ place, session: sessionColumns, seen: seenColumns, version: detailVersion })
      .from(rows)
      .innerJoin(sessions, eq(sessions.tokenHash, values.tokenHash))
      .leftJoin(orders, and(eq(orders.id, values.orderId), eq(orders.userId, sessions.userId))),
)
