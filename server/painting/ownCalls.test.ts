import { expect, test } from 'vitest'
import { ownCallsAt } from './ownCalls.ts'

test('my orders are painted with what stands in their list and beside their tabs', () => {
  expect(ownCallsAt('/myPurchases/2', 'ri', false).map(({ address }) => address)).toEqual([
    '/api/user/getUserInfo?lang=ri',
    '/api/user/order_list?status=2&q=&lang=ri',
    '/api/order/counts?lang=ri',
  ])
})
