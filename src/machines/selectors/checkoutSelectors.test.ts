import { describe, expect, test } from 'vitest'
import { aQuote, anAddress } from '../../../tests/factories/orderAnswers.ts'
import {
  isPromoCodeShaped,
  readSource,
  selectSomethingLeft,
  selectAddress,
  selectObstacle,
} from './checkoutSelectors.ts'
import type { StateValue } from 'xstate'
import { checkoutMachine } from '../checkoutMachine.ts'
import type { CheckoutContext } from '../checkoutTypes.ts'

describe('the source of a checkout', () => {
  test.each([
    ['sku=12&quantity=2', { type: 'buyNow', item: { skuId: 12, quantity: 2 } }],
    ['sku=12', { type: 'buyNow', item: { skuId: 12, quantity: 1 } }],
    ['', { type: 'cart' }],
    ['quantity=2', { type: 'cart' }],
    ['sku=0&quantity=2', { type: 'cart' }],
    ['sku=-3', { type: 'cart' }],
    ['sku=1e3', { type: 'cart' }],
    ['sku=１２', { type: 'cart' }],
    ['sku=12&quantity=0', { type: 'cart' }],
    ['sku=12&quantity=100', { type: 'cart' }],
    ['sku=12&quantity=two', { type: 'cart' }],
  ])('for "%s" is %o', (search, source) => {
    expect(readSource(search)).toEqual(source)
  })
})

test.each([
  ['WELCOME10', true],
  [' harbor5 ', true],
  ['A-B', true],
  ['A', false],
  ['', false],
  ['TEN%', false],
  ['TWO WORDS', false],
  ['X'.repeat(33), false],
])('"%s" has the form of a promo code: %s', (code, isShaped) => {
  expect(isPromoCodeShaped(code)).toBe(isShaped)
})

test.each([
  ['one of two can be had', [0], true],
  ['two of five pieces can be had', [0, 2], true],
  ['none can be had', [0, 0], false],
])('with %s, the remaining quantities are %o, and something is left: %s', (_, left, isLeft) => {
  const items = [
    { skuId: 1, quantity: 1 },
    { skuId: 2, quantity: 5 },
  ]
  const problems = left.map((available, at) => ({
    skuId: at + 1,
    reason: 'outOfStock' as const,
    available,
  }))
  const checkout = { context: { items, quote: aQuote({ problems }) } }
  expect(selectSomethingLeft(checkout)).toBe(isLeft)
})

const context: CheckoutContext = {
  source: { type: 'cart' },
  items: [],
  addresses: [anAddress({ id: 7 }), anAddress({ id: 8 })],
  country: 'US',
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
