// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { verifyPay } from '../../../contract/account.ts'
import { payOrder } from '../../../contract/orders.ts'
import type { PaymentObstacleKind } from '../../machines/selectors/paymentCodeSelectors.ts'
import { aProof } from '../../../tests/factories/codeProof.ts'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { codeAsked } from '../../../tests/support/codeAsked.ts'
import { outlineOf } from '../../../tests/support/outline.ts'
import { PaymentObstacle } from './paymentObstacle.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
  bindings.answers(verifyPay, aProof)
})
afterEach(() => bindings.close())

const shown = (kind: PaymentObstacleKind, given: Parameters<typeof codeAsked>[1] = {}) =>
  codeAsked(bindings, given, (code) => <PaymentObstacle kind={kind} {...code} />)

/** Enters a correct code for an order whose payment fails. */
async function refused(kind: 'payingFailed') {
  const asked = await shown(kind)
  await act(async () => {
    for (const digit of '314159') asked.code().actor.send({ type: 'digit.entered', digit })
    asked.code().actor.send({ type: 'code.submitted' })
  })
  await asked.come({ asking: kind })
  return asked
}

const press = (place: Element) =>
  act(async () => place.querySelector<HTMLElement>('button')?.click())

const address = () => `${window.location.pathname}${window.location.search}`

test('a shopper who forgot the code sets a new one and returns', async () => {
  window.history.replaceState(null, '', '/order?id=31')
  const { place } = await shown('forgotten')
  const observed = outlineOf(place)
  await press(place)
  await soon(() => expect(address()).toBe('/changePayPwd?returnTo=%2Forder%3Fid%3D31'))
  expect(observed).toEqual([
    'span aria-hidden=true',
    'Set a new payment code',
    'Your login password is enough. Afterwards you come back here.',
    'button type=button | Set a new code',
  ])
})

test.each([
  {
    kind: 'locked',
    lock: { until: '2026-01-05T10:15:00.000Z', forMs: 900_000 },
    hint: 'You can try again in time role=timer datetime=2026-01-05T10:15:00.000Z | 00:00.',
  },
  {
    kind: 'lockedUntilReset',
    lock: { until: null, forMs: null },
    hint: 'No code is taken until you set a new one with your login password.',
  },
] as const)('a code that is $kind can be replaced', async ({ kind, lock, hint }) => {
  const { place, come } = await shown(kind, { lock })
  const observed = outlineOf(place)
  await press(place)
  await come({ asking: 'forgotten' })
  expect(observed).toEqual([
    'span aria-hidden=true',
    'Too many wrong codes',
    hint,
    'button type=button | Forgot the code?',
  ])
})

test('a shopper with too little balance gets the form that tops up the missing amount', async () => {
  const { place } = await codeAsked(bindings, {}, (code) => (
    <PaymentObstacle kind="balanceTooLow" topUp={<p>{'The form'}</p>} {...code} />
  ))
  expect(outlineOf(place)).toEqual(['The form'])
})

test('an unanswered payment can be re-sent, which is safe', async () => {
  bindings.answers(payOrder, {})
  const { place, come } = await refused('payingFailed')
  const observed = outlineOf(place)
  bindings.answers(payOrder, () => new Promise(() => {}))
  await press(place)
  await come('paying')
  expect(observed).toEqual([
    'div role=alert | span aria-hidden=true | Pay Fail | Something went wrong on our side. Please try again.Trying again is safe: nothing is paid twice. | button type=button | Try again',
  ])
})
