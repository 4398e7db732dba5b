// @vitest-environment happy-dom
import { Clock } from 'lucide-react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { Chip } from './chip.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

test.each([
  { icon: <Clock size={16} aria-hidden />, signs: 1 },
  { icon: undefined, signs: 0 },
])('a status is a word with $signs icons', async ({ icon, signs }) => {
  const place = await bindings.show(<Chip icon={icon}>{'On its way'}</Chip>)
  expect([place.textContent, place.querySelectorAll('svg').length]).toEqual(['On its way', signs])
})
