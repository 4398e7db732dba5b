import { expect, test } from 'vitest'
import { auditingFilter, auditTabs, maskedCard, readAuditFilter } from './walletSelectors.ts'

test.each([
  ['all', 'all'],
  ['2', '2'],
  ['-1', 'all'],
  ['', 'all'],
  [null, 'all'],
])('reads the filter "%s" as %s', (text, filter) => {
  expect(readAuditFilter(text)).toBe(filter)
})

test('a card number shows its last four digits only', () => {
  expect(maskedCard('4242424242421234')).toBe('•••• 1234')
})

test('the tabs are those of the specification, including one for audits', () => {
  expect(auditTabs).toEqual([
    { filter: 'all', state: 'all' },
    { filter: '0', state: 'auditing' },
    { filter: '1', state: 'passed' },
    { filter: '2', state: 'refused' },
  ])
  expect(auditingFilter).toBe('0')
})
