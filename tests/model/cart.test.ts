import { describe, expect, test } from 'vitest'
import { cartMachine } from '../../src/machines/cartMachine.ts'
import type { CartOutcome, MergeOutcome } from '../../src/machines/cartTypes.ts'
import { aCart, aCartLine } from '../factories/cartAnswers.ts'
import { networkFailure } from '../factories/failures.ts'
import { describeChart } from './support/describeChart.ts'
import { journey } from './support/journey.ts'
import type { EventFixtures } from './support/chartModel.ts'

const tote = aCartLine({ skuId: 200, quantity: 2 })
const lamp = aCartLine({ skuId: 300, quantity: 1, title: 'Deck lamp', selected: false })
const full = aCart([tote, lamp])
const guestTote = { skuId: 200, quantity: 1, selected: true, seenPriceCents: 900 }
const priceUp = {
  skuId: 200,
  title: 'Canvas tote',
  variant: 'Navy',
  change: 'priceUp',
  before: 900,
  after: 1_000,
} as const
const added = { type: 'line.added', skuId: 200, quantity: 1, priceCents: 1_000 } as const
const failed = { type: 'failed', failure: networkFailure } as const
const answered = { type: 'answered', cart: full } as const

const events = {
  'session.started': [{ type: 'session.started' }],
  'session.ended': [{ type: 'session.ended' }],
  'guestLines.changed': [{ type: 'guestLines.changed', lines: [guestTote] }],
  'cart.shown': [{ type: 'cart.shown' }],
  'cart.changedElsewhere': [{ type: 'cart.changedElsewhere' }],
  'cart.retried': [{ type: 'cart.retried' }],
  'connection.restored': [{ type: 'connection.restored' }],
  'line.added': ({ context }) =>
    context.edits.length < 2 ? [added, { ...added, quantity: 0 }, { ...added, quantity: 100 }] : [],
  'quantity.set': ({ context }) =>
    context.edits.length < 1
      ? [
          { type: 'quantity.set', skuId: 200, quantity: 3 },
          { type: 'quantity.set', skuId: 200, quantity: 100 },
          { type: 'quantity.set', skuId: 999, quantity: 1 },
        ]
      : [],
  'lines.selected': ({ context }) =>
    context.edits.length < 1
      ? [
          { type: 'lines.selected', skuIds: [300], selected: true },
          { type: 'lines.selected', skuIds: [], selected: true },
        ]
      : [],
  'lines.removed': ({ context }) =>
    context.edits.length < 1
      ? [
          { type: 'lines.removed', skuIds: [200] },
          { type: 'lines.removed', skuIds: [999] },
        ]
      : [],
  'removal.undone': [{ type: 'removal.undone' }],
  'report.dismissed': [{ type: 'report.dismissed' }],
} satisfies EventFixtures<typeof cartMachine>

describeChart<typeof cartMachine>({
  machine: cartMachine,
  inputs: [{ guestLines: [] }, { guestLines: [guestTote] }],
  events,
  actors: {
    loadCart: { resolves: [answered, failed] satisfies CartOutcome[], rejects: ['surprise'] },
    mergeCart: {
      resolves: [
        { type: 'merged', cart: full, changes: [priceUp] },
        failed,
      ] satisfies MergeOutcome[],
      rejects: ['surprise'],
    },
    saveEdit: { resolves: [answered, failed] satisfies CartOutcome[], rejects: ['surprise'] },
  },
  distinguish: ({ context }) => ({
    guest: context.guestLines.length,
    edits: context.edits.map(({ type }) => type),
    removed: context.removed.length,
    changes: context.changes.length,
    isFilled: context.confirmed.length > 0,
  }),
})

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
      'tellOtherTabs',
    ])
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

  test('goes back to what the server has when it refuses an edit', async () => {
    const cart = await ready()
    cart.send({ type: 'quantity.set', skuId: 200, quantity: 90 })
    cart.send({ type: 'lines.removed', skuIds: [300] })
    await cart.settle('saveEdit', failed)

    expect(cart.snapshot()).toMatchObject({
      value: { signedIn: { ready: 'settled' } },
      context: { lines: [tote, lamp], edits: [], removed: [], failure: networkFailure },
    })
    expect(cart.effects).toEqual(['announceFailure'])
  })

  test('brings removed lines back', async () => {
    const cart = await ready()
    cart.send({ type: 'lines.removed', skuIds: [200] })
    expect(cart.snapshot().context.lines).toEqual([lamp])
    await cart.settle('saveEdit', { type: 'answered', cart: aCart([lamp]) })

    cart.send({ type: 'removal.undone' })
    expect(cart.snapshot().context.lines).toEqual([lamp, tote])
    expect(cart.inputOf('saveEdit')).toEqual({
      edit: { type: 'line.added', skuId: 200, quantity: 2, priceCents: 1_000 },
    })
  })

  test('loses nothing that is added while it is still being fetched', async () => {
    const cart = start()
    cart.send({ type: 'session.started' })
    cart.send(added)
    await cart.settle('loadCart', answered)

    expect(cart.snapshot()).toMatchObject({
      value: { signedIn: { ready: 'saving' } },
      context: { lines: [{ ...tote, quantity: 3 }, lamp], confirmed: [tote, lamp] },
    })
    expect(cart.inputOf('saveEdit')).toEqual({ edit: added })
  })

  test('is gone from the screen when the session ends', async () => {
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
    effects: ['storeGuestLines', 'announceAdded', 'announceFailure', 'tellOtherTabs'],
  })
}

async function ready() {
  const cart = start()
  cart.send({ type: 'session.started' })
  await cart.settle('loadCart', answered)
  return cart
}
