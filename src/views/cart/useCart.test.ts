// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { waitFor } from 'xstate'
import {
  addToCart,
  mergeCart,
  removeFromCart,
  showCart,
  updateCart,
  type CartLine,
} from '../../../contract/cart.ts'
import { aCart, aCartLine } from '../../../tests/factories/cartAnswers.ts'
import {
  callName,
  heldBy,
  openBindings,
  soon,
  type Asked,
  type Bindings,
} from '../../../tests/support/bindings.tsx'
import { readGuestLines, storeGuestLines } from '../../services/guestCart.ts'
import { toasts } from '../actors/toasts.ts'
import { useAddToCart, useCart, whenMerged } from './useCart.tsx'

const tote = aCartLine({ skuId: 200, quantity: 2 })
const kettle = aCartLine({ skuId: 201, quantity: 5 })
const lamp = aCartLine({ skuId: 300 })
const viewCart = { message: { id: 'cart.view', defaultMessage: 'View cart' }, href: '/bag' }

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
  bindings.answers(showCart, ({ token }: Asked) =>
    aCart(token === 'token-1' ? [tote, kettle] : [lamp]),
  )
})
afterEach(async () => {
  vi.restoreAllMocks()
  localStorage.clear()
  await bindings.close()
})

const quantities = (lines: readonly CartLine[]) => lines.map(({ quantity }) => quantity)

test.each([
  { skuId: 200, quantity: 97, isTaken: true, said: [] },
  {
    skuId: 200,
    quantity: 98,
    isTaken: false,
    said: [['cart.piecesFull', { held: 2, most: 99 }, viewCart]],
  },
  { skuId: 400, quantity: 99, isTaken: true, said: [] },
])('adding $quantity pieces of $skuId succeeds or shows why not', async (given) => {
  const plain = vi.spyOn(toasts, 'plain').mockReturnValue(() => {})
  bindings.answers(addToCart, aCart([tote, kettle]))
  const add = await heldBy(bindings, useAddToCart)
  await waitFor(bindings.cart, (snapshot) => snapshot.context.lines.length === 2)
  const isTaken = add()({ skuId: given.skuId, quantity: given.quantity, priceCents: 900 })
  expect([isTaken, plain.mock.calls.map(([message, ...said]) => [message.id, ...said])]).toEqual([
    given.isTaken,
    given.said,
  ])
})

test('a full cart refuses another product and says so', async () => {
  const plain = vi.spyOn(toasts, 'plain').mockReturnValue(() => {})
  const lines = Array.from({ length: 100 }, (_, at) => aCartLine({ skuId: 1_000 + at }))
  bindings.answers(showCart, aCart(lines))
  const add = await heldBy(bindings, useAddToCart)
  await waitFor(bindings.cart, (snapshot) => snapshot.context.lines.length === 100)
  const isTaken = add()({ skuId: 200, quantity: 1, priceCents: 900 })
  expect([isTaken, plain.mock.calls.map(([message, ...said]) => [message.id, ...said])]).toEqual([
    false,
    [['cart.linesFull', { most: 100 }, viewCart]],
  ])
})

test('an unanswered change stays, shows a message, and is re-sent when the network returns', async () => {
  const plain = vi.spyOn(toasts, 'plain')
  const { cart } = bindings
  await waitFor(cart, (snapshot) => snapshot.context.lines.length === 2)
  bindings.answers(updateCart, () => Promise.reject(new TypeError('the line is cut')))
  cart.send({ type: 'quantity.set', skuId: 200, quantity: 3 })
  await waitFor(cart, (snapshot) => snapshot.matches({ signedIn: { ready: 'unsaved' } }))
  const shownMeanwhile = quantities(cart.getSnapshot().context.lines)
  bindings.answers(updateCart, aCart([{ ...tote, quantity: 3 }, kettle]))
  cart.send({ type: 'connection.restored' })
  await waitFor(cart, (snapshot) => snapshot.matches({ signedIn: { ready: 'settled' } }))

  expect(shownMeanwhile).toEqual([3, 5])
  expect(quantities(cart.getSnapshot().context.lines)).toEqual([3, 5])
  expect(bindings.askedFor(updateCart).map(({ body }) => body)).toEqual([
    { lines: [{ skuId: 200, quantity: 3 }] },
    { lines: [{ skuId: 200, quantity: 3 }] },
  ])
  expect(plain.mock.calls.map(([{ id }]) => id)).toEqual(['cart.unsaved'])
})

