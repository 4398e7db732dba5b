import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Db } from '../db/client.ts'
import { Refusal } from '../domain/kernel/errors.ts'
import { NoticeFeed } from '../domain/messaging/notices/noticeFeed.ts'
import { openStream } from './openStream.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

interface Read {
  next: string
  list: { notice: { id: number }; transactionId: string }[]
}

const entry = (id: number, transactionId = '7') => ({ notice: { id }, transactionId })
const nothingAt = (next: string): Read => ({ next, list: [] })

/** Opens a stream of shopper 5 on a database whose reads return the given results in order. */
function streaming(
  since: string | null,
  reads: (Read | Promise<Read> | Error)[],
  { isRead = true } = {},
) {
  const feed = new NoticeFeed()
  const unexpectedErrors: unknown[] = []
  const execute = vi.fn(async () => {
    const read = await reads.shift()
    if (read instanceof Error) throw read
    return { rows: read ? [read] : [] }
  })
  const checkSession = vi.fn<() => Promise<unknown>>(async () => null)
  const stream = openStream({
    ctx: {
      db: { execute } as unknown as Db,
      userId: 5,
      sessionId: 1,
      clock: { now: () => new Date(0) },
      lang: 'en',
      feed,
      checkSession,
      onUnexpectedError: (error) => unexpectedErrors.push(error),
    },
    input: { since },
  })
  const reader = stream.getReader()
  const texts: string[] = []
  let isOver = false
  void (async () => {
    if (!isRead) return
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      texts.push(new TextDecoder().decode(read.value))
    }
    isOver = true
  })()
  return {
    feed,
    unexpectedErrors,
    execute,
    checkSession,
    reader,
    /** Returns what was sent and whether the stream has ended, after all pending work. */
    seen: async (ms = 0) => {
      await vi.advanceTimersByTimeAsync(ms)
      return { texts, isOver }
    },
    poke: (userId = 5) => feed.apply({ kind: 'notice', userId }),
  }
}

const beat = ': beat\n\n'

test('starts a new stream with its position', async () => {
  const { seen, unexpectedErrors } = streaming(null, [nothingAt('9')])
  expect([await seen(), unexpectedErrors]).toEqual([
    { texts: ['id: 9\nevent: open\ndata: null\n\n'], isOver: false },
    [],
  ])
})

test('opens a resumed stream at once and puts the id on the last missed notice only', async () => {
  const { seen } = streaming('7', [{ next: '9', list: [entry(1), entry(2)] }])
  expect(await seen()).toEqual({
    texts: [
      'event: open\ndata: null\n\n',
      'event: notice\ndata: {"id":1}\n\nid: 9\nevent: notice\ndata: {"id":2}\n\n',
    ],
    isOver: false,
  })
})

test('sends nothing when a read finds nothing, not even an empty chunk', async () => {
  const { seen, execute, poke } = streaming('7', [nothingAt('7'), nothingAt('7')])
  await seen()
  poke()
  expect([await seen(), execute.mock.calls.length]).toEqual([
    { texts: ['event: open\ndata: null\n\n'], isOver: false },
    2,
  ])
})

test('sends two hundred notices, and a reset for one more', async () => {
  const listOf = (length: number) => Array.from({ length }, (_, index) => entry(index + 1))
  const many = streaming('7', [{ next: '8', list: listOf(200) }])
  const tooMany = streaming('7', [{ next: '8', list: listOf(201) }])
  const [observed] = (await many.seen()).texts.slice(1)
  expect(observed?.match(/^event: notice$/gm)?.length).toBe(200)
  expect((await tooMany.seen()).texts.slice(1)).toEqual(['id: 8\nevent: reset\ndata: null\n\n'])
})

test('sends a reset for a position that this database has not reached', async () => {
  const ahead = streaming('10', [nothingAt('9')])
  const level = streaming('9', [nothingAt('9')])
  expect((await ahead.seen()).texts.slice(1)).toEqual(['id: 9\nevent: reset\ndata: null\n\n'])
  expect((await level.seen()).texts.slice(1)).toEqual([])
})

test('reads once more when notified during a read, and ignores notices for others', async () => {
  let answer = (_: Read) => {}
  const slow = new Promise<Read>((resolve) => {
    answer = resolve
  })
  const { seen, execute, poke } = streaming(null, [slow, nothingAt('9'), nothingAt('9')])
  poke(6)
  for (let times = 0; times < 3; times += 1) poke()
  await seen()
  expect(execute).toHaveBeenCalledTimes(1)
  answer(nothingAt('9'))
  await seen()
  expect(execute).toHaveBeenCalledTimes(2)
})

