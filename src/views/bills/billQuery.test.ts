import { describe, expect, it } from 'vitest'
import { billQuery, monthChoices, readBillFilter } from './billQuery.ts'

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
