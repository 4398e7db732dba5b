import * as v from 'valibot'
import { eventStream, notice, type Notice } from '../../contract/notices.ts'
import type { Host } from './callApi.ts'

export interface StreamEvent {
  id: string | null
  event: string
  data: unknown
}

/** A live stream as a client reads it, one event at a time. */
export async function openEvents(
  app: Host,
  { token, since }: { token: string; since?: string | null },
) {
  const response = await app.request(eventStream.address, {
    headers: { token, ...(since ? { 'last-event-id': since } : {}) },
  })
  if (!response.body) throw new Error(`no stream: ${response.status}`)
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  let lastId: string | null = since ?? null

  async function next(): Promise<StreamEvent | null> {
    for (;;) {
      const end = text.indexOf('\n\n')
      if (end >= 0) {
        const block = text.slice(0, end)
        text = text.slice(end + 2)
        if (block.startsWith(':')) continue
        const event = parseEvent(block)
        lastId = event.id ?? lastId
        return event
      }
      const { value, done } = await reader.read()
      if (done) return null
      text += value
    }
  }

  return {
    response,
    next,
    lastId: () => lastId,
    /** Reads until that many different notices have arrived; duplicates count once. */
    async notices(count: number): Promise<Notice[]> {
      const seen = new Map<number, Notice>()
      while (seen.size < count) {
        const event = await next()
        if (!event) throw new Error('the stream ended')
        if (event.event !== 'notice') continue
        const parsed = v.parse(notice, event.data)
        seen.set(parsed.id, parsed)
      }
      return [...seen.values()]
    },
    close: () => reader.cancel(),
  }
}

function parseEvent(block: string): StreamEvent {
  const fields = new Map(
    block.split('\n').map((line) => {
      const at = line.indexOf(': ')
      return [line.slice(0, at), line.slice(at + 2)]
    }),
  )
  return {
    id: fields.get('id') ?? null,
    event: fields.get('event') ?? '',
    data: JSON.parse(fields.get('data') ?? 'null'),
  }
}
