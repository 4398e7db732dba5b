// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { getUserInfo } from '../../../contract/account.ts'
import { showOrder } from '../../../contract/orders.ts'
import { getBlockchain, recharge } from '../../../contract/wallet.ts'
import { anOrder } from '../../../tests/factories/orderAnswers.ts'
import { aUserInfo } from '../../../tests/factories/userInfo.ts'
import { aCardAccount, aNetwork } from '../../../tests/factories/walletAnswers.ts'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { fillIn } from '../../../tests/support/fillIn.ts'
import { outlineOf } from '../../../tests/support/outline.ts'
import { pictureTaken } from '../../../tests/support/pictureTaken.ts'
import { toasts } from '../actors/toasts.ts'
import { Screen } from './walletTopUpScreen.tsx'

const bitcoin = aNetwork({
  code: 'btc',
  name: 'Bitcoin',
  asset: 'BTC',
  depositAddress: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
  minRechargeCents: 3_000,
  confirmations: 1,
})

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
  const list = [aNetwork(), bitcoin]
  bindings.answers(getBlockchain, {
    list,
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
const press = (place: Element, button: string) =>
  act(async () => place.querySelector<HTMLElement>(button)?.click())

async function shown(at = '/walletTopUp') {
  window.history.replaceState(null, '', at)
  const place = await bindings.show(<Screen />)
  await soon(() => expect(place.querySelector('main fieldset')).not.toBeNull())
  return place
}

async function filling(at?: string) {
  const place = await shown(at)
  await press(place, 'label:last-of-type input')
  await press(place, 'main [type=submit]')
  await soon(() => expect(place.querySelector('[name=amount]')).not.toBeNull())
  return place
}

const forOrder = '/walletTopUp?amount=15.00&order=31'
const orderOutline =
  'div role=status | You need $15.00 more for your order | a href=/order?id=31 | Back to the order'
const noted =
  'div role=status | DEX, BSC and HECO are not supported for deposits, and the network must match the withdrawal platform.'

test('a network is chosen first, with its minimum', async () => {
  expect(outlineOf(mainOf(await shown()))).toEqual([
    noted,
    'Charge network',
    'input type=radio',
    'TRC20USDT, from $10.00, 20 confirmations',
    'input type=radio',
    'BitcoinBTC, from $30.00, 1 confirmation',
    'p role=alert',
    'button type=submit | Get the deposit address',
  ])
})

test('without a network no address is shown, and the first network is offered', async () => {
  const place = await shown()
  await press(place, 'main [type=submit]')
  const choices = [...place.querySelectorAll<HTMLInputElement>('main input')]
  const observed = () => ({
    alert: place.querySelector('main form [role=alert]')?.textContent,
    checked: choices.map(({ checked }) => checked),
    focused: choices.findIndex((choice) => choice === document.activeElement),
  })
  const asked = observed()
  await press(place, 'label:last-of-type input')
  expect([asked, observed()]).toEqual([
    { alert: 'Please choose a charge network', checked: [false, false], focused: 0 },
    { alert: '', checked: [false, true], focused: 0 },
  ])
})

test('the chosen network shows the deposit address and the minimum', async () => {
  const place = await filling()
  await soon(() => expect(place.querySelector('main svg[role=img]')).not.toBeNull())
  expect(outlineOf(mainOf(place))).toEqual([
    'h2 | Send BTC on Bitcoin',
    'button type=button | Change',
    'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
    'button type=button aria-label=Copy the address',
    'Send BTC on Bitcoin alone: anything else is lost. It counts after 1 confirmation.',
    noted,
    'h2 | Your payment',
    'Your sending address',
    'input aria-invalid=false value=',
    'Amount in dollars',
    'input aria-invalid=false value=',
    '$30.00 or more',
    'Transaction',
    'optional',
    'input aria-invalid=false value=',
    'Its hash makes the review quicker',
    'Payment evidence0 of 1',
    'Add a picture',
    'input aria-invalid=false type=file',
    'button type=submit | Submit for review',
  ])
})

test('another network can be chosen afterwards', async () => {
  const place = await filling()
  await press(place, 'main section button')
  await soon(() => expect(place.querySelector('[type=radio]')).not.toBeNull())
  expect(bindings.askedFor(getBlockchain)).toHaveLength(2)
})

test('a shopper who came from an order sees it at every step', async () => {
  const place = await filling(forOrder)
  expect(place.querySelector<HTMLInputElement>('[name=amount]')?.value).toBe('30.00')
  await soon(() => expect(outlineOf(mainOf(place))[0]).toEqual(orderOutline))
  await press(place, 'main section button')
  await soon(() => expect(place.querySelector('[type=radio]')).not.toBeNull())
  expect(outlineOf(mainOf(place))[0]).toEqual(orderOutline)
})

test('a retry is offered where the networks fail to load', async () => {
  bindings.refuses(getBlockchain, { status: 200, msg: 'No network now', reason: 'notFound' })
  window.history.replaceState(null, '', '/walletTopUp')
  const place = await bindings.show(<Screen />)
  await soon(() => expect(place.querySelector('main [role=alert]')).not.toBeNull())
  const failed = outlineOf(mainOf(place))
  bindings.answers(getBlockchain, {
    list: [bitcoin],
    notSupported: [],
    minCardCents: 2_000,
    card: aCardAccount,
  })
  await press(place, 'main [role=alert] button')
  await soon(() => expect(place.querySelectorAll('[type=radio]')).toHaveLength(1))
  expect(failed).toEqual([
    'div role=alert | span aria-hidden=true | No network now | Nothing you entered is lost. | button type=button | Try again',
  ])
})

test('a placeholder is shown while the networks load', async () => {
  bindings.answers(getBlockchain, () => new Promise(() => {}))
  window.history.replaceState(null, '', '/walletTopUp')
  const place = await bindings.show(<Screen />)
  expect(place.querySelectorAll('main [data-skeleton]')).toHaveLength(5)
})

test('a refused address is reported at its field only', async () => {
  const data = { network: 'btc', looksLike: 'tron' }
  bindings.refuses(recharge, { status: 200, msg: 'No address', reason: 'addressInvalid', data })
  const place = await filling()
  await fillIn(place, '[name=ownAddress]', ' TQGR6hqD3NJ2KXAuN9k3UsBf7fwsozVqZY ')
  await fillIn(place, '[name=amount]', '50')
  await fillIn(place, '[name=transactionHash]', ` ${'ab'.repeat(32)} `)
  await pictureTaken(bindings, place, 'evidence-evidence-eviden')
  await press(place, 'main [type=submit]')
  await soon(() => expect(place.querySelector('main form [role=alert]')).not.toBeNull())
  expect({
    alerts: [...place.querySelectorAll('main form [role=alert]')].flatMap(outlineOf),
    focused: document.activeElement?.getAttribute('name'),
    asked: bindings.askedFor(recharge).map(({ body }) => body),
  }).toEqual({
    alerts: ['This looks like a Tron address, not one of the chosen network'],
    focused: 'ownAddress',
    asked: [
      {
        method: 'chain',
        network: 'btc',
        ownAddress: 'TQGR6hqD3NJ2KXAuN9k3UsBf7fwsozVqZY',
        transactionHash: 'ab'.repeat(32),
        amountCents: 5_000,
        evidence: 'evidence-evidence-eviden',
      },
    ],
  })
})
