import { describe, expect, test } from 'vitest'
import { cartMachine } from '../../src/machines/cartMachine.ts'
import type { CartLine } from '../../contract/cart.ts'
import { aCart } from '../factories/cartAnswers.ts'
import { networkFailure } from '../factories/failures.ts'
import { added, failed, full, guestTote, lamp, priceUp, refused, tote } from './charts/cart.ts'
import { journey } from './support/journey.ts'

describe('the cart', () => {
  test('of a guest is stored, then merged on signing in with a report of what changed', async () => {
    const cart = start()
    cart.send(added)
    cart.send({ ...added, quantity: 2, priceCents: 950 })
    expect(cart.snapshot().context.guestLines).toEqual([
      { skuId: 200, quantity: 3, selected: true, seenPriceCents: 950 },
    ])

    cart.send({ type: 'session.started' })
    expect(cart.inputOf('mergeCart')).toEqual({
      lines: [{ skuId: 200, quantity: 3, selected: true, seenPriceCents: 950 }],
    })
    await cart.settle('mergeCart', { type: 'merged', cart: full, changes: [priceUp] })
    expect(cart.snapshot()).toMatchObject({
      value: { signedIn: { ready: 'settled' } },
      context: { guestLines: [], lines: [tote, lamp], changes: [priceUp] },
    })
    expect(cart.effects).toEqual([
      'announceAdded',
      'storeGuestLines',
      'announceAdded',
      'storeGuestLines',
      'storeGuestLines',
      'broadcastToTabs',
    ])
  })

  test('of a guest is changed in the browser', () => {
    const cart = start([guestTote])
    cart.send({ type: 'quantity.set', skuId: 200, quantity: 4 })
    expect(cart.snapshot().context.guestLines).toEqual([{ ...guestTote, quantity: 4 }])
    cart.send({ type: 'quantity.set', skuId: 200, quantity: 100 })
    cart.send({ type: 'lines.removed', skuIds: [999] })
    expect(cart.snapshot().context.guestLines).toEqual([{ ...guestTote, quantity: 4 }])
    cart.send({ type: 'lines.removed', skuIds: [200] })
    expect(cart.snapshot().context.guestLines).toEqual([])
    expect(cart.effects).toEqual(['storeGuestLines', 'storeGuestLines'])
  })

  test('keeps the guest’s lines in the browser when the merge fails', async () => {
    const cart = start([guestTote])
    cart.send({ type: 'session.started' })
    await cart.settle('mergeCart', failed)
    expect(cart.snapshot()).toMatchObject({
      value: { signedIn: 'mergeFailed' },
      context: { guestLines: [guestTote], failure: networkFailure },
    })

    cart.send({ type: 'cart.retried' })
    expect(cart.inputOf('mergeCart')).toEqual({ lines: [guestTote] })
  })

  test('shows edits at once and sends them one after the other', async () => {
    const cart = await ready()
    cart.send({ type: 'quantity.set', skuId: 200, quantity: 3 })
    cart.send({ type: 'lines.selected', skuIds: [300], selected: true })
    const shown = [
      { ...tote, quantity: 3 },
      { ...lamp, selected: true },
    ]
    expect(cart.snapshot()).toMatchObject({
      value: { signedIn: { ready: 'saving' } },
      context: { lines: shown, confirmed: [tote, lamp] },
    })
    expect(cart.inputOf('saveEdit')).toEqual({
      edit: { type: 'quantity.set', skuId: 200, quantity: 3 },
    })

    await cart.settle('saveEdit', {
      type: 'answered',
      cart: aCart([{ ...tote, quantity: 3 }, lamp]),
    })
    expect(cart.snapshot().context.lines).toEqual(shown)
    expect(cart.inputOf('saveEdit')).toEqual({
      edit: { type: 'lines.selected', skuIds: [300], selected: true },
    })

    await cart.settle('saveEdit', { type: 'answered', cart: aCart(shown) })
    expect(cart.snapshot()).toMatchObject({
      value: { signedIn: { ready: 'settled' } },
      context: { lines: shown, confirmed: shown, edits: [] },
    })
  })

  test('rolls back to the server’s state when it refuses an edit', async () => {
    const cart = await ready()
    cart.send({ type: 'quantity.set', skuId: 200, quantity: 90 })
    cart.send({ type: 'lines.removed', skuIds: [300] })
    await cart.settle('saveEdit', refused)

    expect(cart.snapshot()).toMatchObject({
      value: { signedIn: { ready: 'settled' } },
      context: { lines: [tote, lamp], edits: [], removed: [], failure: refused.failure },
    })
    expect(cart.effects).toEqual(['announceFailure'])
  })

  test('shows an edit that got no answer, and sends it again', async () => {
    const cart = await ready()
    const edit = { type: 'quantity.set', skuId: 200, quantity: 3 } as const
    cart.send(edit)
    await cart.settle('saveEdit', failed)
    expect(cart.snapshot()).toMatchObject({
      value: { signedIn: { ready: 'unsaved' } },
      context: { lines: [{ ...tote, quantity: 3 }, lamp], edits: [edit], saveAttempts: 1 },
    })
    expect(cart.effects).toEqual(['storeGuestLines', 'announceUnsaved'])

    cart.clock.increment(1_000)
    expect(cart.inputOf('saveEdit')).toEqual({ edit })
    const saved = [{ ...tote, quantity: 3 }, lamp]
    await cart.settle('saveEdit', { type: 'answered', cart: aCart(saved) })
    expect(cart.snapshot()).toMatchObject({
      value: { signedIn: { ready: 'settled' } },
      context: { lines: saved, edits: [], saveAttempts: 0, failure: null },
    })
  })

  test('adds pieces once, also when the first answer is lost', async () => {
    const cart = await ready()
    cart.send(added)
    await cart.settle('saveEdit', failed)
    const stored = [{ skuId: 200, quantity: 3, selected: true, seenPriceCents: 1_000 }]
    expect(cart.snapshot().context).toMatchObject({ guestLines: stored, edits: [] })

    cart.send({ type: 'connection.restored' })
    expect(cart.inputOf('mergeCart')).toEqual({ lines: stored })
    const saved = [{ ...tote, quantity: 3 }, lamp]
    await cart.settle('mergeCart', { type: 'merged', cart: aCart(saved), changes: [] })
    expect(cart.snapshot()).toMatchObject({
      value: { signedIn: { ready: 'settled' } },
      context: { lines: saved, guestLines: [], saveAttempts: 0, failure: null },
    })
  })

  test('retries after 1, 2, 4, 8, 16 and from then on 30 seconds', async () => {
    const cart = await ready()
    cart.send({ type: 'quantity.set', skuId: 200, quantity: 3 })
    for (const seconds of [1, 2, 4, 8, 16, 30, 30]) {
      await cart.settle('saveEdit', failed)
      cart.clock.increment(seconds * 1_000 - 1)
      expect(cart.snapshot().value).toEqual({ signedIn: { ready: 'unsaved' } })
      cart.clock.increment(1)
      expect(cart.snapshot().value).toEqual({ signedIn: { ready: 'saving' } })
    }
  })

  test.each([
    ['aborted', 'unsaved'],
    ['timeout', 'unsaved'],
    ['offline', 'unsaved'],
    ['malformed', 'unsaved'],
    ['unexpected', 'unsaved'],
    ['duplicate', 'settled'],
  ] as const)('goes on after an edit that ended as %s: %s', async (type, place) => {
    const cart = await ready()
    cart.send({ type: 'quantity.set', skuId: 200, quantity: 3 })
    await cart.settle('saveEdit', { type: 'failed', failure: { type } })
    expect(cart.snapshot().value).toEqual({ signedIn: { ready: place } })
  })

  test.each([
    [400, 'settled'],
    [499, 'settled'],
    [500, 'unsaved'],
    [503, 'unsaved'],
  ] as const)('goes on after an edit that ended with the status %i: %s', async (status, place) => {
    const cart = await ready()
    cart.send({ type: 'quantity.set', skuId: 200, quantity: 3 })
    await cart.settle('saveEdit', { type: 'failed', failure: { type: 'status', status } })
    expect(cart.snapshot().value).toEqual({ signedIn: { ready: place } })
  })

  test('restores removed lines to their places and selection', async () => {
    const unselected = { ...tote, selected: false }
    const cart = await ready([unselected, lamp])
    cart.send({ type: 'lines.removed', skuIds: [200] })
    expect(cart.snapshot().context.lines).toEqual([lamp])
    await cart.settle('saveEdit', { type: 'answered', cart: aCart([lamp]) })

    cart.send({ type: 'removal.undone' })
    expect(cart.snapshot().context.lines).toEqual([unselected, lamp])
    const { skuId, quantity, unitPriceCents: priceCents, addedAt } = tote
    expect(cart.snapshot().context.edits).toEqual([
      { type: 'line.added', skuId, quantity, priceCents, addedAt },
      { type: 'lines.selected', skuIds: [skuId], selected: false },
    ])
  })

  test('loses nothing that is added while it is loading', async () => {
    const cart = start()
    cart.send({ type: 'session.started' })
    cart.send(added)
    const stored = [{ skuId: 200, quantity: 1, selected: true, seenPriceCents: 1_000 }]
    expect(cart.inputOf('mergeCart')).toEqual({ lines: stored })
    expect(cart.effects).toEqual(['announceAdded', 'storeGuestLines'])
    await cart.settle('mergeCart', { type: 'merged', cart: full, changes: [] })
    expect(cart.snapshot()).toMatchObject({
      value: { signedIn: { ready: 'settled' } },
      context: { lines: [tote, lamp], guestLines: [] },
    })
  })

  test('stores offline additions in the browser, and sends them once online', async () => {
    const cart = start()
    cart.send({ type: 'session.started' })
    await cart.settle('loadCart', failed)
    cart.send(added)
    await cart.settle('mergeCart', failed)
    const { guestLines } = cart.snapshot().context
    expect(guestLines).toMatchObject([{ skuId: 200, quantity: 1 }])
    expect(cart.effects).toEqual(['announceAdded', 'storeGuestLines'])

    const reloaded = start([...guestLines])
    reloaded.send({ type: 'session.started' })
    await reloaded.settle('mergeCart', failed)
    reloaded.send({ type: 'connection.restored' })
    expect(reloaded.inputOf('mergeCart')).toEqual({ lines: guestLines })
  })

  test('disappears when the session ends', async () => {
    const cart = await ready()
    cart.send({ type: 'session.ended' })

    expect(cart.snapshot()).toMatchObject({
      value: 'guest',
      context: { lines: [], confirmed: [], edits: [], guestLines: [] },
    })
  })
})

function start(guestLines: (typeof guestTote)[] = []) {
  return journey(cartMachine, {
    input: { guestLines },
    effects: [
      'storeGuestLines',
      'announceAdded',
      'announceFailure',
      'announceUnsaved',
      'broadcastToTabs',
    ],
  })
}

async function ready(lines: CartLine[] = [tote, lamp]) {
  const cart = start()
  cart.send({ type: 'session.started' })
  await cart.settle('loadCart', { type: 'answered', cart: aCart(lines) })
  return cart
}
