// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aUserInfo } from '../../../tests/factories/userInfo.ts'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { outlineOf } from '../../../tests/support/outline.ts'
import { WalletCard } from './walletCard.tsx'

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
