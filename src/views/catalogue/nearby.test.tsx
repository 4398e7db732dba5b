// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { watchNearness } from '../../../tests/support/nearness.ts'
import { Nearby } from './nearby.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

test.each([
  { of: 'is not near', nearness: [false], said: '', waitedFor: 1 },
  { of: 'came near', nearness: [true], said: 'Recently viewed', waitedFor: 0 },
  { of: 'left again', nearness: [true, false], said: 'Recently viewed', waitedFor: 0 },
])(
  'an element that $of renders its content once it was near',
  async ({ nearness, said, waitedFor }) => {
    const near = watchNearness()
    const place = await bindings.show(<Nearby>{'Recently viewed'}</Nearby>)
    const first = place.textContent
    await near.intersect(...nearness)
    expect([first, place.textContent, near.waitedFor()]).toEqual(['', said, waitedFor])
  },
)
