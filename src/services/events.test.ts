import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from './apiError.ts'
import { listenToEvents } from './events.ts'
import { configureHttp } from './httpConfiguration.ts'

const shipped = {
  id: 9,
  kind: 'parcel.shipped',
  orderId: 31,
  refundId: null,
  at: '2026-01-05T10:00:00.000Z',
  read: false,
}
const fetchStub = vi.fn<typeof fetch>()
const onExpired = vi.fn<(token: string, msg: string | null) => void>()

beforeEach(() => {
  vi.stubGlobal('fetch', fetchStub)
  configureHttp({
    baseURL: 'https://shop.test',
    getToken: () => 'token-1',
    getLang: () => 'en',
    onExpired,
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  fetchStub.mockReset()
  onExpired.mockReset()
})

describe('the event stream', () => {
  test('sends the token in a header, never in the address, and its last position', async () => {
    answer([])
    await listen('41')
    const [address, options] = fetchStub.mock.calls[0] ?? []
    expect(address).toBe('https://shop.test/api/events?lang=en')
    expect(Object.fromEntries(new Headers(options?.headers))).toEqual({
      accept: 'text/event-stream',
      'last-event-id': '41',
      token: 'token-1',
    })
  })

  test('reports opening, heartbeats, batched notices and resets', async () => {
    answer([
      'id: 41\nevent: open\ndata: null\n\n',
      ': beat\n\n',
      `event: notice\ndata: ${JSON.stringify(shipped)}\n\nid: 42\nevent: not`,
      `ice\ndata: ${JSON.stringify({ ...shipped, id: 10 })}\n\n`,
      'id: 99\nevent: reset\ndata: null\n\n',
    ])
    expect(await listen(null)).toEqual([
      ['sign'],
      ['open', '41'],
      ['sign'],
      ['sign'],
      ['notices', [9], null],
      ['sign'],
      ['notices', [10], '42'],
      ['sign'],
      ['reset', '99'],
    ])
  })

  test('joins a character whose bytes arrive in two chunks', async () => {
    const letter = new TextEncoder().encode('到')
    answer(['id: ', letter.slice(0, 1), letter.slice(1), '\nevent: open\ndata: null\n\n'])
    expect((await listen(null)).at(-1)).toEqual(['open', '到'])
  })

  test('skips events of other kinds', async () => {
    answer(['event: notice\ndata: {"id":"nine"}\n\nevent: notice\ndata: not json\n\n'])
    expect(await listen(null)).toEqual([['sign']])
  })

  test('reports a refused token to the session', async () => {
    fetchStub.mockResolvedValueOnce(
      Response.json(
        { code: 0, msg: 'Please login first', data: null, time: 1, reason: 'notLoggedIn' },
        { status: 401 },
      ),
    )
    await expect(listen(null)).rejects.toEqual(
      expect.objectContaining({ kind: 'expired', msg: 'Please login first' }),
    )
    expect(onExpired).toHaveBeenCalledExactlyOnceWith('token-1', 'Please login first')
  })

  test('rejects like a call when nobody answers', async () => {
    fetchStub.mockRejectedValueOnce(new TypeError('failed to fetch'))
    await expect(listen(null)).rejects.toEqual(new ApiError({ kind: 'network' }))
  })
})

function answer(pieces: readonly (string | Uint8Array)[]): void {
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) {
        controller.enqueue(typeof piece === 'string' ? encoder.encode(piece) : piece)
      }
      controller.close()
    },
  })
  fetchStub.mockResolvedValueOnce(
    new Response(body, { headers: { 'content-type': 'text/event-stream' } }),
  )
}

async function listen(since: string | null): Promise<unknown[]> {
  const observed: unknown[] = []
  await listenToEvents({
    since,
    signal: new AbortController().signal,
    listener: {
      onOpen: (opened) => observed.push(['open', opened]),
      onNotices: (notices, upTo) =>
        observed.push(['notices', notices.map((notice) => notice.id), upTo]),
      onReset: (upTo) => observed.push(['reset', upTo]),
      onSign: () => observed.push(['sign']),
    },
  })
  return observed
}
