// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aCartLine } from '../../../tests/factories/cartAnswers.ts'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { outlineOf } from '../../../tests/support/outline.ts'
import { SelectAll } from './selectAll.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

const [chosen, other] = [aCartLine(), aCartLine({ skuId: 201, selected: false })]
const gone = aCartLine({ skuId: 202, sellable: false })

test.each([
  { of: 'chosen ones', lines: [chosen], expected: ['input type=checkbox checked', 'All'] },
  {
    of: 'some that are chosen',
    lines: [chosen, other],
    expected: ['input type=checkbox indeterminate', 'All'],
  },
  { of: 'others', lines: [other], expected: ['input type=checkbox', 'All'] },
  { of: 'gone ones', lines: [gone], expected: ['input type=checkbox disabled', 'All'] },
])('the state of the box for $of matches the lines', async ({ lines, expected }) => {
  const place = await bindings.show(<SelectAll actor={bindings.cart} lines={lines} />)
  expect(outlineOf(place)).toEqual(expected)
})
