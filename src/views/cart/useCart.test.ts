// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { waitFor } from 'xstate'
import { showCart, updateCart, type CartLine } from '../../../contract/cart.ts'
import { aCart, aCartLine } from '../../../tests/factories/cartAnswers.ts'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

const quantities = (lines: readonly CartLine[]) => lines.map(({ quantity }) => quantity)

test('two quick edits both count: each is sent, the second once the first is answered', async () => {
  let kept = [aCartLine({ skuId: 200, quantity: 2 }), aCartLine({ skuId: 201, quantity: 5 })]
  const held: (() => void)[] = []
  bindings.answers(showCart, () => aCart(kept))
  bindings.answers(updateCart, async ({ body }: { body: unknown }) => {
    await new Promise<void>((answer) => held.push(answer))
    const [{ skuId, quantity }] = (body as { lines: [{ skuId: number; quantity: number }] }).lines
    kept = kept.map((line) => (line.skuId === skuId ? { ...line, quantity } : line))
    return aCart(kept)
  })
  const { cart } = bindings
  cart.send({ type: 'cart.shown' })
  await waitFor(cart, (snapshot) => snapshot.context.lines.length === 2)

  cart.send({ type: 'quantity.set', skuId: 200, quantity: 3 })
  cart.send({ type: 'quantity.set', skuId: 201, quantity: 6 })
  const shownAtOnce = quantities(cart.getSnapshot().context.lines)
  await vi.waitFor(() => expect(held).toHaveLength(1))
  held[0]?.()
  await vi.waitFor(() => expect(held).toHaveLength(2))
  const shownBetween = quantities(cart.getSnapshot().context.lines)
  held[1]?.()
  await waitFor(cart, (snapshot) => snapshot.context.edits.length === 0)

  expect(bindings.askedFor(updateCart).map(({ body }) => body)).toEqual([
    { lines: [{ skuId: 200, quantity: 3 }] },
    { lines: [{ skuId: 201, quantity: 6 }] },
  ])
  expect([shownAtOnce, shownBetween, quantities(cart.getSnapshot().context.lines)]).toEqual([
    [3, 6],
    [3, 6],
    [3, 6],
  ])
})
