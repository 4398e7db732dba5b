import { expect, test } from 'vitest'
import { ownCallsAt } from './ownCalls.ts'

test('renders my orders with their list and the counts of their tabs', () => {
  expect(
    ownCallsAt({ path: '/myPurchases/2', search: 'q=lamp+7' }, 'ri', false).map(
      ({ address }) => address,
    ),
  ).toEqual([
    '/api/user/getUserInfo?lang=ri',
    '/api/user/order_list?status=2&q=lamp+7&lang=ri',
    '/api/order/counts?lang=ri',
  ])
})

test('includes the count of notices where its tab is shown', () => {
  const counts = (path: string, isWide: boolean) =>
    ownCallsAt({ path, search: '' }, 'en', isWide).filter(({ address }) =>
      address.startsWith('/api/notice/count'),
    ).length
  expect([
    counts('/filter', false),
    counts('/payment', false),
    counts('/payment', true),
    counts('/orderInfo/7', true),
  ]).toEqual([1, 0, 1, 1])
})
