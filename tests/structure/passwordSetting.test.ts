import { expect, test } from 'vitest'
import { hashPassword } from '../../server/domain/identity/session/passwordHash.ts'

/** Apart from the other tests: tests with a database use cheaper hashes. */
test('a password is stored by OWASP’s setting of scrypt', async () => {
  const setting = (await hashPassword('rope-and-tide')).split('$').slice(1, 4)
  expect(setting.map(Number)).toEqual([2 ** 14, 8, 5])
})
