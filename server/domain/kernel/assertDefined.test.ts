import { expect, test } from 'vitest'
import { assertDefined } from './assertDefined.ts'

test('returns a defined value, also a falsy one, and throws on an undefined one', () => {
  expect([assertDefined(0), assertDefined(''), assertDefined(false)]).toEqual([0, '', false])
  const missing: readonly (string | null | undefined)[] = [null, undefined]
  for (const none of missing)
    expect(() => assertDefined(none)).toThrow('what must be there is missing')
})
