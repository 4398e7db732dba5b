import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { eventStream } from '../../../contract/notices.ts'
import type { Notice } from '../../../contract/notices.ts'

/** A live stream that the test controls: only what the test sends arrives. */
export interface LiveStream {
  /** The server answers with the id at which the stream begins or resumes. */
  open: (since: string | null) => Promise<void>
  sign: () => Promise<void>
  reset: (since: string | null) => Promise<void>
  push: (notices: readonly Notice[], since: string | null) => Promise<void>
  /** The connection to the server breaks. */
  lose: () => Promise<void>
  /** How many streams the page has opened and not closed. */
  wanted: () => Promise<number>
}

interface StreamInPage {
  send: (text: string) => void
  end: () => void
  ended: boolean
}

type WithStreams = typeof window & { liveStreams: StreamInPage[] }

export async function takeStream(page: Page): Promise<LiveStream> {
  await page.addInitScript(standIn, eventStream.address)
  const wanted = () =>
    page.evaluate(() => (window as WithStreams).liveStreams.filter(({ ended }) => !ended).length)
  async function send(text: string): Promise<void> {
    await expect.poll(wanted, { message: 'the page asks for the stream' }).toBeGreaterThan(0)
    await page.evaluate((sent) => (window as WithStreams).liveStreams.at(-1)?.send(sent), text)
  }
  return {
    open: (since) => send(eventText('open', since, {})),
    sign: () => send(': still there\n\n'),
    reset: (since) => send(eventText('reset', since, {})),
    push: (notices, since) =>
      send(notices.map((notice) => eventText('notice', since, notice)).join('')),
    lose: () => page.evaluate(() => (window as WithStreams).liveStreams.at(-1)?.end()),
    wanted,
  }
}

function eventText(name: string, id: string | null, data: object): string {
  return `event: ${name}\n${id === null ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`
}

/** Runs in the page before the app: replaces the network for one address. */
function standIn(address: string): void {
  const liveStreams: StreamInPage[] = []
  const realFetch = window.fetch.bind(window)
  Object.assign(window, { liveStreams })

  window.fetch = (target, options) => {
    const url = target instanceof Request ? target.url : String(target)
    return url.includes(address) ? answer(options?.signal ?? undefined) : realFetch(target, options)
  }

  function answer(signal: AbortSignal | undefined): Promise<Response> {
    return new Promise((resolve, reject) => {
      let source: ReadableStreamDefaultController<Uint8Array> | undefined
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          source = controller
        },
      })
      const response = new Response(body, { headers: { 'content-type': 'text/event-stream' } })
      const stream: StreamInPage = {
        ended: false,
        send: (text) => {
          source?.enqueue(new TextEncoder().encode(text))
          resolve(response)
        },
        end: () => {
          stream.ended = true
          reject(new TypeError('the stream broke'))
          source?.close()
        },
      }
      liveStreams.push(stream)
      signal?.addEventListener('abort', () => {
        if (stream.ended) return
        stream.ended = true
        const aborted = new DOMException('given up', 'AbortError')
        reject(aborted)
        source?.error(aborted)
      })
    })
  }
}
