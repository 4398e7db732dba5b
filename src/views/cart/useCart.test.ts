// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { waitFor } from 'xstate'
import { showCart, updateCart, type CartLine } from '../../../contract/cart.ts'
import { aCart, aCartLine } from '../../../tests/factories/cartAnswers.ts'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { readGuestLines, storeGuestLines } from '../../services/guestCart.ts'
import { toasts } from '../actors/toasts.ts'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(async () => {
  vi.restoreAllMocks()
  localStorage.clear()
  await bindings.close()
})

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

describe('the cart of a guest', () => {
  const put = { skuId: 200, quantity: 2, priceCents: 1_000 }
  const kept = { skuId: 200, quantity: 2, selected: true, seenPriceCents: 1_000 }
  beforeEach(async () => {
    await bindings.close()
    bindings = openBindings({ token: null })
  })

  test('is kept in the browser and told to the other tabs, and what was put in is said', () => {
    const success = vi.spyOn(toasts, 'success')
    bindings.cart.send({ type: 'line.added', ...put })
    expect([readGuestLines(), bindings.told, success.mock.calls]).toEqual([
      [kept],
      [['cart', null]],
      [
        [
          { id: 'cart.added', defaultMessage: 'Added to cart' },
          undefined,
          { message: { id: 'cart.view', defaultMessage: 'View cart' }, href: '/bag' },
        ],
      ],
    ])
  })

  test('is told to be lost with the page where the browser keeps nothing', () => {
    const plain = vi.spyOn(toasts, 'plain')
    const closed = () => {
      throw new DOMException('closed', 'SecurityError')
    }
    vi.stubGlobal('localStorage', { setItem: closed, getItem: closed, clear: () => {} })
    bindings.cart.send({ type: 'line.added', ...put })
    expect([plain.mock.calls.map(([message]) => message.id), readGuestLines()]).toEqual([
      ['cart.notKept'],
      [],
    ])
  })

  test('is what another tab made of it', () => {
    storeGuestLines([kept])
    bindings.hear('cart')
    expect(bindings.cart.getSnapshot().context.guestLines).toEqual([kept])
  })

  test('is there again when the page is', async () => {
    storeGuestLines([kept])
    await bindings.close()
    bindings = openBindings({ token: null })
    expect(bindings.cart.getSnapshot().context.guestLines).toEqual([kept])
  })
})

test('what another tab changed in a shopper’s cart is read again', async () => {
  const lines = [aCartLine({ quantity: 2 })]
  bindings.answers(showCart, () => aCart(lines))
  bindings.cart.send({ type: 'cart.shown' })
  await waitFor(bindings.cart, (snapshot) => snapshot.context.lines.length === 1)
  lines.push(aCartLine({ skuId: 201 }))
  bindings.hear('cart')
  await waitFor(bindings.cart, (snapshot) => snapshot.context.lines.length === 2)
})
