import { sql } from 'drizzle-orm'
import type { Notice } from '../../../contract/notices.ts'
import { rowsOf, type Db } from '../../db/client.ts'

export const mostAtOnce = 200

export interface NewNotices {
  /** Oldest first; one more than {@link mostAtOnce} when there were too many. */
  list: { notice: Notice; transactionId: string }[]
  /** Where the next read begins. */
  next: string
}

/**
 * A shopper's notices written by a transaction from `since` on (null: from the oldest that still
 * runs), less those already seen. Transactions become visible out of order, so `next` may lie
 * before what was read: the caller tells by the ids what it has.
 */
export async function readSince(
  db: Db,
  userId: number,
  given: { since: string | null; seen: Iterable<number> },
): Promise<NewNotices> {
  const seen = JSON.stringify([...given.seen])
  const [row] = await rowsOf<NewNotices>(
    db,
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text as next,
      (select coalesce(json_agg(found.entry), '[]'::json) from (
        select json_build_object(
          'transactionId', transaction_id::text,
          'notice', json_build_object(
            'id', id, 'kind', kind, 'orderId', order_id, 'refundId', refund_id,
            'rechargeId', recharge_id, 'withdrawalId', withdrawal_id,
            'at', to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
            'read', read_at is not null
          )
        ) as entry
        from notices
        where user_id = ${userId}
          and transaction_id >= coalesce(${given.since}::text::xid8, pg_snapshot_xmin(pg_current_snapshot()))
          and id not in (select value::bigint from json_array_elements_text(${seen}::json))
        order by id limit ${mostAtOnce + 1}
      ) found) as list`,
  )
  if (!row) throw new Error('no snapshot')
  return row
}
