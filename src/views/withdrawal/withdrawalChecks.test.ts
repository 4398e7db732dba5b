import { describe, expect, test } from 'vitest'
import type { WithdrawalTerms } from '../../../contract/wallet.ts'
import { checkWithdrawal, largestAmount, targetOf } from './withdrawalChecks.ts'
import type { WithdrawalFormValues } from './withdrawalChecks.ts'

const terms: WithdrawalTerms = {
  availableCents: 10_000,
  heldCents: 0,
  payCodeSet: true,
  delayed: null,
  maxAmountCents: 9_000,
  bank: { minAmountCents: 1_000, chargeCents: 300 },
  networks: [
    { code: 'trc20', name: 'TRC20', asset: 'USDT', minAmountCents: 2_000, chargeCents: 100 },
  ],
  targets: [{ method: 'bank', cardNumber: '4000056655665556', bankName: 'Pier Bank' }],
}
const values: WithdrawalFormValues = {
  earlier: '',
  cardNumber: '4242 4242 4242 4242',
  bankName: ' Harbour Bank ',
  network: '',
  address: '',
  amount: '50',
}
test.each([
  { of: 'less than the maximum', availableCents: 5_000, largest: 4_700 },
  { of: 'more than the maximum', availableCents: 50_000, largest: 9_000 },
  { of: 'the minimum and the charge', availableCents: 1_300, largest: 1_000 },
  { of: 'less than the minimum and the charge', availableCents: 1_299, largest: null },
])('of a balance of $of the largest withdrawal is $largest', ({ availableCents, largest }) => {
  expect(largestAmount(targetOf(values, 'bank', terms), terms, availableCents)).toBe(largest)
})

const given = { method: 'bank', terms, availableCents: 10_000 } as const

describe('the withdrawal form', () => {
  test('is valid when everything is filled in', () => {
    expect(checkWithdrawal(values, given)).toEqual({})
    expect(targetOf(values, 'bank', terms)).toEqual({
      method: 'bank',
      cardNumber: '4242424242424242',
      bankName: 'Harbour Bank',
    })
  })

  test.each([
    ['in full width', '４２４２　４２４２　４２４２　４２４２'],
    ['with no-break spaces', '4242\u00a04242\u00a04242\u00a04242'],
    ['between invisible marks', '\u202a4242-4242-4242-4242\u202c'],
    ['in Thai digits', '๔๒๔๒ ๔๒๔๒ ๔๒๔๒ ๔๒๔๒'],
    ['with dots', '4242.4242.4242.4242'],
  ])('accepts a card number %s', (_, cardNumber) => {
    const typed = { ...values, cardNumber }
    expect(checkWithdrawal(typed, given)).toEqual({})
    expect(targetOf(typed, 'bank', terms)).toEqual({
      method: 'bank',
      cardNumber: '4242424242424242',
      bankName: 'Harbour Bank',
    })
  })

  test.each([
    ['', 'The amount cannot be less than or equal to 0 or empty'],
    ['0.00', 'The amount cannot be less than or equal to 0 or empty'],
    ['-1', 'The amount cannot be less than or equal to 0 or empty'],
    ['abc', 'Please fill in a correct amount, such as 12.50'],
    ['100.01', 'The amount cannot be larger than the balance'],
    ['97.01', 'With the charge it would be larger than the balance'],
    ['95', 'The amount is above the maximum'],
    ['9.99', 'The amount is below the minimum'],
    ['90', undefined],
  ])('with the amount "%s" says: %s', (amount, message) => {
    expect(checkWithdrawal({ ...values, amount }, given).amount?.defaultMessage).toBe(message)
  })

  test('reports a wrong card and a missing bank', () => {
    const found = checkWithdrawal(
      { ...values, cardNumber: '4242 4242 4242 4241', bankName: ' ' },
      given,
    )
    expect(Object.entries(found).map(([name, error]) => [name, error?.defaultMessage])).toEqual([
      ['cardNumber', 'A digit of the card number must be wrong'],
      ['bankName', 'Please fill in the bank name'],
    ])
  })

  test('asks nothing more for an earlier target', () => {
    const chosen = { ...values, earlier: '0', cardNumber: '', bankName: '' }
    expect(checkWithdrawal(chosen, given)).toEqual({})
    expect(targetOf(chosen, 'bank', terms)).toBe(terms.targets[0])
  })

  test('needs network and address on chain, and knows its minimum', () => {
    const onChain = { ...given, method: 'chain' } as const
    const found = checkWithdrawal(values, onChain)
    expect(Object.entries(found).map(([name, error]) => [name, error?.defaultMessage])).toEqual([
      ['network', 'Please choose a network'],
      ['address', 'Please fill in the address'],
    ])
    const filled = {
      ...values,
      network: 'trc20',
      address: 'TQGR6hqD3NJ2KXAuN9k3UsBf7fwsozVqZY',
      amount: '19.99',
    }
    expect(checkWithdrawal(filled, onChain).amount?.defaultMessage).toBe(
      'The amount is below the minimum',
    )
  })
})
