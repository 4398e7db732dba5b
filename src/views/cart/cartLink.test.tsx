// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { outlineOf } from '../../../tests/support/outline.ts'
import { CartLink } from './cartLink.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

test.each([
  {
    where: 'in a header',
    inHeader: true,
    expected: ['a data-in-header=true aria-label=Cart, empty href=/bag | span aria-hidden=true'],
  },
  {
    where: 'elsewhere',
    inHeader: false,
    expected: ['a aria-label=Cart, empty href=/bag | span aria-hidden=true'],
  },
])('the cart link $where shows the number of pieces', async ({ inHeader, expected }) => {
  const place = await bindings.show(<CartLink inHeader={inHeader} />)
  expect(outlineOf(place)).toEqual(expected)
})
