// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { outlineOf } from '../../../tests/support/outline.ts'
import { TopBar } from './topBar.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

const tools = [
  'div data-end=true | input aria-label=Search products and shops type=search',
  'a data-in-header=true aria-label=Cart, empty href=/bag | span aria-hidden=true',
].join(' | ')

test.each([
  { back: false, right: null, expected: ['h1 tabindex=-1 | Orders', tools] },
  {
    back: true,
    right: <a href="/help">{'Help'}</a>,
    expected: [
      'button type=button aria-label=Back',
      'h1 tabindex=-1 | Orders',
      `${tools} | a href=/help | Help`,
    ],
  },
])('a bar shows its title between back button and end slot: $expected', async (of) => {
  const place = await bindings.show(<TopBar title="Orders" back={of.back} right={of.right} />)
  expect(outlineOf(place)).toEqual(of.expected)
})

test.each([
  { typed: ' green tea ', to: '/search?q=green+tea' },
  { typed: '  ', to: '/search' },
])('a search for "$typed" in the bar opens $to', async ({ typed, to }) => {
  const { href } = window.location
  onTestFinished(() => window.history.replaceState(null, '', href))
  const place = await bindings.show(<TopBar title="Orders" />)
  const input = place.querySelector('input')
  await act(async () => {
    if (input) input.value = typed
    input?.form?.requestSubmit()
  })
  expect(window.location.pathname + window.location.search).toBe(to)
})
