// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { outlineOf } from '../../../tests/support/outline.ts'
import { Refusal } from './refusal.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

test.each([
  { of: 'sent', failure: null, expected: [] },
  { of: 'given up', failure: { type: 'aborted' } as const, expected: [] },
  {
    of: 'refused',
    failure: { type: 'expired', msg: 'Log in again' } as const,
    expected: ['Log in again'],
  },
])('above a form that was $of, the reason is: $expected', async ({ failure, expected }) => {
  expect(outlineOf(await bindings.show(<Refusal failure={failure} />))).toEqual(expected)
})
