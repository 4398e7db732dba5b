// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { getUserInfo } from '../../../contract/account.ts'
import { showOrder } from '../../../contract/orders.ts'
import { getBlockchain } from '../../../contract/wallet.ts'
import { anOrder } from '../../../tests/factories/orderAnswers.ts'
import { aUserInfo } from '../../../tests/factories/userInfo.ts'
import { aCardAccount, aNetwork } from '../../../tests/factories/walletAnswers.ts'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { outlineOf } from '../../../tests/support/outline.ts'
import { Screen } from './topUpScreen.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
  bindings.answers(getUserInfo, aUserInfo({ availableCents: 500 }))
  bindings.session.send({ type: 'navigation.started' })
  bindings.answers(showOrder, anOrder({ payDeadline: null }))
})
afterEach(() => bindings.close())

const bitcoin = aNetwork({ code: 'btc', name: 'Bitcoin', asset: 'BTC' })
const offered = {
  list: [aNetwork(), bitcoin],
  notSupported: [],
  minCardCents: 2_000,
  card: aCardAccount,
}

test.each([
  {
    at: '/topUp',
    expected: [
      'Your balance',
      '$5.00',
      'a href=/walletTopUp | On chainUSDT · TRC20, BTC · Bitcoin',
      'a href=/cardTopUp | By cardFrom $20.00, with a picture of the payment',
      'Pay, then upload your receipt. We’ll add the money once it’s checked.',
    ],
  },
  {
    at: '/topUp?amount=15.00&order=31',
    expected: [
      'div role=status | You need $15.00 more for your order | a href=/order?id=31 | Back to the order',
      'Your balance',
      '$5.00',
      'a href=/walletTopUp?amount=15.00&order=31 | On chainUSDT · TRC20, BTC · Bitcoin',
      'a href=/cardTopUp?amount=15.00&order=31 | By cardFrom $20.00, with a picture of the payment',
      'Pay, then upload your receipt. We’ll add the money once it’s checked.',
    ],
  },
  {
    at: '/topUp?amount=15.00',
    expected: [
      'Your balance',
      '$5.00',
      'a href=/walletTopUp?amount=15.00 | On chainUSDT · TRC20, BTC · Bitcoin',
      'a href=/cardTopUp?amount=15.00 | By cardFrom $20.00, with a picture of the payment',
      'Pay, then upload your receipt. We’ll add the money once it’s checked.',
    ],
  },
])('$at lists the recharge methods with their minimums', async ({ at, expected }) => {
  bindings.answers(getBlockchain, offered)
  window.history.replaceState(null, '', at)
  const place = await bindings.show(<Screen />)
  await soon(() => expect(outlineOf(contentOf(place))).toEqual(expected))
})

test('the methods are listed without details where the networks fail to load', async () => {
  bindings.refuses(getBlockchain, { status: 503, msg: '' })
  window.history.replaceState(null, '', '/topUp')
  const place = await bindings.show(<Screen />)
  await soon(() =>
    expect(outlineOf(contentOf(place))).toEqual([
      'Your balance',
      '$5.00',
      'a href=/walletTopUp | On chainSend coins to an address of the shop',
      'a href=/cardTopUp | By cardWith a picture of the payment',
      'Pay, then upload your receipt. We’ll add the money once it’s checked.',
    ]),
  )
})

test('a shop that takes no cards offers coins alone', async () => {
  bindings.answers(getBlockchain, { ...offered, card: null })
  window.history.replaceState(null, '', '/topUp')
  const place = await bindings.show(<Screen />)
  await soon(() =>
    expect(outlineOf(contentOf(place))).toEqual([
      'Your balance',
      '$5.00',
      'a href=/walletTopUp | On chainUSDT · TRC20, BTC · Bitcoin',
      'Pay, then upload your receipt. We’ll add the money once it’s checked.',
    ]),
  )
})

function contentOf(place: Element): Element {
  return place.querySelector('main')!
}
