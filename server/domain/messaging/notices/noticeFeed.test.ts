import { expect, test } from 'vitest'
import { NoticeFeed } from './noticeFeed.ts'

/** Opens streams of a shopper, and records what each receives. */
function openStreams(feed: NoticeFeed, userId: number, names: readonly string[]) {
  const observed: string[] = []
  const leave = names.map((name) =>
    feed.listen(userId, {
      poke: () => observed.push(`${name} reads`),
      close: () => observed.push(`${name} is closed`),
    }),
  )
  return { observed, leave }
}

test("notifies a stream of its own shopper's notices, and of no other change", () => {
  const feed = new NoticeFeed()
  const { observed } = openStreams(feed, 1, ['phone', 'desk'])
  const other = openStreams(feed, 2, ['other'])
  feed.apply({ kind: 'notice', userId: 1 })
  feed.apply({ kind: 'stock', skuIds: [1] })
  expect([observed, other.observed]).toEqual([['phone reads', 'desk reads'], []])
})

test('notifies remaining listeners, and leaves no entry for a shopper without listeners', () => {
  const feed = new NoticeFeed()
  const { observed, leave } = openStreams(feed, 1, ['phone', 'desk'])
  const [leavePhone, leaveDesk] = leave
  leavePhone?.()
  feed.apply({ kind: 'notice', userId: 1 })
  expect([observed, feed.size, feed.shoppers]).toEqual([['desk reads'], 1, 1])
  leaveDesk?.()
  feed.pokeAll()
  expect([observed, feed.size, feed.shoppers]).toEqual([['desk reads'], 0, 0])
})

test('ignores a second close, also after another stream was opened', () => {
  const feed = new NoticeFeed()
  const [leave] = openStreams(feed, 1, ['phone']).leave
  leave?.()
  const { observed } = openStreams(feed, 1, ['desk'])
  leave?.()
  feed.pokeAll()
  expect(observed).toEqual(['desk reads'])
})

test('closes the oldest of twenty-one streams of one shopper', () => {
  const feed = new NoticeFeed()
  const names = Array.from({ length: 21 }, (_, at) => `stream ${at + 1}`)
  const { observed } = openStreams(feed, 1, names)
  expect([observed, feed.size]).toEqual([['stream 1 is closed'], 20])
})
