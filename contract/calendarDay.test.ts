import * as v from 'valibot'
import { expect, test } from 'vitest'
import { isCalendarDay } from './calendarDay.ts'
import { givenMoment } from './fields.ts'

test.for([
  ['2027-02-28', true],
  ['2028-02-29', true],
  ['2000-02-29', true],
  ['2027-02-29', false],
  ['2100-02-29', false],
  ['2027-02-30', false],
  ['2027-04-31', false],
  ['2027-00-10', false],
  ['2027-13-01', false],
  ['2027-01-00', false],
  ['2027-1-1', false],
  ['2027-01-01T00:00:00Z', false],
  ['0000-01-01', true],
  ['', false],
] as const)('%s is a calendar day: %s', ([text, isDay]) => {
  expect(isCalendarDay(text)).toBe(isDay)
})

test.for([
  ['2027-02-28T10:00:00Z', true],
  ['2027-02-28T10:00:00.123+05:30', true],
  ['1900-01-01T00:00:00Z', true],
  ['2999-12-31T23:59:59Z', true],
  ['2027-02-29T10:00:00Z', false],
  ['2027-04-31T10:00:00+02:00', false],
  ['0000-01-01T00:00:00Z', false],
  ['0001-01-01T00:00:00Z', false],
  ['9999-12-31T23:59:59Z', false],
  ['2027-02-28', false],
  ['2027-02-28T10:00:00', false],
  ['2027-02-28T24:00:01Z', false],
  ['2027-02-28T10:00:00+99:00', false],
] as const)('%s is a valid moment: %s', ([text, isMoment]) => {
  expect(v.is(givenMoment, text)).toBe(isMoment)
})
