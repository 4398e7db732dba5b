import { describe, expect, test } from 'vitest'
import { amountText, readCents } from '../ui/amounts.ts'
import { readRefundAddress } from './refundAddress.ts'
import { checkRefund } from './refundChecks.ts'

const right = {
  amount: '12.50',
  maxAmountCents: 2_490,
  reason: 'Damaged',
  explanation: 'The lid is cracked.',
  evidence: { count: 1, busy: false },
}

describe('the refund form', () => {
  test('is valid when everything is filled in', () => {
    expect(checkRefund(right)).toEqual({})
  })

  test.each([
    ['', 'Please fill in the amount'],
    ['0', 'Please fill in the amount'],
    ['0.00', 'Please fill in the amount'],
    ['-5', 'The amount cannot be negative'],
    ['1e3', 'Please fill in a correct amount, such as 12.50'],
    ['1234.567', 'Please fill in a correct amount, such as 12.50'],
    ['12.345', 'Please fill in a correct amount, such as 12.50'],
    ['24.91', 'The amount is more than these goods can give back'],
  ])('with the amount "%s" says: %s', (amount, message) => {
    expect(checkRefund({ ...right, amount }).amount?.defaultMessage).toBe(message)
  })

  test('accepts the maximum amount', () => {
    expect(checkRefund({ ...right, amount: '24.90' })).toEqual({})
  })

  test('needs a reason, an explanation and proof', () => {
    const wrong = checkRefund({
      ...right,
      reason: ' ',
      explanation: '\n',
      evidence: { count: 0, busy: false },
    })
    expect(Object.entries(wrong).map(([name, message]) => [name, message?.defaultMessage])).toEqual(
      [
        ['reason', 'Please fill in the reason'],
        ['explanation', 'Please fill in the explanation'],
        ['evidence', 'Please upload proof'],
      ],
    )
  })

  test('waits for pictures that are being uploaded', () => {
    const { evidence } = checkRefund({ ...right, evidence: { count: 1, busy: true } })
    expect(evidence?.defaultMessage).toBe('The pictures are still on their way')
  })
})

test.each([
  ['12', 1_200],
  ['12.5', 1_250],
  ['12.50', 1_250],
  ['１２．５０', 1_250],
  ['๑๒.๕๐', 1_250],
  ['١٢٫٥٠', 1_250],
  ['12。50', 1_250],
  ['\u202a12.50\u202c', 1_250],
  ['$12', 1_200],
  ['US$ 12.50', 1_250],
  ['12.50\u00a0USD', 1_250],
  ['USD 12.50', 1_250],
  ['usd\u00a01,234.50', 123_450],
  ['12,50 US$', 1_250],
  ['12,50', 1_250],
  ['12,5', 1_250],
  ['1,234', 123_400],
  ['1,234.56', 123_456],
  ['1\u202f234,56', 123_456],
  ['1.234,56', 123_456],
  [' 0.05 ', 5],
  ['1.234', null],
  ['12,34,567', null],
  ['1,23.45', null],
  ['123,456,789', null],
  ['€12', null],
  ['12²', null],
  ['1e3', null],
  ['+12', null],
  ['12 .50', null],
  ['', null],
])('reads "%s" as %s cents', (text, cents) => {
  expect(readCents(text)).toBe(cents)
})

test('writes cents as users type them', () => {
  expect([5, 1_250, 123_456].map(amountText)).toEqual(['0.05', '12.50', '1234.56'])
})

describe('the address of the refund screen', () => {
  test('contains the order, its products and a suggested amount', () => {
    expect(readRefundAddress({ id: '31', product_ids: '20,21', amount: '12.50' })).toEqual({
      orderId: 31,
      productIds: [20, 21],
      suggestedCents: 1_250,
    })
  })

  test.each([
    [{}, { orderId: null, productIds: [], suggestedCents: null }],
    [{ id: '1e3' }, { orderId: null, productIds: [], suggestedCents: null }],
    [
      { id: '31', product_ids: '20,x', amount: '-1' },
      { orderId: 31, productIds: [], suggestedCents: null },
    ],
  ])('reads %o as %o', (params, read) => {
    expect(readRefundAddress(params)).toEqual(read)
  })
})
