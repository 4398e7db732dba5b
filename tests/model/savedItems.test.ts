import { describe, expect, test } from 'vitest'
import { savedItemsMachine } from '../../src/machines/savedItemsMachine.ts'
import type { SavedItem } from '../../src/machines/savedItemsMachine.ts'
import { networkFailure } from '../factories/failures.ts'
import { drop, failed, keep, loaded, saved } from './charts/savedItems.ts'
import { journey } from './support/journey.ts'

const shopper = { isGuest: false, carried: null }

describe('saved items', () => {
  test('are saved one after the other, in the order of the taps', async () => {
    const savedItems = await resting()
    savedItems.send({ type: 'item.set', item: keep })
    savedItems.send({ type: 'item.set', item: drop })
    expect(savedItems.inputOf('saveItem')).toEqual({ item: keep })
    expect(savedItems.snapshot().context.edits).toEqual([keep, drop])

    await savedItems.settle('saveItem', saved)
    expect(savedItems.snapshot().context).toMatchObject({ productIds: [20], edits: [drop] })
    expect(savedItems.inputOf('saveItem')).toEqual({ item: drop })
    await savedItems.settle('saveItem', saved)
    expect(savedItems.snapshot()).toMatchObject({
      value: { shopper: 'resting' },
      context: { productIds: [], shopIds: [3], edits: [], failure: null },
    })
    expect(savedItems.effects).toEqual(['takeCarried', 'showSaved', 'showSaved'])
  })

  test('are rolled back with an error when the server refuses them', async () => {
    const savedItems = await resting()
    savedItems.send({ type: 'item.set', item: keep })
    await savedItems.settle('saveItem', failed)
    expect(savedItems.snapshot()).toMatchObject({
      value: { shopper: 'resting' },
      context: { productIds: [], edits: [], failure: networkFailure },
    })
    expect(savedItems.effects).toEqual(['takeCarried', 'announceFailure'])
  })

  test('can be set before earlier ones are loaded', async () => {
    const savedItems = start()
    savedItems.send({ type: 'item.set', item: keep })
    await savedItems.settle('loadSavedItems', failed)
    expect(savedItems.snapshot().value).toEqual({ shopper: 'saving' })
    await savedItems.settle('saveItem', saved)
    expect(savedItems.snapshot().context).toMatchObject({ productIds: [20], edits: [] })
  })

  test('that failed to load are reloaded after the next save', async () => {
    const savedItems = start()
    await savedItems.settle('loadSavedItems', failed)
    expect(savedItems.snapshot().value).toEqual({ shopper: 'unloaded' })
    savedItems.send({ type: 'item.set', item: keep })
    await savedItems.settle('saveItem', saved)
    expect(savedItems.snapshot().value).toEqual({ shopper: 'loading' })
    await savedItems.settle('loadSavedItems', {
      type: 'loaded',
      savedItems: { productIds: [20, 7], shopIds: [3], awaitedSkuIds: [], watchedProductIds: [] },
    })
    expect(savedItems.snapshot()).toMatchObject({
      value: { shopper: 'resting' },
      context: { productIds: [20, 7], shopIds: [3], edits: [] },
    })
  })

  test('of a guest ask for a login, and are carried over', () => {
    const savedItems = start({ isGuest: true, carried: null })
    savedItems.send({ type: 'item.set', item: keep })
    expect(savedItems.snapshot()).toMatchObject({ value: 'guest', context: { edits: [] } })
    expect(savedItems.effects).toEqual(['carryOver', 'askToLogin'])
  })

  test('that a guest wanted are saved once they are signed in', async () => {
    const savedItems = start({ isGuest: false, carried: keep })
    expect(savedItems.effects).toEqual(['takeCarried'])
    await savedItems.settle('loadSavedItems', loaded)
    expect(savedItems.inputOf('saveItem')).toEqual({ item: keep })
    await savedItems.settle('saveItem', saved)
    expect(savedItems.snapshot().context).toMatchObject({ productIds: [20], edits: [] })
  })
})

function start(input: { isGuest: boolean; carried: SavedItem | null } = shopper) {
  return journey(savedItemsMachine, {
    input,
    effects: ['announceFailure', 'showSaved', 'carryOver', 'takeCarried', 'askToLogin'],
  })
}

async function resting() {
  const savedItems = start()
  await savedItems.settle('loadSavedItems', loaded)
  return savedItems
}
