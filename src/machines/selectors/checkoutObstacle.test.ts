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
] as [StateValue, string | null][])('in the state %o the obstacle is %s', (value, obstacle) => {
  expect(selectObstacle(inState(value))).toBe(obstacle)
})

test('the address is the selected one, or none', () => {
  expect(selectAddress(inState('quoting'))).toEqual(anAddress({ id: 8 }))
  expect(selectAddress(inState('quoting', { addressId: 9 }))).toBeNull()
})

test('at most 99 pieces are bought directly', () => {
  const item = { skuId: 12, quantity: 99 }
  expect(readSource('sku=12&quantity=99')).toEqual({ type: 'buyNow', item })
})

test('a promo code has at least two characters', () => {
  expect(isPromoCodeShaped('AB')).toBe(true)
})

test('without a price something counts as available', () => {
  const items = [{ skuId: 1, quantity: 1 }]
  expect(selectSomethingLeft({ context: { items, quote: null } })).toBe(true)
})

function inState(value: StateValue, changes: Partial<CheckoutContext> = {}) {
  return checkoutMachine.resolveState({ value, context: { ...context, ...changes } })
}
