// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { getUserInfo } from '../../../contract/account.ts'
import { showOrder } from '../../../contract/orders.ts'
import { getBlockchain, recharge, showRecharge } from '../../../contract/wallet.ts'
import { anOrder } from '../../../tests/factories/orderAnswers.ts'
import { aUserInfo } from '../../../tests/factories/userInfo.ts'
import { aCardAccount, aRecharge } from '../../../tests/factories/walletAnswers.ts'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { fillIn } from '../../../tests/support/fillIn.ts'
import { outlineOf } from '../../../tests/support/outline.ts'
import { pictureTaken } from '../../../tests/support/pictureTaken.ts'
import { toasts } from '../actors/toasts.ts'
import { Screen } from './cardTopUpScreen.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
  bindings.answers(getBlockchain, {
    list: [],
    notSupported: [],
    minCardCents: 2_000,
    card: aCardAccount,
  })
  bindings.answers(getUserInfo, aUserInfo({ availableCents: 500 }))
  bindings.answers(showOrder, anOrder({ payDeadline: null }))
})
afterEach(async () => {
  await bindings.close()
  const left = toasts.getCurrent()
  if (left !== null) toasts.close(left.id)
})

const mainOf = (place: Element) => place.querySelector('main')!

async function shown(at = '/cardTopUp') {
  window.history.replaceState(null, '', at)
  const place = await bindings.show(<Screen />)
  await soon(() => expect(place.querySelector('main form')).not.toBeNull())
  return place
}

const formOutline = (given: { value: string; button: string }) => [
  'h2 | Pay by card',
  'Pay as shown here and quote the reference. Then send us a picture of the payment.',
  'Recipient',
  'Harborlane Ltd',
  'Bank',
  'Harbour Bank',
  'IBAN or account number',
  'GB33 BUKB 2020 1555 5555 55button type=button aria-label=Copy IBAN or account number',
  'BIC or sort code',
  'BUKBGB22',
  'Reference',
  'HL-7button type=button aria-label=Copy Reference',
  'h2 | Your payment',
  'Amount in dollars',
  `input aria-invalid=false value=${given.value}`,
  '$20.00 or more',
  'Payment evidence0 of 1',
  'Add a picture',
  'input aria-invalid=false type=file',
  `button type=submit | ${given.button}`,
]

test.each([
  { at: '/cardTopUp', expected: formOutline({ value: '', button: 'Submit for review' }) },
  {
    at: '/cardTopUp?amount=25.00&order=31',
    expected: [
      'div role=status | You need $25.00 more for your order | a href=/order?id=31 | Back to the order',
      ...formOutline({ value: '25.00', button: 'Submit $25.00 for review' }),
    ],
  },
])('$at explains how to pay by card, and asks for the amount paid', async ({ at, expected }) => {
  const place = await shown(at)
  await soon(() => expect(outlineOf(mainOf(place))).toEqual(expected))
})

test('a placeholder is shown while the minimum loads', async () => {
  bindings.answers(getBlockchain, () => new Promise(() => {}))
  window.history.replaceState(null, '', '/cardTopUp')
  const place = await bindings.show(<Screen />)
  expect(place.querySelectorAll('main [data-skeleton]')).toHaveLength(5)
})

test('nobody pays without knowing how: a failed load offers a retry', async () => {
  bindings.refuses(getBlockchain, { status: 503, msg: '' })
  window.history.replaceState(null, '', '/cardTopUp')
  const place = await bindings.show(<Screen />)
  await soon(() => expect(place.querySelector('main [role=alert] button')).not.toBeNull())
  expect(place.querySelector('main form')).toBeNull()
})

test('where the shop takes no cards, the other way is shown in place of the form', async () => {
  bindings.answers(getBlockchain, { list: [], notSupported: [], minCardCents: 2_000, card: null })
  window.history.replaceState(null, '', '/cardTopUp')
  const place = await bindings.show(<Screen />)
  await soon(() =>
    expect(outlineOf(mainOf(place))).toEqual([
      'div role=status | Topping up by card is not offered now. | a href=/walletTopUp | On chain',
    ]),
  )
})

