// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { redirect } from './navigation.ts'
import { useFocusOnArrival } from './useFocusOnArrival.ts'

let bindings: Bindings
beforeEach(() => {
  const { href } = window.location
  onTestFinished(() => window.history.replaceState(null, '', href))
  bindings = openBindings()
  redirect('/orders')
})
afterEach(async () => {
  vi.restoreAllMocks()
  await bindings.close()
})

function Arrived({ focus = false }: { focus?: boolean }) {
  const view = useFocusOnArrival()
  return (
    <div ref={view}>
      <h1>{'Shop'}</h1>
      <h1 tabIndex={-1}>{'Orders'}</h1>
      <input ref={focus ? (input) => input?.focus() : undefined} aria-label="Search" />
    </div>
  )
}

test('the heading of the new screen gets the focus without scrolling', async () => {
  const focused = vi.spyOn(HTMLElement.prototype, 'focus')
  await bindings.show(<Arrived />)
  expect([document.activeElement?.textContent, focused.mock.calls]).toEqual([
    'Orders',
    [[{ preventScroll: true }]],
  ])
})

test('an element that the screen itself focused keeps the focus', async () => {
  await bindings.show(<Arrived focus />)
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Search')
})
