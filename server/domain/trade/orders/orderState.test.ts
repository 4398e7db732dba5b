import { expect, test } from 'vitest'
import { orderCodes } from '../../../../contract/orderDetail.ts'
import { stateOf } from './orderState.ts'

test('an order without a stage is in the state of its status, one with a stage in that', () => {
  expect(stateOf({ status: orderCodes.completed, afterSaleStage: null })).toBe('completed')
  expect(stateOf({ status: orderCodes.afterSale, afterSaleStage: 'returning' })).toBe('returning')
})

test('an order in after-sale without a stage is an error, and so is one of no known status', () => {
  expect(() => stateOf({ status: orderCodes.afterSale, afterSaleStage: null })).toThrow(
    `an order with status ${orderCodes.afterSale}, stage null`,
  )
  expect(() => stateOf({ status: 99, afterSaleStage: null })).toThrow(
    'an order with status 99, stage null',
  )
})
