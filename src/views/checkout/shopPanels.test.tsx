// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aDelivery, daysUntil } from '../../../tests/factories/deliveryAnswers.ts'
import { aQuote } from '../../../tests/factories/orderAnswers.ts'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { outlineOf } from '../../../tests/support/outline.ts'
import { ShopPanels } from './shopPanels.tsx'
import { act, type ComponentProps } from 'react'
import { mergeCart, showCart } from '../../../contract/cart.ts'
import { aCart, aCartLine } from '../../../tests/factories/cartAnswers.ts'
import { LineProblems } from './lineProblems.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

test('goods stand shop by shop, with what their price was and what shipping costs and takes', async () => {
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
        delivery: aDelivery({ duties: { '*': 20 } }),
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
  const place = await bindings.show(<ShopPanels quote={now} quoteBefore={before} country="GB" />)
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
    'Arrives',
    daysUntil('GB'),
    'About 20% duties and taxes are due on delivery',
  ])
})

test('unavailable lines are named as soon as the cart is loaded', async () => {
  const cart = Promise.withResolvers<object>()
  bindings.answers(showCart, () => cart.promise)
  bindings.answers(mergeCart, () => cart.promise)
  const place = await bindings.show(
    <LineProblems
      problems={[{ skuId: 200, reason: 'outOfStock', available: 0 }]}
      isSomethingLeft={false}
      onSettle={() => {}}
    />,
  )
  const named = () => place.querySelector('li')?.textContent
  expect(named()).toBe('Sold out')
  await act(async () => {
    cart.resolve(aCart([aCartLine({ skuId: 200, title: 'Canvas tote' })]))
    await expect.poll(() => bindings.cart.getSnapshot().context.lines.length).toBe(1)
  })
  expect(named()).toBe('Canvas tote: sold out')
})

type Problems = ComponentProps<typeof LineProblems>['problems']

test.each<{ of: string; problems: Problems; expected: string }>([
  {
    of: 'all of them not sent there',
    problems: [{ skuId: 200, reason: 'notSentThere', available: 0 }],
    expected:
      'div role=alert | Some items can’t go to this address. Choose another one, or leave them out: | The shop doesn’t send this to that country | button type=button | Continue with the rest',
  },
  {
    of: 'some not sent there, and some no longer for sale',
    problems: [
      { skuId: 200, reason: 'notSentThere', available: 0 },
      { skuId: 201, reason: 'notSellable', available: 0 },
    ],
    expected:
      'div role=alert | Some items are no longer available: | The shop doesn’t send this to that country | No longer for sale | button type=button | Continue with the rest',
  },
])('a message is shown for lines that can’t be ordered, $of', async ({ problems, expected }) => {
  const place = await bindings.show(
    <LineProblems problems={problems} isSomethingLeft onSettle={() => {}} />,
  )
  expect(outlineOf(place)).toEqual([expected])
})
