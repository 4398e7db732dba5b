import { availableParallelism } from 'node:os'
import { expect, test } from 'vitest'
import { admitSlowWork, hashesAtOnce, inTurn } from './passwordHashLimiter.ts'

test('uses half of the processors for slow hashes, one at least and two at most', () => {
  expect([1, 2, 3, 4, 8, 64].map(hashesAtOnce)).toEqual([1, 1, 1, 2, 2, 2])
  expect(inTurn.concurrency).toBe(hashesAtOnce(availableParallelism()))
})

test('refuses work behind two dozen others, and admits it once one is done', async () => {
  const most = 24 * inTurn.concurrency
  const ends: (() => void)[] = []
  const begin = () => admitSlowWork(() => new Promise<void>((resolve) => ends.push(resolve)))
  const begun = Array.from({ length: most }, begin)
  await expect(begin()).rejects.toMatchObject({ reason: 'tooBusy' })
  ends.shift()?.()
  await begun.shift()
  begun.push(begin())
  await expect(begin()).rejects.toMatchObject({ reason: 'tooBusy' })
  for (const end of ends) end()
  await Promise.all(begun)
})
