import { sql } from 'drizzle-orm'
import type { Notice } from '../../../../contract/notices.ts'
import { rowsOf, type Db } from '../../../db/client.ts'
import { withOneMore } from '../../kernel/cursor.ts'

const mostAtOnce = 200

/** The next event of a stream, and the position of its next read. */
export type NoticeNews =
  /** The first event of a reader without a position. */
  | { kind: 'open'; next: string }
  /**
   * Too many notices were missed, or the position belongs to another database: the client must read
   * everything again.
   */
  | { kind: 'reset'; next: string }
  /** Oldest first. */
  | { kind: 'notices'; list: Notice[]; next: string }

/** Returns a function whose every call reads the notices since the previous call, without a gap. */
export function followNotices(
  { db, userId }: { db: Db; userId: number },
  from: string | null,
): () => Promise<NoticeNews> {
  let since = from
  const seen = new Map<number, bigint>()
  return async () => {
    const begin = since
    const { list, next } = await readSince(db, userId, { since, seen: seen.keys() })
    since = next
    for (const { notice, transactionId } of list) seen.set(notice.id, BigInt(transactionId))
    for (const [id, transactionId] of seen) if (transactionId < BigInt(next)) seen.delete(id)
    if (begin === null) return { kind: 'open', next }
    if (list.length > mostAtOnce || isAhead(begin, next)) return { kind: 'reset', next }
    return { kind: 'notices', list: list.map(({ notice }) => notice), next }
  }
}

/** A position beyond this database's transactions: it comes from before a restore. */
function isAhead(since: string, next: string): boolean {
  return BigInt(since) > BigInt(next)
}

interface NewNotices {
  /** Oldest first; one more than `mostAtOnce` when there were too many. */
  list: { notice: Notice; transactionId: string }[]
  /** The position of the next read. */
  next: string
}

/**
 * Reads a shopper's notices of transactions from `since` on, less those already seen. A null
 * `since` means from the oldest running transaction on. Transactions become visible out of order,
 * so `next` may lie before notices that were read; the caller filters those by id.
 */
async function readSince(
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
            'rechargeId', recharge_id, 'withdrawalId', withdrawal_id, 'skuId', sku_id,
            'reason', reason,
            'at', to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
            'read', read_at is not null
          )
        ) as entry
        from notices
        where user_id = ${userId} and not is_hidden
          and transaction_id >= coalesce(${given.since}::text::xid8, pg_snapshot_xmin(pg_current_snapshot()))
          and id not in (select value::bigint from json_array_elements_text(${seen}::json))
        order by id limit ${withOneMore(mostAtOnce)}
      ) found) as list`,
  )
  if (!row) throw new Error('no snapshot')
  return row
}
