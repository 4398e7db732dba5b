import { sql } from 'drizzle-orm'
import type { Notice } from '../../../src/services/contract/notices.ts'
import { rowsOf, type Db } from '../../db/client.ts'

export const mostAtOnce = 200

export interface NewNotices {
  /** Oldest first; one more than {@link mostAtOnce} when there were too many. */
  list: Notice[]
  /** Where the next read begins. */
  next: string
}

/**
 * A shopper's notices written by a transaction from `since` on. Transactions become visible out
 * of order, so `next` is the oldest that still ran: what is read twice is told apart by its id.
 */
export async function readSince(db: Db, userId: number, since: string | null): Promise<NewNotices> {
  const [row] = await rowsOf<{ next: string; list: Notice[] }>(
    db,
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text as next,
      (select coalesce(json_agg(found), '[]'::json) from (
        select id, kind, order_id as "orderId", refund_id as "refundId",
          to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
          read_at is not null as read
        from notices
        where user_id = ${userId} and transaction_id >= ${since}::text::xid8
        order by id limit ${mostAtOnce + 1}
      ) found) as list`,
  )
  if (!row) throw new Error('no snapshot')
  return row
}
