import { expect, test } from 'vitest'
import { orderCodes } from '../../../../contract/orderDetail.ts'
import { stateOf } from './orderState.ts'
import { mayBeginNumber, newOrderNumber } from './orderNumber.ts'

test('an order without a stage has the state of its status, one with a stage has that', () => {
  expect(stateOf({ status: orderCodes.completed, afterSaleStage: null })).toBe('completed')
  expect(stateOf({ status: orderCodes.afterSale, afterSaleStage: 'returning' })).toBe('returning')
})

test('an after-sale order without a stage is an error, and so is an unknown status', () => {
  expect(() => stateOf({ status: orderCodes.afterSale, afterSaleStage: null })).toThrow(
    `an order with status ${orderCodes.afterSale}, stage null`,
  )
  expect(() => stateOf({ status: 99, afterSaleStage: null })).toThrow(
    'an order with status 99, stage null',
  )
})

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
