// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getUserInfo, verifyPay } from '../../../contract/account.ts'
import { getBlockchain } from '../../../contract/wallet.ts'
import type { OrderDetail } from '../../../contract/orderDetail.ts'
import { anOrder } from '../../../tests/factories/orderAnswers.ts'
import { aCardAccount, aNetwork } from '../../../tests/factories/walletAnswers.ts'
import { aUserInfo } from '../../../tests/factories/userInfo.ts'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { enterCode } from '../../../tests/support/enterCode.ts'
import { knownShopper } from '../../../tests/support/knownShopper.ts'
import { onPhone } from '../../../tests/support/onPhone.ts'
import { openSheet, sheetsLeft } from '../../../tests/support/openSheet.ts'
import { outlineOf } from '../../../tests/support/outline.ts'
import { OrderToPay } from './orderToPay.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
  window.history.replaceState(null, '', '/order?id=31')
})
afterEach(async () => {
  await bindings.close()
  await sheetsLeft()
})

const untimed = anOrder({ payDeadline: null })

/** Loads the shopper before the cashier, as after any other screen. */
async function shown(availableCents: number, order: OrderDetail = untimed) {
  await knownShopper(bindings, { availableCents })
  return bindings.show(<OrderToPay order={order} onDeadline={() => {}} />)
}

const parts = (place: Element) =>
  ['main', 'footer'].map((part) => [...place.querySelectorAll(part)].flatMap(outlineOf))

const priced = [
  'To pay',
  '$24.90',
  'Order number',
  'HL260105ABCDEFGHJK',
  'Shipping',
  '$4.90',
  'Deliver to',
  'United States',
]

test.each([
  {
    of: 'more than the order costs',
    availableCents: 50_000,
    expected: [
      'Your balance',
      '$500.00',
      'Balance after payment',
      '$475.10',
      'button type=button | Pay $24.90',
    ],
  },
  {
    of: 'just what the order costs',
    availableCents: 2_490,
    expected: [
      'Your balance',
      '$24.90',
      'Balance after payment',
      '$0.00',
      'button type=button | Pay $24.90',
    ],
  },
  {
    of: 'less than the order costs',
    availableCents: 2_000,
    expected: [
      'Your balance',
      '$20.00',
      'You need $4.90 more',
      'button type=button | Top up $4.90 and pay',
    ],
  },
])('shows the balance: $of', async ({ availableCents, expected }) => {
  expect(parts(await shown(availableCents))).toEqual([[...priced, ...expected], []])
})

test('shows no balance and disables payment while the balance loads', async () => {
  bindings.answers(getUserInfo, () => new Promise(() => {}))
  const place = await bindings.show(<OrderToPay order={untimed} onDeadline={() => {}} />)
  expect(parts(place)).toEqual([[...priced, 'button type=button disabled | Pay $24.90'], []])
})

test('on a phone the pay button stands at the foot', async () => {
  onPhone()
  const [main, footer] = parts(await shown(50_000))
  expect([main?.at(-1), footer]).toEqual(['$475.10', ['button type=button | Pay $24.90']])
})

test('shows the remaining time of a reserved order, and when it is over', async () => {
  const onDeadline = vi.fn()
  const over = anOrder({ payDeadline: '2026-01-05T10:30:00.000Z' })
  const place = await bindings.show(<OrderToPay order={over} onDeadline={onDeadline} />)
  const left = place.querySelector('[role=timer]')?.closest('p')
  expect([left && outlineOf(left), onDeadline.mock.calls.length]).toEqual([
    ['Reserved for ', 'time role=timer datetime=2026-01-05T10:30:00.000Z | 00:00'],
    1,
  ])
})

test('pays this order and its total, and shows no other order as being paid', async () => {
  bindings.answers(verifyPay, () => new Promise(() => {}))
  const place = await shown(50_000)
  const other = anOrder({ id: 32, payDeadline: null })
  const elsewhere = await bindings.show(<OrderToPay order={other} onDeadline={() => {}} />)
  await act(async () => place.querySelector<HTMLElement>('main button')?.click())
  await soon(() => expect(openSheet()?.querySelector('input')).toBeInstanceOf(Element))
  await enterCode(openSheet(), '314159')
  await act(async () => openSheet()?.querySelector<HTMLElement>('footer button')?.click())
  await soon(() => expect(bindings.askedFor(verifyPay)).toHaveLength(1))
  const button = (of: Element) => outlineOf(of.querySelector('main')!).at(-1)
  expect({
    sheets: [...document.querySelectorAll('[role=dialog] h2')].map((title) => title.textContent),
    asked: bindings.askedFor(verifyPay)[0]?.body,
    button: button(place),
    elsewhere: button(elsewhere),
  }).toEqual({
    sheets: ['Pay $24.90'],
    asked: { payCode: '314159', operation: 'orderPay', subjectId: 31, amountCents: 2_490 },
    button: 'button type=button aria-busy=true aria-disabled=true | Pay $24.90',
    elsewhere: 'button type=button | Pay $24.90',
  })
})

test.each([
  { of: 'this order is asked to pay it', payOrderId: 31, left: null, sheets: 1 },
  { of: 'another order is not asked to pay this one', payOrderId: 32, left: 32, sheets: 0 },
])('a shopper who topped up for $of', async ({ payOrderId, left, sheets }) => {
  bindings.session.send({ type: 'backData.merged', patch: { payOrderId } })
  await shown(50_000)
  await soon(() => expect(document.querySelectorAll('[role=dialog]')).toHaveLength(sheets))
  expect(bindings.session.getSnapshot().context.backData).toEqual({ payOrderId: left })
})

test('a shopper who topped up is asked to pay only once the balance is loaded', async () => {
  bindings.session.send({ type: 'backData.merged', patch: { payOrderId: 31 } })
  bindings.answers(getUserInfo, () => new Promise(() => {}))
  await bindings.show(<OrderToPay order={untimed} onDeadline={() => {}} />)
  expect(bindings.session.getSnapshot().context.backData).toEqual({ payOrderId: 31 })
})

test('what is missing is topped up in the sheet, which asks for the code once it is there', async () => {
  bindings.answers(getBlockchain, {
    list: [aNetwork()],
    notSupported: [],
    minCardCents: 100,
    card: aCardAccount,
  })
  const place = await shown(2_000)
  await act(async () => place.querySelector<HTMLElement>('main button')?.click())
  const title = () => openSheet()?.querySelector('h2')?.textContent
  const amount = () => openSheet()?.querySelector<HTMLInputElement>('[name=amount]')?.value
  await soon(() => expect([title(), amount()]).toEqual(['You need $4.90 more', '4.90']))
  bindings.answers(getUserInfo, aUserInfo({ availableCents: 2_490 }))
  await act(async () => bindings.session.send({ type: 'info.refreshRequested' }))
  await soon(() => expect(title()).toBe('Pay $24.90'))
  await soon(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Payment code'))
})
