// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aUserInfo } from '../../../tests/factories/userInfo.ts'
import { openBindings, type Bindings, soon } from '../../../tests/support/bindings.tsx'
import { outlineOf } from '../../../tests/support/outline.ts'
import { WalletCard } from './walletCard.tsx'
import { act } from 'react'
import { countOrders } from '../../../contract/orders.ts'
import { useOrderCounts } from '../orders/useOrderCounts.ts'
import { OrderCounts } from './orderCounts.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

const ways = [
  'a href=/topUp | Top up',
  'a href=/withDraw | Withdraw',
  'a href=/capitalRecord | Records',
]

test.each([
  {
    of: 'a shopper with a name',
    changes: { givenName: 'Ada', familyName: 'Byron' },
    expected: ['Ada Byron', 'h2 | Balance', '$500.00'],
  },
  {
    of: 'a shopper with half a name',
    changes: { familyName: 'Byron' },
    expected: ['Byron', 'h2 | Balance', '$500.00'],
  },
  { of: 'a shopper without a name', changes: {}, expected: ['shopper', 'h2 | Balance', '$500.00'] },
  {
    of: 'who withdraws',
    changes: { heldCents: 5_300 },
    expected: ['shopper', 'h2 | Balance', '$500.00', '$53.00 held for withdrawals'],
  },
])('shows the balance of $of', async ({ changes, expected }) => {
  const place = await bindings.show(<WalletCard userInfo={aUserInfo(changes)} />)
  expect(outlineOf(place.querySelector('section')!)).toEqual([...expected, ...ways])
})

test('shows a placeholder and its links while the balance loads', async () => {
  const place = await bindings.show(<WalletCard userInfo={null} />)
  expect(outlineOf(place.querySelector('section')!)).toEqual([
    'div role=status | Loading | div aria-hidden=true | span data-skeleton=true | span data-skeleton=true | span data-skeleton=true',
    ...ways,
  ])
})

function Counts() {
  return <OrderCounts counts={useOrderCounts()} />
}

test('shows the number of orders by status, unless there are none', async () => {
  bindings.answers(countOrders, { counts: { all: 1_000, '0': 2, '1': 0, '2': 1_000 } })
  const place = await bindings.show(<Counts />)
  await soon(() => expect(place.textContent).toContain('2'))
  expect(outlineOf(place)).toEqual([
    'h2 | My orders',
    'a href=/myPurchases/all | All',
    'a href=/myPurchases/0 | 2 | To pay',
    'a href=/myPurchases/1 | To deliver',
    'a href=/myPurchases/2 | 999+ | Delivered',
    'a href=/myPurchases/3 | Received',
    'a href=/myPurchases/-4 | After-sale',
  ])
})

test('offers a retry where the counts fail to load', async () => {
  bindings.refuses(countOrders, { status: 200, msg: 'Nobody counts now', reason: 'notFound' })
  const place = await bindings.show(<Counts />)
  await soon(() => expect(place.querySelector('button')).not.toBeNull())
  const failed = outlineOf(place)
  bindings.answers(countOrders, { counts: { '0': 2 } })
  await act(async () => place.querySelector('button')?.click())
  await soon(() => expect(place.querySelector('button')).toBeNull())
  expect([failed.slice(2), outlineOf(place)[2]]).toEqual([
    [
      'a href=/myPurchases/0 | To pay',
      'a href=/myPurchases/1 | To deliver',
      'a href=/myPurchases/2 | Delivered',
      'a href=/myPurchases/3 | Received',
      'a href=/myPurchases/-4 | After-sale',
      'Nobody counts nowbutton type=button | Try again',
    ],
    'a href=/myPurchases/0 | 2 | To pay',
  ])
})
