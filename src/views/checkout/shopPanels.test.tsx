// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aQuote } from '../../../tests/factories/orderAnswers.ts'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { outlineOf } from '../../../tests/support/outline.ts'
import { ShopPanels } from './shopPanels.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

test('lines are grouped by shop, with former prices and freight', async () => {
  const [first] = aQuote().groups
  const lines = first!.lines
  const kettle = { title: 'Kettle', variant: '', productId: 21, shopId: 4, shopName: 'Lee' }
  const now = aQuote({
    groups: [
      { ...first!, lines: [...lines, ...lines.map((line) => ({ ...line, skuId: 202 }))] },
      {
        shopId: 4,
        shopName: 'Lee',
        freightCents: 0,
        lines: lines.map((line) => ({ ...line, ...kettle, skuId: 201, unitPriceCents: 900 })),
      },
    ],
  })
  const before = aQuote({
    groups: now.groups.map((group) => ({
      ...group,
      lines: group.lines.map((line) =>
        line.skuId === 202 ? line : { ...line, unitPriceCents: 950 },
      ),
    })),
  })
  const place = await bindings.show(<ShopPanels quote={now} quoteBefore={before} />)
  expect(outlineOf(place)).toEqual([
    'h2 | a href=/shop/3 | North Pier',
    'a tabindex=-1 aria-hidden=true href=/detail/20/3 | img alt=',
    'a href=/detail/20/3 | Canvas tote',
    'Navy',
    '$10.00up from $9.50× 2',
    'a tabindex=-1 aria-hidden=true href=/detail/20/3 | img alt=',
    'a href=/detail/20/3 | Canvas tote',
    'Navy',
    '$10.00× 2',
    'Shipping',
    '$4.90',
    'h2 | a href=/shop/4 | Lee',
    'a tabindex=-1 aria-hidden=true href=/detail/21/4 | img alt=',
    'a href=/detail/21/4 | Kettle',
    '$9.00down from $9.50× 2',
    'Shipping',
    'Free',
  ])
})
