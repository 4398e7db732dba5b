import { expect, test } from 'vitest'
import { fastClock, systemClock } from '../../kernel/clock.ts'
import { endOfDayAfter } from './endOfDayAfter.ts'

const endOf = (from: string, country: string) =>
  endOfDayAfter(systemClock, new Date(from), { days: 14, country }).toISOString()

test.each([
  ['in winter', '2026-01-05T09:00:00.000Z', 'DE', '2026-01-19T23:00:00.000Z'],
  ['just before midnight', '2026-01-05T22:59:59.999Z', 'DE', '2026-01-19T23:00:00.000Z'],
  ['just after midnight', '2026-01-05T23:00:00.000Z', 'DE', '2026-01-20T23:00:00.000Z'],
  [
    'across the change to summer time',
    '2026-03-20T09:00:00.000Z',
    'DE',
    '2026-04-03T22:00:00.000Z',
  ],
  [
    'across the change to winter time',
    '2026-10-20T09:00:00.000Z',
    'DE',
    '2026-11-03T23:00:00.000Z',
  ],
  ['on the day when clocks change', '2026-03-15T09:00:00.000Z', 'DE', '2026-03-29T22:00:00.000Z'],
  ['where clocks change at midnight', '2026-08-23T12:00:00.000Z', 'CL', '2026-09-07T05:00:00.000Z'],
  [
    'in the last of several time zones',
    '2026-01-05T20:00:00.000Z',
    'US',
    '2026-01-20T10:00:00.000Z',
  ],
  [
    'in a country that no clock knows',
    '2026-01-05T09:00:00.000Z',
    'XX',
    '2026-01-20T00:00:00.000Z',
  ],
])('the 14th day ends %s', (_, from, country, end) => {
  expect(endOf(from, country)).toBe(end)
})

test('with a faster clock the days are periods', () => {
  const clock = fastClock(86_400)
  const from = new Date('2026-01-05T09:00:00.000Z')
  expect(endOfDayAfter(clock, from, { days: 14, country: 'DE' }).toISOString()).toBe(
    '2026-01-05T09:00:14.000Z',
  )
})
