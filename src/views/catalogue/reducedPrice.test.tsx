// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { OldPrice, ReducedBy } from './reducedPrice.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

test.each([
  { originalPriceCents: null, said: ['', ''] },
  { originalPriceCents: 1_250, said: ['before $12.50', '−20%'] },
  { originalPriceCents: 3_000, said: ['before $30.00', '−67%'] },
])(
  'a product for $10.00 with a former price of $originalPriceCents cents shows it',
  async (given) => {
    const { originalPriceCents, said } = given
    const before = await bindings.show(<OldPrice cents={originalPriceCents} />)
    const by = await bindings.show(
      <ReducedBy product={{ priceCents: 1_000, originalPriceCents }} />,
    )
    expect([before.textContent, by.textContent]).toEqual(said)
  },
)
