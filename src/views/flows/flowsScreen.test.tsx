// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { outlineOf } from '../../../tests/support/outline.ts'
import { shownIn } from '../../../tests/support/shownIn.tsx'
import { Screen } from './flowsScreen.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

async function shown(search: string) {
  window.history.replaceState(null, '', `/liveFlows${search}`)
  const place = await shownIn('en', bindings, <Screen />)
  await soon(() => expect(place.querySelector('[role=img] svg')).not.toBeNull())
  return place
}

test.each([
  { search: '?chart=order', chart: 'order' },
  { search: '?chart=nothing', chart: 'cart' },
  { search: '', chart: 'cart' },
])('$search opens the $chart chart', async ({ search, chart }) => {
  const place = await shown(search)
  expect([
    [...place.querySelectorAll('nav a[aria-current=page]')].map(({ textContent }) => textContent),
    place.querySelector('[role=img]')?.getAttribute('aria-label'),
  ]).toEqual([[chart], chart])
})

test('each chart links to its drawing, and shows its current state on this page', async () => {
  const place = await shown('?chart=session')
  const links = [...place.querySelectorAll('nav a')]
  expect([
    links.every((link) => link.getAttribute('href') === `/liveFlows?chart=${link.textContent}`),
    links.slice(0, 2).map(({ textContent }) => textContent),
    outlineOf(place.querySelector('[role=img]')!.closest('section')!),
  ]).toEqual([
    true,
    ['cart', 'checkout'],
    ['h2 | session', 'signedIn.infoUnknown', 'div tabindex=0 role=img aria-label=session'],
  ])
})
