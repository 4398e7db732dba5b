import { createParser } from 'eventsource-parser'
import type { EventSourceMessage } from 'eventsource-parser'
import * as v from 'valibot'
import { eventStream, notice } from '../../contract/notices.ts'
import type { Notice } from '../../contract/notices.ts'
import { openBody } from './http.ts'

export interface StreamListener {
  onOpen: (since: string | null) => void
  onNotices: (notices: Notice[], since: string | null) => void
  /** Too many events were missed to send them one by one. */
  onReset: (since: string | null) => void
  /** Called for any data, heartbeats included. */
  onSign: () => void
}

/** Listens until the server ends the stream. Rejects with an `ApiError` if it can't be opened. */
export async function listenToEvents({
  since,
  signal,
  listener,
}: {
  /** The position where the previous stream ended. */
  since: string | null
  signal: AbortSignal
  listener: StreamListener
}): Promise<void> {
  const headers: Record<string, string> = { accept: 'text/event-stream' }
  if (since !== null) headers['Last-Event-ID'] = since
  const body = await openBody(eventStream.address, { headers, signal })
  const arrived: EventSourceMessage[] = []
  const parser = createParser({ onEvent: (event) => arrived.push(event) })
  const decoder = new TextDecoder()
  const reader = body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done || signal.aborted) return
    listener.onSign()
    parser.feed(decoder.decode(value, { stream: true }))
    dispatch(arrived.splice(0), listener)
  }
}

function dispatch(events: readonly EventSourceMessage[], listener: StreamListener): void {
  const notices: Notice[] = []
  let since: string | null = null
  for (const event of events) {
    since = event.id ?? since
    if (event.event === 'open') listener.onOpen(event.id ?? null)
    if (event.event === 'reset') listener.onReset(event.id ?? null)
    if (event.event === 'notice') {
      const parsed = v.safeParse(notice, readJson(event.data))
      if (parsed.success) notices.push(parsed.output)
    }
  }
  if (notices.length > 0) listener.onNotices(notices, since)
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}
