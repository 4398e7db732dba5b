import { expect, test } from 'vitest'
import { createFairQueue, type FairQueue } from './fairQueue.ts'

/** Starts named works, each of which runs until the test ends it. */
function working(inTurn: FairQueue) {
  const begun: string[] = []
  const refused: string[] = []
  const ends = new Map<string, () => void>()
  const begin = (path: string[], name = path.join(' ')) =>
    inTurn(path, async () => {
      begun.push(name)
      await new Promise<void>((end) => ends.set(name, end))
      return name
    }).catch((error: { reason: string }) => {
      refused.push(`${name} ${error.reason}`)
      return null
    })
  return {
    begun,
    refused,
    begin,
    /** Ends each work in the order in which they began, until none runs. */
    endAll: async () => {
      await settled()
      for (let at = 0; at < begun.length; at += 1) {
        ends.get(begun[at] ?? '')?.()
        await settled()
      }
    },
    end: (name: string) => ends.get(name)?.(),
  }
}

/** Waits until all admitted works have begun. */
async function settled(): Promise<void> {
  for (let round = 0; round < 3; round += 1) await new Promise((next) => setImmediate(next))
}

const names = (first: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${first}${index + 1}`)

test('a stranger’s work is next, however many works of one network wait', async () => {
  const { begun, begin, endAll } = working(createFairQueue({ running: 1 }))
  for (const name of names('flood', 24)) void begin(['198.51.100', name], name)
  void begin(['203.0.113', 'stranger'], 'stranger')
  await endAll()
  expect(begun.slice(0, 4)).toEqual(['flood1', 'flood2', 'stranger', 'flood3'])
  expect(begun.length).toBe(25)
})

test('takes turns among the groups of a group, and among callers within', async () => {
  const { begun, begin, endAll } = working(createFairQueue({ running: 1 }))
  void begin(['proxy', 'stranger', 'a'], 'first')
  for (const name of names('a', 3)) void begin(['proxy', 'stranger', 'a'], name)
  for (const name of names('b', 2)) void begin(['proxy', 'stranger', 'b'], name)
  for (const name of names('known', 2)) void begin(['proxy', 'known', 'a'], name)
  await endAll()
  expect(begun).toEqual(['first', 'a1', 'known1', 'b1', 'known2', 'a2', 'b2', 'a3'])
})

test('one more than the most displaces the newest work of the group with the most', async () => {
  const { begun, refused, begin, endAll } = working(createFairQueue({ running: 1, waiting: 3 }))
  for (const name of names('flood', 5)) void begin(['198.51.100'], name)
  await settled()
  expect(refused).toEqual(['flood5 tooBusy'])
  void begin(['203.0.113'], 'stranger')
  await endAll()
  expect(refused).toEqual(['flood5 tooBusy', 'flood4 tooBusy'])
  expect(begun).toEqual(['flood1', 'flood2', 'stranger', 'flood3'])
})

test('runs few works of one caller at once, and refuses one too many at once', async () => {
  const { begun, refused, begin, end } = working(
    createFairQueue({ running: 3, runningOfOne: 2, waitingOfOne: 1 }),
  )
  for (const name of names('one', 4)) void begin(['one'], name)
  for (const name of names('other', 2)) void begin(['other'], name)
  await settled()
  expect([begun, refused]).toEqual([['one1', 'one2', 'other1'], ['one4 tooBusy']])
  end('other1')
  await settled()
  expect(begun.at(-1)).toBe('other2')
  end('one1')
  await settled()
  expect(begun.at(-1)).toBe('one3')
})

test('releases the slot of a work that fails', async () => {
  const inTurn = createFairQueue({ running: 1 })
  await expect(inTurn(['one'], () => Promise.reject(new Error('lost')))).rejects.toThrow('lost')
  expect(await inTurn(['one'], async () => 'done')).toBe('done')
})
