import { describe, expect, it } from 'vitest'
import { billQuery, monthChoices, readBillFilter } from './billQuery.ts'
import type { BillRow } from './useBills.ts'
import { causeHref, groupByMonth } from './billGroups.ts'

describe('the filter of the fund record', () => {
  it.each([
    ['', { kind: 'all', month: '' }],
    ['kind=refund', { kind: 'refund', month: '' }],
    ['kind=recharge&month=2026-03', { kind: 'recharge', month: '2026-03' }],
    ['kind=gift&month=2026-13', { kind: 'all', month: '' }],
    ['month=march', { kind: 'all', month: '' }],
  ])('is read from “%s”', (search, filter) => {
    expect(readBillFilter(new URLSearchParams(search))).toEqual(filter)
  })

  it('is written without its default values', () => {
    expect(billQuery({ kind: 'all', month: '' })).toEqual({ kind: '', month: '' })
    expect(billQuery({ kind: 'refund', month: '2026-03' })).toEqual({
      kind: 'refund',
      month: '2026-03',
    })
  })
})

describe('the months of the choice', () => {
  const now = new Date('2026-01-31T23:30:00Z')

  it('are the last 24, latest first', () => {
    const months = monthChoices(now, '2025-12')
    expect([months.length, months[0], months[1], months.at(-1)]).toEqual([
      24,
      '2026-01',
      '2025-12',
      '2024-02',
    ])
  })

  it('include an older month that is chosen', () => {
    expect(monthChoices(now, '2021-07').at(-1)).toBe('2021-07')
  })
})

const march = { month: '2026-03', inCents: 0, outCents: 4_000 }
const february = { month: '2026-02', inCents: 50_000, outCents: 0 }

describe('the fund record', () => {
  it('groups its entries by month, with the sums of each month', () => {
    const rows = [row(3, march), row(2, march), row(1, february)]
    expect(groupByMonth(rows)).toEqual([
      { sums: march, rows: [rows[0], rows[1]] },
      { sums: february, rows: [rows[2]] },
    ])
    expect(groupByMonth([])).toEqual([])
  })

  it.each([
    ['a payment', { orderId: 7 }, '/orderInfo/7'],
    ['a refund', { orderId: 7, refundId: 2 }, '/orderInfo/7'],
    ['a recharge', { rechargeId: 4 }, '/topUpRecord?id=4'],
    ['a withdrawal', { withdrawalId: 5 }, '/depositRecord?id=5'],
    ['an opening balance', {}, null],
  ])('links %s to its cause', (_, cause, href) => {
    expect(causeHref({ ...row(1, march), ...cause })).toBe(href)
  })
})

function row(id: number, month: BillRow['month']): BillRow {
  return {
    id,
    kind: 'orderPaid',
    amountCents: -2_000,
    balanceCents: 48_000,
    at: `${month.month}-05T10:00:00.000Z`,
    orderId: null,
    orderSn: null,
    refundId: null,
    rechargeId: null,
    withdrawalId: null,
    month,
  }
}
