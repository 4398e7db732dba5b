import { describe, expect, test } from 'vitest'
import { checkRecharge, type RechargeFormValues } from './rechargeChecks.ts'
import { readRechargeWish } from './rechargeAddress.ts'

const values: RechargeFormValues = {
  ownAddress: 'TQGR6hqD3NJ2KXAuN9k3UsBf7fwsozVqZY',
  amount: '12.50',
  transactionHash: '',
  evidence: '',
}
const given = { isOnChain: true, minCents: 1_000, evidence: { count: 1, busy: false } }

describe('the recharge form', () => {
  test('is valid when everything is filled in', () => {
    expect(checkRecharge(values, given)).toEqual({})
  })

  test.each([
    ['', 'Please fill in a correct amount'],
    ['0', 'Please fill in a correct amount'],
    ['-5', 'Please fill in a correct amount'],
    ['1e3', 'Please fill in a correct amount'],
    ['12²', 'Please fill in a correct amount'],
    ['１２', undefined],
    ['9.99', 'The amount is below the minimum'],
    ['10', undefined],
  ])('with the amount "%s" says: %s', (amount, message) => {
    expect(checkRecharge({ ...values, amount }, given).amount?.defaultMessage).toBe(message)
  })

  test('needs no address for a card, and has no minimum before the server answered', () => {
    expect(
      checkRecharge(
        { ...values, ownAddress: '', amount: '0.01' },
        { ...given, isOnChain: false, minCents: null },
      ),
    ).toEqual({})
  })

  test('names all missing fields in the order of the page', () => {
    const empty = { ownAddress: ' ', amount: '', transactionHash: '0x12', evidence: '' }
    const found = checkRecharge(empty, { ...given, evidence: { count: 0, busy: false } })
    expect(Object.entries(found).map(([name, error]) => [name, error?.defaultMessage])).toEqual([
      ['ownAddress', 'Please fill in the recharge address'],
      ['amount', 'Please fill in a correct amount'],
      ['transactionHash', 'A transaction has 64 digits and the letters a to f'],
      ['evidence', 'Please upload payment evidence'],
    ])
  })

  test('waits for a picture that is being uploaded', () => {
    const found = checkRecharge(values, { ...given, evidence: { count: 0, busy: true } })
    expect(found.evidence?.defaultMessage).toBe('The picture is still on its way')
  })
})

test.each([
  ['amount=3.20&order=31', { amountCents: 320, orderId: 31 }],
  ['', { amountCents: null, orderId: null }],
  ['amount=0&order=0', { amountCents: null, orderId: null }],
  ['amount=1e9&order=//evil', { amountCents: null, orderId: null }],
])('the address "%s" suggests %o', (search, wish) => {
  expect(readRechargeWish(search)).toEqual(wish)
})
