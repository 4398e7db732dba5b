import { expect, test } from 'vitest'
import { present } from './present.ts'

test('returns a defined value, also a falsy one, and throws on an undefined one', () => {
  expect([present(0), present(''), present(false)]).toEqual([0, '', false])
  const missing: readonly (string | null | undefined)[] = [null, undefined]
  for (const none of missing) expect(() => present(none)).toThrow('what must be there is missing')
})
