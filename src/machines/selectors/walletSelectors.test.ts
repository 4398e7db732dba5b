import { expect, test } from 'vitest'
import { maskedCard, readAuditFilter } from './walletSelectors.ts'

test.each([
  ['all', 'all'],
  ['2', '2'],
  ['-1', 'all'],
  ['', 'all'],
  [null, 'all'],
])('the filter "%s" of an address is %s', (text, filter) => {
  expect(readAuditFilter(text)).toBe(filter)
})

test('a card number shows its last four digits alone', () => {
  expect(maskedCard('4242424242421234')).toBe('•••• 1234')
})
