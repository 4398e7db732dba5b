import { expect, test } from 'vitest'
import { auditingFilter, auditTabs, maskedCard, readAuditFilter } from './walletSelectors.ts'
import { anOrder, aRefundAnswer } from '../../../tests/factories/orderAnswers.ts'
import type { RefundDetail } from '../../../contract/refundDetail.ts'
import { refundMachine } from '../refundMachine.ts'
import { refundFacts, refundStateValue } from './refundSelectors.ts'

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

const [line] = anOrder().lines
const requested = aRefundAnswer({
  type: 'refundAndReturn',
  lines: [{ ...line!, quantity: 2, amountCents: 2_000 }],
})

test('an API request has the chart state of its stage', () => {
  expect(chartOf(requested).value).toBe('applying')
  expect(chartOf(requested).context).toEqual({
    askedCents: 2_000,
    offeredCents: null,
    givenBackCents: 0,
    pieces: 2,
    withReturn: true,
    isStatutory: false,
    deductedCents: 0,
    refusedFor: null,
    annulledFor: null,
  })
})

test.each([
  ['what was asked for', { stage: 'refunded' }, { givenBackCents: 2_000 }],
  ['what was offered', { stage: 'refunded', offeredCents: 200 }, { givenBackCents: 200 }],
  [
    'what was declared, less wear',
    { stage: 'refunded', isStatutory: true, deductedCents: 300, deductedFor: 'worn soles' },
    { givenBackCents: 1_700, isStatutory: true, deductedCents: 300 },
  ],
  [
    'nothing, and why',
    { stage: 'refused', refusedFor: 'worn' },
    { givenBackCents: 0, refusedFor: 'worn' },
  ],
  [
    'the whole sum where the shop can’t fulfil it',
    { stage: 'refunded', isAnnulment: true, explanation: 'sold out' },
    { givenBackCents: 2_000, annulledFor: 'sold out' },
  ],
] as const)('a settled request has given back %s', (_, changes, facts) => {
  const chart = chartOf({ ...requested, ...changes })
  expect(chart.hasTag('over')).toBe(true)
  expect(chart.context).toMatchObject(facts)
})

function chartOf(refund: RefundDetail) {
  return refundMachine.resolveState({
    value: refundStateValue(refund),
    context: refundFacts(refund),
  })
}
