// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { StarField } from './starField.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

const missing = { id: 'test.missing', defaultMessage: 'Give one to five stars' }

test.each([
  { error: undefined, said: null },
  { error: missing, said: 'Give one to five stars' },
])('of five stars three are on, and $said is said', async ({ error, said }) => {
  const field = { name: 'service', value: '3', error, onChange: () => {}, onBlur: () => {} }
  const place = await bindings.show(<StarField label="Service" field={field} />)
  const describedBy = place.querySelector('fieldset')?.getAttribute('aria-describedby') ?? null
  expect([
    describedBy === null ? null : document.getElementById(describedBy)?.textContent,
    place.querySelector('[role=alert]')?.textContent ?? null,
    place.querySelectorAll('label[data-on]').length,
  ]).toEqual([said, said, 3])
})
