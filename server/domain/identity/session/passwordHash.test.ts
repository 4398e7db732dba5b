import { expect, test } from 'vitest'
import { checkPassword, hashPassword } from './passwordHash.ts'
import { inTurn, admitSlowWork, hashesAtOnce } from './passwordHashLimiter.ts'
import { availableParallelism } from 'node:os'

const quick = { N: 16, r: 1, p: 1 }

test("hashes many passwords with at most half of libuv's threads at once, and answers all", async () => {
  const hash = await hashPassword('rope-and-tide', quick)
  const given = ['rope-and-tide', 'not-it-at-all', 'rope-and-tide']
  const checks = Promise.all(given.map((each) => checkPassword(each, hash)))
  expect(inTurn.activeCount).toBe(inTurn.concurrency)
  expect(inTurn.concurrency).toBeLessThanOrEqual(2)
  expect(await checks).toEqual([true, false, true])
})

test('stores a key of 32 bytes with a new salt of 16 bytes each time', async () => {
  const parts = async () => (await hashPassword('rope-and-tide')).split('$')
  const [[scheme, , , , ...one], [, , , , ...other]] = [await parts(), await parts()]
  const bytes = one.map((part) => Buffer.from(part, 'base64url').length)
  expect([scheme, ...bytes]).toEqual(['scrypt', 16, 32])
  expect(other).not.toEqual(one)
})

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
