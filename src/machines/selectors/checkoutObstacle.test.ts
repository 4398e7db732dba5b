import { expect, test } from 'vitest'
import type { StateValue } from 'xstate'
import { anAddress } from '../../../tests/factories/orderAnswers.ts'
import { checkoutMachine } from '../checkoutMachine.ts'
import type { CheckoutContext } from '../checkoutTypes.ts'
import {
  isPromoCodeShaped,
  readSource,
  selectAddress,
  selectObstacle,
  selectSomethingLeft,
} from './checkoutSelectors.ts'

const context: CheckoutContext = {
  source: { type: 'cart' },
  items: [],
  addresses: [anAddress({ id: 7 }), anAddress({ id: 8 })],
  addressId: 8,
  addedAddressId: null,
  promoCode: null,
  note: '',
  quote: null,
  refusedPromo: null,
  refusedFor: null,
  quoteBefore: null,
  failure: null,
  order: null,
}

test.each([
  [{ open: 'ready' }, null],
  [{ open: 'blockedByLines' }, 'lines'],
  [{ open: 'blockedByAddress' }, 'address'],
  ['quotingFailed', 'quote'],
  ['openingFailed', 'quote'],
  ['quoting', null],
  ['placing', null],
] as [StateValue, string | null][])('in %o what stands in the way is %s', (value, obstacle) => {
  expect(selectObstacle(inState(value))).toBe(obstacle)
})

test('the address is the chosen one, or none', () => {
  expect(selectAddress(inState('quoting'))).toEqual(anAddress({ id: 8 }))
  expect(selectAddress(inState('quoting', { addressId: 9 }))).toBeNull()
})

test('99 pieces of one thing are bought at once', () => {
  const item = { skuId: 12, quantity: 99 }
  expect(readSource('sku=12&quantity=99')).toEqual({ type: 'buyNow', item })
})

test('a promo code has two letters at least', () => {
  expect(isPromoCodeShaped('AB')).toBe(true)
})

test('without a price everything is left', () => {
  const items = [{ skuId: 1, quantity: 1 }]
  expect(selectSomethingLeft({ context: { items, quote: null } })).toBe(true)
})

function inState(value: StateValue, changes: Partial<CheckoutContext> = {}) {
  return checkoutMachine.resolveState({ value, context: { ...context, ...changes } })
}
