// @vitest-environment happy-dom
import { act, type ComponentProps } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { mergeCart, showCart } from '../../../contract/cart.ts'
import { aCart, aCartLine } from '../../../tests/factories/cartAnswers.ts'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { outlineOf } from '../../../tests/support/outline.ts'
import { LineProblems } from './lineProblems.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

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
