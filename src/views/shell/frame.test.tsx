// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { Frame } from './frame.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

test.each([
  {
    given: { bar: <h1>{'Canvas tote'}</h1>, bleed: true },
    expected: ['Canvas tote', 'bleed', null],
  },
  { given: { footer: 'Buy now' }, expected: ['Product', 'main', 'Buy now'] },
])('a frame shows the parts it is given: $expected', async ({ given, expected }) => {
  const place = await bindings.show(
    <Frame title="Product" {...given}>
      {'What it shows'}
    </Frame>,
  )
  expect([
    place.querySelector('h1')?.textContent,
    place.querySelector('main')?.className.match(/bleed|main/)?.[0],
    place.querySelector('footer')?.textContent ?? null,
  ]).toEqual(expected)
})