test.each([
  { typed: '0', button: 'Submit for review' },
  { typed: '0.01', button: 'Submit $0.01 for review' },
  { typed: '48.5', button: 'Submit $48.50 for review' },
])('with the amount "$typed" the button says $button', async ({ typed, button }) => {
  const place = await shown()
  await fillIn(place, '[name=amount]', typed)
  expect(place.querySelector('main [type=submit]')?.textContent).toBe(button)
})

const forOrder = '/cardTopUp?amount=25.00&order=31'
const amountIn = (place: Element) => place.querySelector<HTMLInputElement>('[name=amount]')!

test('the suggested amount stands until another or none is typed', async () => {
  const place = await shown(forOrder)
  const stood = [amountIn(place).value]
  for (const typed of ['40', '']) {
    await fillIn(place, '[name=amount]', typed)
    stood.push(amountIn(place).value)
  }
  expect(stood).toEqual(['25.00', '40', ''])
})

test('the suggested amount is valid, but evidence is missing', async () => {
  const place = await shown(forOrder)
  const wrong = () =>
    [...place.querySelectorAll('main form [aria-invalid=true]')].map((field) => [
      field.getAttribute('name'),
      field.getAttribute('aria-describedby')?.split(' ').map(textOf),
    ])
  await act(async () => amountIn(place).focus())
  await act(async () => amountIn(place).blur())
  const left = wrong()
  await act(async () => place.querySelector<HTMLElement>('main [type=submit]')?.click())
  expect([left, wrong()]).toEqual([[], [['evidence', ['Please upload payment evidence']]]])
})

const textOf = (id: string) => document.getElementById(id)?.textContent

async function handIn(place: Element) {
  await fillIn(place, '[name=amount]', '50')
  await pictureTaken(bindings, place, 'evidence-evidence-eviden')
  await act(async () => place.querySelector<HTMLElement>('main [type=submit]')?.click())
}

test('the submitted recharge replaces the form', async () => {
  bindings.answers(recharge, aRecharge())
  bindings.answers(showRecharge, aRecharge())
  const place = await shown()
  await handIn(place)
  await soon(() => expect(place.querySelector('main form')).toBeNull())
  expect([
    outlineOf(mainOf(place))[0],
    bindings.askedFor(recharge).map(({ body }) => body),
  ]).toEqual([
    'div role=status | span aria-hidden=true | We’re checking your $50.00 | No need to wait. We’ll notify you.',
    [{ method: 'card', amountCents: 5_000, evidence: 'evidence-evidence-eviden' }],
  ])
})

test('the button is busy while the recharge is sent', async () => {
  bindings.answers(recharge, () => new Promise(() => {}))
  const place = await shown()
  await handIn(place)
  expect(outlineOf(mainOf(place)).at(-1)).toBe(
    'button type=submit aria-busy=true aria-disabled=true | Submit $50.00 for review',
  )
})

const refusals = (place: Element) =>
  [...place.querySelectorAll('main form > [role=alert]')].flatMap(outlineOf)

test('the reason for a refusal is shown above the button until something changes', async () => {
  bindings.refuses(recharge, { status: 200, msg: 'Choose it again', reason: 'uploadMissing' })
  const place = await shown()
  await handIn(place)
  await soon(() => expect(refusals(place)).toEqual(['Choose it again']))
  await fillIn(place, '[name=amount]', '51')
  expect(refusals(place)).toEqual([])
})

test('an unanswered recharge may be sent again, and a message says so', async () => {
  bindings.answers(recharge, () => Promise.reject(new TypeError('the line is cut')))
  const place = await shown()
  await handIn(place)
  await soon(() => expect(refusals(place)).toHaveLength(3))
  expect(refusals(place)).toEqual([
    'We can’t reach the shop right now. Please try again in a moment.',
    expect.stringMatching(/^Backend interface connection abnormal/),
    'Submitting again is safe: it counts once.',
  ])
})
