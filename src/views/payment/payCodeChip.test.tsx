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
  { isSet: true, told: ['Set'] },
  { isSet: false, told: ['Not set'] },
  { isSet: null, told: [] },
])('whether there is a payment code is told once it is known: $told', async ({ isSet, told }) => {
  expect(outlineOf(await bindings.show(<PayCodeChip isSet={isSet} />))).toEqual(told)
})
