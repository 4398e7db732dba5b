// @vitest-environment happy-dom
import { Hourglass } from 'lucide-react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { OutcomeHead } from './outcomeHead.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

test('shows the title alone without a hint', async () => {
  const place = await bindings.show(
    <OutcomeHead tone="good" icon={<Hourglass size={24} />} title="Paid out" hint={null} />,
  )
  expect(place.querySelectorAll('p')).toHaveLength(1)
})

test('shows an icon, a title and a hint', async () => {
  const place = await bindings.show(
    <OutcomeHead tone="wait" icon={<Hourglass size={24} />} title="Auditing" hint="Up to a day" />,
  )
  expect([
    place.querySelector('[role=status] svg')?.getAttribute('class'),
    [...place.querySelectorAll('p')].map(({ textContent }) => textContent),
  ]).toEqual(['lucide lucide-hourglass', ['Auditing', 'Up to a day']])
})
