import { describe, expect, test } from 'vitest'
import { isPromoCodeShaped, readSource } from './checkoutSelectors.ts'

describe('what the checkout settles', () => {
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
  ])('of "%s" is %o', (search, source) => {
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
