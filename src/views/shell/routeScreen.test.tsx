// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { shownAt } from '../../../tests/support/shownAt.tsx'
import { RouteScreen } from './routeScreen.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

test.each([
  { path: '/bag', expected: ['Cart'] },
  { path: '/setting', expected: ['Back', 'Settings'] },
  { path: '/login', expected: ['Back', 'Sign in', 'Language'] },
  { path: '/home', expected: ['Home', 'Language'] },
])('the screen at $path has its title, and a back button unless it is a tab', async (of) => {
  const place = await shownAt(of.path, {
    bindings,
    route: of.path,
    screen: <RouteScreen>{'What it shows'}</RouteScreen>,
  })
  const bar = place.querySelector('header')?.querySelectorAll('h1, button') ?? []
  expect([...bar].map((each) => each.getAttribute('aria-label') ?? each.textContent)).toEqual(
    of.expected,
  )
})

test.each([
  { path: '/login', right: 'Help', footer: 'Pay', expected: ['Help', 'What it shows', 'Pay'] },
  { path: '/login', right: undefined, footer: null, expected: ['', 'What it shows', undefined] },
])('a screen fills its own slots: $expected', async ({ path, ...of }) => {
  const place = await shownAt(path, {
    bindings,
    route: path,
    screen: (
      <RouteScreen right={of.right} footer={of.footer}>
        {'What it shows'}
      </RouteScreen>
    ),
  })
  const observed = ['[data-end]', 'main', 'footer'].map(
    (part) => place.querySelector(part)?.textContent,
  )
  expect(observed).toEqual(of.expected)
})
