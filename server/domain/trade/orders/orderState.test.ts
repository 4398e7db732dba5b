import { expect, test } from 'vitest'
import { orderCodes } from '../../../../contract/orderDetail.ts'
import { stateOf } from './orderState.ts'

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
