// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { SideBySide } from './sideBySide.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

test.each([
  { detail: 'Order 31', columns: ['Orders', 'Order 31'] },
  { detail: null, columns: [] },
])('a list stands next to $detail, or alone', async ({ detail, columns }) => {
  const place = await bindings.show(<SideBySide list="Orders" detail={detail} />)
  expect([
    place.textContent,
    [...(place.firstElementChild?.children ?? [])].map(({ textContent }) => textContent),
  ]).toEqual([`Orders${detail ?? ''}`, columns])
})
