import { expect, test } from 'vitest'
import { checkPassword, hashPassword } from './passwordHash.ts'

const quick = { N: 16, r: 1, p: 1 }

test('stores a key of 32 bytes with a new salt of 16 bytes each time', async () => {
  const parts = async () => (await hashPassword('rope-and-tide')).split('$')
  const [[scheme, , , , ...one], [, , , , ...other]] = [await parts(), await parts()]
  const bytes = one.map((part) => Buffer.from(part, 'base64url').length)
  expect([scheme, ...bytes]).toEqual(['scrypt', 16, 32])
  expect(other).not.toEqual(one)
})

test('checks passwords at once, each against its own hash', async () => {
  const hash = await hashPassword('rope-and-tide', quick)
  const given = ['rope-and-tide', 'not-it-at-all', 'rope-and-tide']
  expect(await Promise.all(given.map((each) => checkPassword(each, hash)))).toEqual([
    true,
    false,
    true,
  ])
})
