import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { requestTimeoutMs } from '../constants.ts'
import { ApiError } from './apiError.ts'
import type { StreamListener } from './events.ts'
import { followEvents } from './sharedEvents.ts'

interface Stream {
  since: string | null
  signal: AbortSignal
  listener: StreamListener
  end: () => void
  fail: () => void
}

/** The streams requested from the server. */
const streams = vi.hoisted(() => [] as Stream[])
vi.mock(import('./events.ts'), () => ({
  listenToEvents: ({ since, signal, listener }) =>
    new Promise<void>((resolve, reject) => {
      const fail = () => reject(new ApiError({ kind: 'network' }))
      signal.addEventListener('abort', fail)
      streams.push({ since, signal, listener, end: resolve, fail })
    }),
}))

const tabs: { leave: () => void }[] = []
beforeEach(() => {
  vi.stubGlobal('navigator', { locks: lockManager() })
})
afterEach(async () => {
  for (const { leave } of tabs.splice(0)) leave()
  streams.splice(0)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('tabs of one session share a stream and all receive its events', async () => {
  const first = openTab('token-1')
  await vi.waitFor(() => expect(streams).toHaveLength(1))
  const second = openTab('token-1')
  streams[0]!.listener.onOpen('41')
  await vi.waitFor(() => expect(second.heard).toEqual(['open 41', 'sign']))
  streams[0]!.listener.onNotices([notice], '42')
  streams[0]!.listener.onReset('43')
  streams[0]!.listener.onSign()
  await vi.waitFor(() =>
    expect(second.heard).toEqual(['open 41', 'sign', 'notice 9 42', 'reset 43', 'sign']),
  )
  expect(first.heard).toEqual(['open 41', 'notice 9 42', 'reset 43', 'sign'])
  expect(streams).toHaveLength(1)
})

test('a tab of another session has its own stream and receives nothing of this one', async () => {
  openTab('token-1')
  const other = openTab('token-2')
  await vi.waitFor(() => expect(streams).toHaveLength(2))
  streams[0]!.listener.onOpen('41')
  streams[0]!.listener.onNotices([notice], '42')
  streams[1]!.listener.onOpen('7')
  await vi.waitFor(() => expect(other.heard).toEqual(['open 7']))
})

test('the next tab resumes at the last position when the first tab leaves', async () => {
  const first = openTab('token-1')
  await vi.waitFor(() => expect(streams).toHaveLength(1))
  const second = openTab('token-1')
  streams[0]!.listener.onOpen('41')
  streams[0]!.listener.onNotices([notice], '42')
  await vi.waitFor(() => expect(second.heard).toContain('notice 9 42'))
  first.leave()
  await vi.waitFor(() => expect(streams).toHaveLength(2))
  expect([streams[0]!.signal.aborted, streams[1]!.since]).toEqual([true, '42'])
})

test('the next tab takes over when the stream ends, and the first may follow it', async () => {
  const first = openTab('token-1')
  await vi.waitFor(() => expect(streams).toHaveLength(1))
  openTab('token-1')
  streams[0]!.end()
  await first.over
  await vi.waitFor(() => expect(streams).toHaveLength(2))
  const again = openTab('token-1', '41')
  streams[1]!.listener.onOpen('41')
  await vi.waitFor(() => expect(again.heard).toEqual(['open 41', 'sign']))
})

test('a tab that returns to another position reads everything again', async () => {
  openTab('token-1')
  await vi.waitFor(() => expect(streams).toHaveLength(1))
  streams[0]!.listener.onOpen('41')
  streams[0]!.listener.onNotices([notice], '45')
  const back = openTab('token-1', '43')
  await vi.waitFor(() => expect(back.heard).toEqual(['open 45', 'sign', 'reset 45']))
})

test('the tab that tried to open the stream gets the failure', async () => {
  const first = openTab('token-1')
  await vi.waitFor(() => expect(streams).toHaveLength(1))
  streams[0]!.fail()
  expect(await first.over).toEqual(new ApiError({ kind: 'network' }))
})

test('a silent tab loses the stream to one that gets no reply', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const hung = new AbortController()
  void navigator.locks
    .request('harborlane.events.token-1', { signal: hung.signal }, () => new Promise(() => {}))
    .catch(() => {})
  openTab('token-1', '41')
  await vi.advanceTimersByTimeAsync(requestTimeoutMs - 1)
  const before = streams.length
  await vi.advanceTimersByTimeAsync(1)
  expect([before, streams.map(({ since }) => since)]).toEqual([0, ['41']])
})

test('a browser that refuses channels has one stream per tab', async () => {
  vi.stubGlobal('BroadcastChannel', function refuse() {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  openTab('token-1')
  openTab('token-1')
  await vi.waitFor(() => expect(streams).toHaveLength(2))
})

test('a browser without locks has one stream per tab', async () => {
  vi.stubGlobal('navigator', {})
  openTab('token-1')
  openTab('token-1')
  await vi.waitFor(() => expect(streams).toHaveLength(2))
})

const notice = {
  id: 9,
  kind: 'parcel.shipped',
  orderId: 31,
  refundId: null,
  at: '2026-01-05T10:00:00.000Z',
  read: false,
} as const

function openTab(token: string, since: string | null = null) {
  const heard: string[] = []
  const leaving = new AbortController()
  const over = followEvents({
    token,
    since,
    signal: leaving.signal,
    listener: {
      onOpen: (at) => heard.push(`open ${at}`),
      onNotices: (notices, at) => heard.push(`notice ${notices.map(({ id }) => id).join()} ${at}`),
      onReset: (at) => heard.push(`reset ${at}`),
      onSign: () => heard.push('sign'),
    },
  }).catch((error: unknown) => error)
  const tab = { heard, over, leave: () => leaving.abort() }
  tabs.push(tab)
  return tab
}

/** A fake of the Web Locks API: exclusive locks by name. */
function lockManager() {
  type Grant = (lock: null) => Promise<unknown>
  interface Options {
    signal?: AbortSignal
    steal?: boolean
  }
  const held = new Map<string, { reject: (error: Error) => void }>()
  const queues = new Map<string, (() => void)[]>()
  const aborted = () => new DOMException('aborted', 'AbortError')

  async function run(name: string, grant: Grant): Promise<unknown> {
    const { promise, reject } = Promise.withResolvers<never>()
    const holder = { reject }
    held.set(name, holder)
    try {
      return await Promise.race([grant(null), promise])
    } finally {
      if (held.get(name) === holder) {
        held.delete(name)
        queues.get(name)?.shift()?.()
      }
    }
  }

  return {
    async request(name: string, { signal, steal }: Options, grant: Grant): Promise<unknown> {
      if (steal) {
        held.get(name)?.reject(aborted())
        return run(name, grant)
      }
      if (!held.has(name)) return run(name, grant)
      const queue = queues.get(name) ?? []
      queues.set(name, queue)
      await new Promise<void>((resolve, reject) => {
        queue.push(resolve)
        signal?.addEventListener('abort', () => {
          queue.splice(queue.indexOf(resolve), 1)
          reject(aborted())
        })
      })
      return run(name, grant)
    },
  }
}
