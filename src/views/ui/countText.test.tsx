// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { CountText } from './countText.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

test.each([
  [0, '0'],
  [999, '999'],
  [1_000, '999+'],
])('a count of %i is shown as %s', async (count, shown) => {
  const place = await bindings.show(<CountText count={count} />)
  expect(place.textContent).toBe(shown)
})
