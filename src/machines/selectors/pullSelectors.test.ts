import { expect, test } from 'vitest'
import { pullToRefreshMachine } from '../pullToRefreshMachine.ts'
import { pullPhase } from './pullSelectors.ts'
import { savedItemsMachine, type SavedItem } from '../savedItemsMachine.ts'
import { isSaved } from './savedItemsSelectors.ts'

test.each([
  ['resting', 'resting'],
  [{ pulling: 'short' }, 'pulling'],
  [{ pulling: 'enough' }, 'pulling'],
  ['refreshing', 'refreshing'],
  ['finished', 'finished'],
  ['failed', 'failed'],
])('in the state %o the head is %s', (value, phase) => {
  const context = { pulledPx: 0, enoughPx: 60 }
  expect(pullPhase(pullToRefreshMachine.resolveState({ value, context }))).toBe(phase)
})

const saved = { productIds: [20], shopIds: [3], awaitedSkuIds: [], watchedProductIds: [] }

test('products and shops are distinguished', () => {
  expect([isSaved(known(), 'product', 20), isSaved(known(), 'shop', 20)]).toEqual([true, false])
  expect([isSaved(known(), 'product', 3), isSaved(known(), 'shop', 3)]).toEqual([false, true])
})

test.each([
  ['the same', [wish('product', 20, false)], false],
  ['the latest of two', [wish('product', 20, false), wish('product', 20, true)], true],
  ['another product', [wish('product', 21, false)], true],
  ['a shop of the same number', [wish('shop', 20, false)], true],
])('an unsaved edit counts: %s', (_, edits, isShown) => {
  expect(isSaved(known(edits), 'product', 20)).toBe(isShown)
})

function wish(of: SavedItem['of'], id: number, wanted: boolean): SavedItem {
  return { of, id, wanted }
}

function known(edits: readonly SavedItem[] = []) {
  const context = { ...saved, isGuest: false, isKnown: true, edits, failure: null }
  return savedItemsMachine.resolveState({ value: { shopper: 'loading' }, context })
}
