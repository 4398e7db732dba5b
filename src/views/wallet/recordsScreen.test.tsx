// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { onPhone } from '../../../tests/support/onPhone.ts'
import { RecordsScreen } from './recordsScreen.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

test.each([
  { search: '', isPhone: true, expected: 'records all, null' },
  { search: '?status=2', isPhone: true, expected: 'records 2, null' },
  { search: '?status=2&id=51', isPhone: true, expected: 'record 51' },
  { search: '?status=2', isPhone: false, expected: 'records 2, null' },
  { search: '?status=2&id=51', isPhone: false, expected: 'records 2, 51' },
])('"$search", on a phone $isPhone, shows $expected', async ({ search, isPhone, expected }) => {
  if (isPhone) onPhone()
  window.history.replaceState(null, '', `/topUpRecord${search}`)
  const place = await bindings.show(
    <RecordsScreen
      hrefOf={({ status }) => `/topUpRecord?status=${status}`}
      Records={({ filter, id }) => <p>{`records ${filter}, ${id}`}</p>}
      Pane={({ id }) => <p>{`record ${id}`}</p>}
    />,
  )
  expect(place.querySelector('main p')?.textContent).toBe(expected)
})
