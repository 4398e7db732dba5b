import type { Notice } from '../../../src/services/contract/notices.ts'
import { Refusal } from '../../errors.ts'
import type { ShopperCtx } from '../ctx.ts'
import type { NoticeFeed } from './noticeFeed.ts'
import { mostAtOnce, readSince } from './readSince.ts'

const heartbeatMs = 15_000
const mostWaitingBytes = 256 * 1024

/**
 * A shopper's notices as server-sent events, from `since` on without a gap. Each heartbeat also
 * reads, so that a lost notification costs time and never a notice.
 */
export function openStream(given: {
  ctx: ShopperCtx
  feed: NoticeFeed
  since: string | null
  /** Rejects with a refusal once the session is over. */
  checkSession: () => Promise<unknown>
  onFault: (error: unknown) => void
}): ReadableStream<Uint8Array> {
  const { ctx, feed, checkSession, onFault } = given
  const encoder = new TextEncoder()
  let since = given.since
  let seen = new Set<number>()
  let reading: Promise<void> | null = null
  let readAgain = false
  let stop = () => {}

  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const state = { isOpen: true }
        const write = (text: string) => {
          if (!state.isOpen) return
          controller.enqueue(encoder.encode(text))
          if ((controller.desiredSize ?? 0) < -mostWaitingBytes) close()
        }
        const close = () => {
          if (!state.isOpen) return
          stop()
          controller.close()
        }
        const read = async () => {
          const isFirst = since === null
          const { list, next } = await readSince(ctx.db, ctx.userId, since)
          since = next
          if (isFirst) write(eventText('open', null, next))
          else if (list.length > mostAtOnce) write(eventText('reset', null, next))
          else
            write(
              noticesText(
                list.filter(({ id }) => !seen.has(id)),
                next,
              ),
            )
          seen = new Set(list.map(({ id }) => id))
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
    { highWaterMark: 0, size: (chunk) => chunk?.byteLength ?? 0 },
  )
}

/** Only the last one carries the id: a stream that breaks before it begins at the one before. */
function noticesText(list: readonly Notice[], next: string): string {
  return list
    .map((notice, at) => eventText('notice', notice, at === list.length - 1 ? next : null))
    .join('')
}

function eventText(name: string, data: unknown, id: string | null): string {
  const idLine = id === null ? '' : `id: ${id}\n`
  return `${idLine}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
}
