import { expect, test } from 'vitest'
import { present } from './present.ts'

test('what is there is told as it is, also nothing of it; what isn’t is a fault', () => {
  expect([present(0), present(''), present(false)]).toEqual([0, '', false])
  const missing: readonly (string | null | undefined)[] = [null, undefined]
  for (const none of missing) expect(() => present(none)).toThrow('what must be there is missing')
})