test('pieces added without an answer are merged, and stored until the merge is answered', async () => {
  const { cart } = bindings
  await waitFor(cart, (snapshot) => snapshot.context.lines.length === 2)
  bindings.answers(addToCart, () => Promise.reject(new TypeError('the line is cut')))
  cart.send({ type: 'line.added', skuId: 200, quantity: 1, priceCents: 900 })
  await waitFor(cart, (snapshot) => snapshot.matches({ signedIn: { ready: 'unsaved' } }))
  const stored = readGuestLines()
  bindings.answers(mergeCart, { cart: aCart([{ ...tote, quantity: 3 }, kettle]), changes: [] })
  cart.send({ type: 'connection.restored' })
  await waitFor(cart, (snapshot) => snapshot.matches({ signedIn: { ready: 'settled' } }))

  const line = { skuId: 200, quantity: 3, selected: true, seenPriceCents: 900 }
  expect(stored).toEqual([line])
  expect(bindings.askedFor(mergeCart).map(({ body }) => body)).toEqual([{ lines: [line] }])
  expect([quantities(cart.getSnapshot().context.lines), readGuestLines()]).toEqual([[3, 5], []])
})

test('two quick edits both count: the second is sent after the answer to the first', async () => {
  let saved = [tote, kettle]
  const held: (() => void)[] = []
  bindings.answers(updateCart, async ({ body }: { body: unknown }) => {
    await new Promise<void>((answer) => held.push(answer))
    const [{ skuId, quantity }] = (body as { lines: [{ skuId: number; quantity: number }] }).lines
    saved = saved.map((line) => (line.skuId === skuId ? { ...line, quantity } : line))
    return aCart(saved)
  })
  const { cart } = bindings
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

describe('a guest’s cart', () => {
  const put = { skuId: 200, quantity: 2, priceCents: 1_000 }
  const saved = { skuId: 200, quantity: 2, selected: true, seenPriceCents: 1_000 }
  beforeEach(async () => {
    await bindings.close()
    bindings = openBindings({ token: null })
  })

  test('is stored in the browser, sent to the other tabs, and a toast names the added product', () => {
    const success = vi.spyOn(toasts, 'success')
    bindings.cart.send({ type: 'line.added', ...put })
    expect([readGuestLines(), bindings.tabMessages, success.mock.calls]).toEqual([
      [saved],
      [['cart', null]],
      [[{ id: 'cart.added', defaultMessage: 'Added to cart' }, undefined, viewCart]],
    ])
  })

  test('shows a warning where the browser stores nothing', () => {
    const plain = vi.spyOn(toasts, 'plain')
    const closed = () => {
      throw new DOMException('closed', 'SecurityError')
    }
    vi.stubGlobal('localStorage', { setItem: closed, getItem: closed, clear: () => {} })
    bindings.cart.send({ type: 'line.added', ...put })
    expect([plain.mock.calls.map(([message]) => message.id), readGuestLines()]).toEqual([
      ['cart.notSaved'],
      [],
    ])
  })

  test('takes over the changes of another tab', () => {
    storeGuestLines([saved])
    bindings.hear('cart')
    expect(bindings.cart.getSnapshot().context.guestLines).toEqual([saved])
  })

  test('survives a reload of the page', async () => {
    storeGuestLines([saved])
    await bindings.close()
    bindings = openBindings({ token: null })
    expect(bindings.cart.getSnapshot().context.guestLines).toEqual([saved])
  })
})

test('a shopper’s cart is read again after another tab changed it', async () => {
  await waitFor(bindings.cart, (snapshot) => snapshot.context.lines.length === 2)
  bindings.answers(showCart, aCart([tote, kettle, lamp]))
  bindings.hear('cart')
  await waitFor(bindings.cart, (snapshot) => snapshot.context.lines.length === 3)
})

test('changes of a shopper’s cart are sent in their order and unchanged', async () => {
  const asked: unknown[] = []
  for (const each of [addToCart, updateCart, removeFromCart]) {
    bindings.answers(each, ({ call, body }: Asked) => {
      asked.push([call, body])
      return aCart([tote, kettle])
    })
  }
  const add = await heldBy(bindings, useAddToCart)
  const { cart } = bindings
  await waitFor(cart, (snapshot) => snapshot.context.lines.length === 2)
  add()({ skuId: 202, quantity: 3, priceCents: 900 })
  cart.send({ type: 'lines.selected', skuIds: [200, 201], selected: false })
  cart.send({ type: 'lines.removed', skuIds: [200] })
  cart.send({ type: 'removal.undone' })
  await waitFor(cart, (snapshot) => snapshot.context.edits.length === 0)

  expect(asked).toEqual([
    [callName(addToCart), { skuId: 202, quantity: 3 }],
    [
      callName(updateCart),
      {
        lines: [
          { skuId: 200, selected: false },
          { skuId: 201, selected: false },
        ],
      },
    ],
    [callName(removeFromCart), { skuIds: [200] }],
    [callName(addToCart), { skuId: 200, quantity: 2, addedAt: tote.addedAt }],
    [callName(updateCart), { lines: [{ skuId: 200, selected: false }] }],
  ])
  expect(bindings.tabMessages).toEqual(asked.map(() => ['cart', null]))
})

test('a refused change is rolled back with its reason, and does not block the checkout', async () => {
  const failure = vi.spyOn(toasts, 'failure')
  bindings.refuses(updateCart, { status: 200, msg: 'Too few left', reason: 'tooFewLeft' })
  const { cart } = bindings
  await waitFor(cart, (snapshot) => snapshot.context.lines.length === 2)
  cart.send({ type: 'quantity.set', skuId: 200, quantity: 9 })
  await waitFor(cart, (snapshot) => snapshot.context.edits.length === 0)
  expect([
    failure.mock.calls.map(([{ type }]) => type),
    quantities(cart.getSnapshot().context.lines),
    bindings.tabMessages,
    await whenMerged(cart),
  ]).toEqual([['refused'], [2, 5], [], null])
})

test('a cart is reloaded each time it is shown, and a pull reports its result', async () => {
  await waitFor(bindings.cart, (snapshot) => snapshot.context.lines.length === 2)
  const held = await heldBy(bindings, useCart)
  await soon(() => expect(bindings.askedFor(showCart)).toHaveLength(2))
  await soon(() => expect(held().snapshot.hasTag('busy')).toBe(false))
  const came = await act(() => held().reread())
  expect([came, bindings.askedFor(showCart).length, held().actor]).toEqual([
    { type: 'refreshed' },
    3,
    bindings.cart,
  ])
})

test('a cart belongs to its shopper: the next shopper’s cart is read', async () => {
  const { cart, session } = bindings
  const shown = () => cart.getSnapshot().context.lines.map(({ skuId }) => skuId)
  await waitFor(cart, () => shown().length === 2)
  session.send({ type: 'navigation.started' })
  const stands = [shown()]
  session.send({ type: 'session.changedElsewhere', token: null })
  stands.push(shown())
  session.send({ type: 'session.changedElsewhere', token: 'token-2' })
  await waitFor(cart, () => shown().length === 1)
  expect([...stands, shown()]).toEqual([[200, 201], [], [300]])
})
