import { expect, test } from 'vitest'
import { hashPassword } from '../../server/domain/identity/session/passwordHash.ts'

/** In a file of its own, because tests with a database use cheaper hashes. */
test('a password is stored with OWASP’s scrypt parameters', async () => {
  const setting = (await hashPassword('rope-and-tide')).split('$').slice(1, 4)
  expect(setting.map(Number)).toEqual([2 ** 14, 8, 5])
})
