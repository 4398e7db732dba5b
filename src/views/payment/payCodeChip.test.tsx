// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { outlineOf } from '../../../tests/support/outline.ts'
import { PayCodeChip } from './payCodeChip.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

test.each([
  { isSet: true, expected: ['Set'] },
  { isSet: false, expected: ['Not set'] },
  { isSet: null, expected: [] },
])(
  'shows whether there is a payment code once that is known: $expected',
  async ({ isSet, expected }) => {
    expect(outlineOf(await bindings.show(<PayCodeChip isSet={isSet} />))).toEqual(expected)
  },
)
