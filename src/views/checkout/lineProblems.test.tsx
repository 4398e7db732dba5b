// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { mergeCart, showCart } from '../../../contract/cart.ts'
import { aCart, aCartLine } from '../../../tests/factories/cartAnswers.ts'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { LineProblems } from './lineProblems.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

test('what can’t be ordered is named as soon as the cart is known', async () => {
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
