import { sql } from 'drizzle-orm'
import type { Notice } from '../../../contract/notices.ts'
import { rowsOf, type Db } from '../../db/client.ts'
import { Refusal } from '../../errors.ts'
import type { ShopperCtx } from '../ctx.ts'
import { withOneMore } from '../cursor.ts'
import { present } from '../present.ts'
import type { NoticeFeed } from './noticeFeed.ts'

const mostAtOnce = 200
const heartbeatMs = 15_000
const mostWaitingBytes = 256 * 1024

/**
 * A shopper's notices as server-sent events, from `since` on without a gap. Each heartbeat also
 * reads, so that a lost notification costs time and never a notice.
 */
export function openStream(given: {
  ctx: ShopperCtx & {
    feed: NoticeFeed
    /** Rejects with a refusal once the session is over. */
    checkSession: () => Promise<unknown>
    onFault: (error: unknown) => void
  }
  input: { since: string | null }
}): ReadableStream<Uint8Array> {
  const { ctx } = given
  const { feed, checkSession, onFault } = ctx
  const encoder = new TextEncoder()
  let { since } = given.input
  const seen = new Map<number, bigint>()
  let reading: Promise<void> | null = null
  let readAgain = false
  let stop = () => {}

  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const state = { isOpen: true }
        const write = (text: string) => {
          if (!state.isOpen || text === '') return
          controller.enqueue(encoder.encode(text))
          if (present(controller.desiredSize) < -mostWaitingBytes) close()
        }
        const close = () => {
          if (!state.isOpen) return
          stop()
          controller.close()
        }
        const read = async () => {
          const isFirst = since === null
          const begin = since
          const { list, next } = await readSince(ctx.db, ctx.userId, { since, seen: seen.keys() })
          since = next
          for (const { notice, transactionId } of list) seen.set(notice.id, BigInt(transactionId))
          for (const [id, transactionId] of seen) if (transactionId < BigInt(next)) seen.delete(id)
          if (isFirst) write(eventText('open', null, next))
          else if (list.length > mostAtOnce || isAhead(begin, next))
            write(eventText('reset', null, next))
          else write(noticesText(list, next))
        }
        const poke = () => {
          readAgain = true
          reading ??= (async () => {
            while (readAgain && state.isOpen) {
              readAgain = false
              await read()
            }
          })()
            .catch((error: unknown) => {
              onFault(error)
              close()
            })
            .finally(() => {
              reading = null
            })
        }
        const beat = () => {
          write(': beat\n\n')
          checkSession().then(poke, (error: unknown) => {
            if (!(error instanceof Refusal)) onFault(error)
            close()
          })
        }
        const timer = setInterval(beat, heartbeatMs)
        const leave = feed.listen(ctx.userId, { poke, close })
        stop = () => {
          state.isOpen = false
          clearInterval(timer)
          leave()
        }
        if (since !== null) write(eventText('open', null, null))
        poke()
      },
      cancel() {
        stop()
      },
    },
    new ByteLengthQueuingStrategy({ highWaterMark: 0 }),
  )
}

/** An id that this database hasn't given out yet: it was another one, before a restore. */
function isAhead(since: string | null, next: string): boolean {
  return since !== null && BigInt(since) > BigInt(next)
}

/** Only the last one carries the id: a stream that breaks before it begins at the one before. */
function noticesText(list: NewNotices['list'], next: string): string {
  return list
    .map(({ notice }, at) => eventText('notice', notice, at === list.length - 1 ? next : null))
    .join('')
}

function eventText(name: string, data: unknown, id: string | null): string {
  const idLine = id === null ? '' : `id: ${id}\n`
  return `${idLine}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
}

interface NewNotices {
  /** Oldest first; one more than `mostAtOnce` when there were too many. */
  list: { notice: Notice; transactionId: string }[]
  /** Where the next read begins. */
  next: string
}

/**
 * A shopper's notices written by a transaction from `since` on (null: from the oldest that still
 * runs), less those already seen. Transactions become visible out of order, so `next` may lie
 * before what was read: the caller tells by the ids what it has.
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
            'rechargeId', recharge_id, 'withdrawalId', withdrawal_id, 'reason', reason,
            'at', to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
            'read', read_at is not null
          )
        ) as entry
        from notices
        where user_id = ${userId}
          and transaction_id >= coalesce(${given.since}::text::xid8, pg_snapshot_xmin(pg_current_snapshot()))
          and id not in (select value::bigint from json_array_elements_text(${seen}::json))
        order by id limit ${withOneMore(mostAtOnce)}
      ) found) as list`,
  )
  if (!row) throw new Error('no snapshot')
  return row
}
