import type { Notice } from '../../contract/notices.ts'
import type { ShopperCtx } from '../domain/kernel/ctx.ts'
import { followNotices, type NoticeNews } from '../domain/messaging/notices/followNotices.ts'
import type { NoticeFeed } from '../domain/messaging/notices/noticeFeed.ts'
import { assertDefined } from '../domain/kernel/assertDefined.ts'
import { Refusal } from '../domain/kernel/errors.ts'

const heartbeatMs = 15_000
const mostWaitingBytes = 256 * 1024

/**
 * Streams a shopper's notices as server-sent events, without a gap from `since` on. Each heartbeat
 * also reads, so that a lost NOTIFY delays a notice but never loses it.
 */
export function openStream(given: {
  ctx: ShopperCtx & {
    feed: NoticeFeed
    /** Rejects with a refusal once the session has ended. */
    checkSession: () => Promise<unknown>
    onUnexpectedError: (error: unknown) => void
  }
  input: { since: string | null }
}): ReadableStream<Uint8Array> {
  const { ctx } = given
  const { feed, checkSession, onUnexpectedError } = ctx
  const encoder = new TextEncoder()
  const { since } = given.input
  const readOn = followNotices(ctx, since)
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
          if (assertDefined(controller.desiredSize) < -mostWaitingBytes) close()
        }
        const close = () => {
          if (!state.isOpen) return
          stop()
          controller.close()
        }
        const read = async () => write(newsText(await readOn()))
        const poke = () => {
          readAgain = true
          reading ??= (async () => {
            while (readAgain && state.isOpen) {
              readAgain = false
              await read()
            }
          })()
            .catch((error: unknown) => {
              onUnexpectedError(error)
              close()
            })
            .finally(() => {
              reading = null
            })
        }
        const beat = () => {
          write(': beat\n\n')
          checkSession().then(poke, (error: unknown) => {
            if (!(error instanceof Refusal)) onUnexpectedError(error)
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

function newsText(news: NoticeNews): string {
  const { kind, next } = news
  return kind === 'notices' ? noticesText(news.list, next) : eventText(kind, null, next)
}

/**
 * Only the last notice carries the id: a stream that breaks before it resumes at the previous
 * position.
 */
function noticesText(list: readonly Notice[], next: string): string {
  return list
    .map((notice, at) => eventText('notice', notice, at === list.length - 1 ? next : null))
    .join('')
}

function eventText(name: string, data: unknown, id: string | null): string {
  const idLine = id === null ? '' : `id: ${id}\n`
  return `${idLine}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
}
