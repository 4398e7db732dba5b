import { expect, test } from 'vitest'
import { checkPassword, hashPassword } from './passwordHash.ts'
import { inTurn } from './passwordHashLimiter.ts'

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
