import { describe, expect, test } from 'vitest'
import { cartMachine } from '../../src/machines/cartMachine.ts'
import type { CartLine } from '../../contract/cart.ts'
import { maxCartLines, maxQuantity } from '../../contract/limits.ts'
import { aCart } from '../factories/cartAnswers.ts'
import { networkFailure } from '../factories/failures.ts'
import { added, failed, guestTote, lamp, refused, tote } from './charts/cart.ts'
import { journey } from './support/journey.ts'

describe('a line of the cart', () => {
  test.each([
    [0, false],
    [1, true],
    [maxQuantity, true],
    [maxQuantity + 1, false],
  ])('has %s pieces: %s', async (quantity, isAllowed) => {
    const edit = { type: 'quantity.set', skuId: 200, quantity } as const
    const more = { ...added, skuId: 400, quantity }
    const shopper = await ready()
    expect([start([guestTote]), shopper].map((cart) => cart.snapshot().can(edit))).toEqual([
      isAllowed,
      isAllowed,
    ])
    expect([start(), shopper].map((cart) => cart.snapshot().can(more))).toEqual([
      isAllowed,
      isAllowed,
    ])
  })

  test('holds at most 99 pieces, those it already has included', async () => {
    const carts = [start([{ ...guestTote, quantity: 2 }]), await ready()]
    const canAdd = (quantity: number) =>
      carts.map((cart) => cart.snapshot().can({ ...added, quantity }))
    expect([canAdd(maxQuantity - 2), canAdd(maxQuantity - 1)]).toEqual([
      [true, true],
      [false, false],
    ])
  })

  test('is one of at most 100; more pieces of a line still go into a full cart', async () => {
    const skuIds = Array.from({ length: maxCartLines }, (_, at) => 1_000 + at)
    const full = (most: number) => [
      start(skuIds.slice(0, most).map((skuId) => ({ ...guestTote, skuId }))),
      ready(skuIds.slice(0, most).map((skuId) => ({ ...tote, skuId }))),
    ]
    const canAdd = async (most: number, skuId: number) =>
      Promise.all(full(most).map(async (cart) => (await cart).snapshot().can({ ...added, skuId })))
    expect([
      await canAdd(maxCartLines - 1, 200),
      await canAdd(maxCartLines, 200),
      await canAdd(maxCartLines, 1_000),
    ]).toEqual([
      [true, true],
      [false, false],
      [true, true],
    ])
  })

  test('changes alone: the others stay unchanged', async () => {
    const cart = await ready()
    cart.send({ type: 'quantity.set', skuId: 200, quantity: 5 })
    cart.send(added)
    expect(cart.snapshot().context.lines).toEqual([
      { ...tote, quantity: 5 + added.quantity, selected: true },
      lamp,
    ])
  })
})

test.each(['lines.selected', 'lines.removed'] as const)(
  'only ids of lines in the cart are known: %s',
  async (type) => {
    const cart = await ready()
    const naming = (skuIds: readonly number[]) =>
      type === 'lines.selected' ? { type, skuIds, selected: false } : { type, skuIds }
    expect(cart.snapshot().can(naming([200, 300]))).toBe(true)
    expect(cart.snapshot().can(naming([200, 999]))).toBe(false)
  },
)

test.each([
  [201, 300],
  [200, 300],
  [201, 200],
])('lines %i and %i are restored newest first, then by id', async (...skuIds) => {
  const older = { ...lamp, addedAt: '2026-01-01T00:00:00.000Z' }
  const twin = { ...tote, skuId: 201 }
  const cart = await ready([twin, tote, older])
  cart.send({ type: 'lines.removed', skuIds })
  cart.send({ type: 'removal.undone' })
  expect(cart.snapshot().context.lines).toEqual([twin, tote, older])
})

test('an error is forgotten once the cart is loaded or changed', async () => {
  const cart = start()
  cart.send({ type: 'session.started' })
  await cart.settle('loadCart', failed)
  expect(cart.snapshot().context.failure).toEqual(networkFailure)
  cart.send({ type: 'cart.retried' })
  await cart.settle('loadCart', { type: 'answered', cart: aCart([tote]) })
  expect(cart.snapshot().context.failure).toBeNull()

  cart.send({ type: 'quantity.set', skuId: 200, quantity: 2 })
  await cart.settle('saveEdit', refused)
  cart.send({ type: 'lines.removed', skuIds: [200] })
  expect(cart.snapshot().context).toMatchObject({ failure: null, removed: [tote] })
  await cart.settle('saveEdit', refused)
  cart.send({ type: 'lines.removed', skuIds: [200] })
  await cart.settle('saveEdit', { type: 'answered', cart: aCart([]) })
  cart.send({ type: 'removal.undone' })
  expect(cart.snapshot().context).toMatchObject({ failure: null, removed: [], lines: [tote] })
})

test('restoring lines clears a failed refresh', async () => {
  const cart = await ready()
  cart.send({ type: 'lines.removed', skuIds: [200] })
  await cart.settle('saveEdit', { type: 'answered', cart: aCart([lamp]) })
  cart.send({ type: 'cart.changedElsewhere' })
  await cart.settle('loadCart', failed)
  expect(cart.snapshot().context.failure).toEqual(networkFailure)
  cart.send({ type: 'removal.undone' })
  expect(cart.snapshot().context.failure).toBeNull()
})

test('adding more of a deselected line selects it', async () => {
  const cart = await ready([{ ...tote, selected: false }])
  cart.send(added)
  expect(cart.snapshot().context.lines[0]?.selected).toBe(true)
})

function start(guestLines: (typeof guestTote)[] = []) {
  return journey(cartMachine, {
    input: { guestLines },
    effects: ['storeGuestLines', 'announceAdded', 'announceFailure', 'broadcastToTabs'],
  })
}

async function ready(lines: CartLine[] = [tote, lamp]) {
  const cart = start()
  cart.send({ type: 'session.started' })
  await cart.settle('loadCart', { type: 'answered', cart: aCart(lines) })
  return cart
}
