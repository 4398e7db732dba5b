// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { anOrder } from '../../../tests/factories/orderAnswers.ts'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { outlineOf } from '../../../tests/support/outline.ts'
import { OrderGoods, OrderSums } from './orderGoods.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

test.each([
  [0, false],
  [1, true],
])('with %i cents refunded, the refund is shown: %s', async (cents, isSeen) => {
  const place = await bindings.show(<OrderSums order={anOrder({ refundedCents: cents })} />)
  expect([place.textContent.includes('Refunded'), place.textContent.includes('$0.01')]).toEqual([
    isSeen,
    isSeen,
  ])
})

test('the lines are grouped by shop and link to shops and products', async () => {
  const [tote] = anOrder().lines
  const lines = [
    { shopId: 3, shopName: 'North Pier', productId: 20, title: 'Canvas tote' },
    { shopId: 4, shopName: 'South Quay', productId: 21, title: 'Kettle' },
    { shopId: 3, shopName: 'North Pier', productId: 20, skuId: 201, variant: 'Red' },
  ].flatMap((each, index) => (tote ? [{ ...tote, ...each, lineId: index + 1 }] : []))
  const place = await bindings.show(<OrderGoods order={{ lines }} />)
  expect([...place.querySelectorAll('section')].map(outlineOf)).toEqual([
    [
      'h2 | a href=/shop/3 | North Pier',
      ...goodsOutline('/detail/20/3', 'Canvas tote'),
      ...goodsOutline('/detail/20/3', 'Canvas tote', 'Red'),
    ],
    ['h2 | a href=/shop/4 | South Quay', ...goodsOutline('/detail/21/4', 'Kettle')],
  ])
})

function goodsOutline(href: string, title: string, variant = 'Navy'): string[] {
  return [
    `a tabindex=-1 aria-hidden=true href=${href} | img alt=`,
    `a href=${href} | ${title}`,
    variant,
    '$10.00× 2',
  ]
}
