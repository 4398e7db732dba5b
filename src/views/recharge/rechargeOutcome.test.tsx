// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { getUserInfo } from '../../../contract/account.ts'
import { showOrder } from '../../../contract/orders.ts'
import { showRecharge } from '../../../contract/wallet.ts'
import { anOrder } from '../../../tests/factories/orderAnswers.ts'
import { aUserInfo } from '../../../tests/factories/userInfo.ts'
import { aRecharge } from '../../../tests/factories/walletAnswers.ts'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { outlineOf } from '../../../tests/support/outline.ts'
import {
  answeredByCardOutline,
  byCardOutline,
  resolvedAt,
} from '../../../tests/support/rechargeOutlines.ts'
import { RechargeOutcome } from './rechargeOutcome.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
  bindings.answers(getUserInfo, aUserInfo({ availableCents: 500 }))
  bindings.answers(showOrder, anOrder({ payDeadline: null }))
})
afterEach(() => bindings.close())

const noOrder = { amountCents: null, orderId: null }
const forOrder = { amountCents: 1_500, orderId: 31 }

test.each([
  {
    of: 'is audited',
    changes: {},
    wish: noOrder,
    expected: [
      'div role=status | span aria-hidden=true | We’re checking your $50.00 | No need to wait. We’ll notify you.',
      'Your balance',
      '$5.00',
      'h2 | Top-up R51',
      'In review',
      'Amount sent',
      '$50.00',
      ...byCardOutline,
      'a href=/topUp | Another top-up',
      'a href=/topUpRecord?id=51 | Recharge record',
    ],
  },
  {
    of: 'is audited, for an order',
    changes: {},
    wish: forOrder,
    expected: [
      'div role=status | span aria-hidden=true | We’re checking your $50.00 | No need to wait. We’ll notify you.',
      'div role=status | Your order is kept until your payment is answered, one day at most | a href=/order?id=31 | Back to the order',
      'Your balance',
      '$5.00',
      'h2 | Top-up R51',
      'In review',
      'Amount sent',
      '$50.00',
      ...byCardOutline,
      'a href=/topUp?order=31 | Another top-up',
      'a href=/topUpRecord?id=51 | Recharge record',
    ],
  },
  {
    of: 'passed with less than was handed in, for an order',
    changes: { status: 1, arrivedCents: 4_800, resolvedAt } as const,
    wish: forOrder,
    expected: [
      'div role=status | span aria-hidden=true | $48.00 is on your balance',
      'div role=status | Your order waits to be paid | a href=/order?id=31 | Back to the order',
      'Your balance',
      '$5.00',
      'h2 | Top-up R51',
      'Completed',
      'Amount sent',
      '$50.00',
      'Actual arrival',
      '+$48.00',
      ...answeredByCardOutline,
      'a href=/topUp?order=31 | Another top-up',
      'a href=/topUpRecord?id=51 | Recharge record',
    ],
  },
  {
    of: 'was refused',
    changes: { status: 2, refusedFor: 'Nothing arrived.', resolvedAt } as const,
    wish: noOrder,
    expected: [
      'div role=status | span aria-hidden=true | Your $50.00 was declined | Nothing arrived.',
      'Your balance',
      '$5.00',
      'h2 | Top-up R51',
      'Declined',
      'div role=alert | Declined: Nothing arrived.',
      'Amount sent',
      '$50.00',
      ...answeredByCardOutline,
      'a href=/topUp | Another top-up',
      'a href=/topUpRecord?id=51 | Recharge record',
    ],
  },
])('a recharge that $of shows its outcome', async ({ changes, wish, expected }) => {
  const recharge = aRecharge(changes)
  bindings.answers(showRecharge, recharge)
  bindings.session.send({ type: 'navigation.started' })
  const place = await bindings.show(<RechargeOutcome recharge={recharge} wish={wish} />)
  await soon(() => expect(outlineOf(place)).toEqual(expected))
})