test('sends a heartbeat, checks the session and reads every fifteen seconds', async () => {
  const { seen, execute, checkSession } = streaming(
    '9',
    [1, 2, 3].map(() => nothingAt('9')),
  )
  await seen()
  expect((await seen(14_999)).texts.slice(1)).toEqual([])
  expect((await seen(1)).texts.slice(1)).toEqual([beat])
  expect((await seen(15_000)).texts.slice(1)).toEqual([beat, beat])
  expect([checkSession.mock.calls.length, execute.mock.calls.length]).toEqual([2, 3])
})

test("ends silently with an expired session, and with an error when the session can't be read", async () => {
  const lost = new Error('no database')
  for (const [error, unexpectedErrors] of [
    [new Refusal('notLoggedIn'), []],
    [lost, [lost]],
  ] as const) {
    const stream = streaming('9', [nothingAt('9')])
    stream.checkSession.mockRejectedValue(error)
    expect(await stream.seen(15_000)).toMatchObject({ isOver: true })
    expect([stream.unexpectedErrors, stream.feed.size, vi.getTimerCount()]).toEqual([
      unexpectedErrors,
      0,
      0,
    ])
  }
})

test('ends with an error when a read fails', async () => {
  const lost = new Error('no database')
  const { seen, unexpectedErrors, feed } = streaming('9', [lost])
  expect(await seen()).toEqual({ texts: ['event: open\ndata: null\n\n'], isOver: true })
  expect([unexpectedErrors, feed.size, vi.getTimerCount()]).toEqual([[lost], 0, 0])
})

test('buffers a quarter of a megabyte, and ends at one byte more', async () => {
  const readOf = (letters: number): Read => {
    const notice = { id: 1, reason: 'x'.repeat(letters) }
    return { next: '8', list: [{ notice, transactionId: '7' }] }
  }
  const { texts } = await streaming('7', [readOf(0)]).seen()
  const room = 256 * 1024 - texts.join('').length
  const full = streaming('7', [readOf(room)], { isRead: false })
  const over = streaming('7', [readOf(room + 1)], { isRead: false })
  await full.seen()
  expect([full.feed.size, over.feed.size]).toEqual([1, 0])
})

test('drops events without an error after the reader has left', async () => {
  let answer = (_: Read) => {}
  const slow = new Promise<Read>((resolve) => {
    answer = resolve
  })
  const { seen, unexpectedErrors, feed, reader, execute, poke } = streaming(null, [
    slow,
    nothingAt('9'),
  ])
  poke()
  await reader.cancel()
  answer({ next: '9', list: [entry(1)] })
  await seen(60_000)
  expect([unexpectedErrors, feed.size, vi.getTimerCount(), execute.mock.calls.length]).toEqual([
    [],
    0,
    0,
    1,
  ])
})

test('ignores a session that expires after the reader has left', async () => {
  const { seen, unexpectedErrors, feed, reader, checkSession } = streaming('9', [nothingAt('9')])
  let refuse = (_: Refusal) => {}
  checkSession.mockReturnValue(
    new Promise((_, reject) => {
      refuse = reject
    }),
  )
  await seen(15_000)
  await reader.cancel()
  refuse(new Refusal('notLoggedIn'))
  await seen(60_000)
  expect([unexpectedErrors, feed.size, checkSession.mock.calls.length]).toEqual([[], 0, 1])
})

test('excludes sent notices from the next read while their transactions may reappear', async () => {
  const { seen, execute, poke } = streaming('5', [
    { next: '6', list: [entry(1, '5'), entry(2, '6'), entry(3, '7')] },
    { next: '8', list: [] },
    { next: '8', list: [] },
  ])
  for (let times = 0; times < 2; times += 1) {
    await seen()
    poke()
  }
  await seen()
  const given = execute.mock.calls.map(([statement]: unknown[]) => seenIn(statement))
  expect(given).toEqual(['[]', '[2,3]', '[]'])
})

/** Finds the list of ids among the statement's parameters. */
function seenIn(statement: unknown): string | undefined {
  const { queryChunks } = statement as { queryChunks: unknown[] }
  return queryChunks.find(
    (chunk): chunk is string => typeof chunk === 'string' && chunk.startsWith('['),
  )
}
