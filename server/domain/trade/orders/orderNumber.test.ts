import { expect, test } from 'vitest'
import { mayBeginNumber, newOrderNumber } from './orderNumber.ts'

const at = new Date('2026-11-25T23:59:59.999Z')

test('an order number contains the day and ten random characters', () => {
  const numbers = Array.from({ length: 200 }, () => newOrderNumber(at))
  expect(numbers.filter((sn) => !/^HL261125[0-9A-HJKMNP-TV-Z]{10}$/.test(sn))).toEqual([])
  expect(new Set(numbers).size).toBe(200)
})

test('any prefix of an order number is accepted as its beginning', () => {
  const sn = newOrderNumber(at)
  const beginnings = Array.from(sn, (_, length) => sn.slice(0, length + 1))
  expect(beginnings.filter((words) => !mayBeginNumber(words))).toEqual([])
})

test.each(['KETTLE', 'L', 'HK', '26', 'HL-26', 'HL 26', '水壶', 'HL水'])(
  '%s is no prefix of an order number',
  (words) => {
    expect(mayBeginNumber(words)).toBe(false)
  },
)
