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
  { of: 'sent', failure: null, told: [] },
  { of: 'given up', failure: { type: 'aborted' } as const, told: [] },
  {
    of: 'refused',
    failure: { type: 'expired', msg: 'Log in again' } as const,
    told: ['Log in again'],
  },
])('above a form that was $of is said why not: $told', async ({ failure, told }) => {
  expect(outlineOf(await bindings.show(<Refusal failure={failure} />))).toEqual(told)
})
