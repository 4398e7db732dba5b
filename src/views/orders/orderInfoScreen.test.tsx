// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Route } from 'wouter'
import { listOrders, showOrder } from '../../../contract/orders.ts'
import { anOrder } from '../../../tests/factories/orderAnswers.ts'
import { laterAnswer, openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { onPhone } from '../../../tests/support/onPhone.ts'
import { dayOutline } from '../../../tests/support/momentOutline.ts'
import { outlineOf } from '../../../tests/support/outline.ts'
import { Screen } from './orderInfoScreen.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
  bindings.answers(listOrders, { list: [anOrder({ status: -1 })], nextCursor: null })
  bindings.answers(showOrder, anOrder({ status: -1 }))
})
afterEach(() => bindings.close())

async function shown(address: string) {
  window.history.replaceState(null, '', address)
  return bindings.show(
    <Route path="/orderInfo/:id?">
      <Screen />
    </Route>,
  )
}

const { placedAt } = anOrder()
const parts = ['article > a', 'main h2', 'main button', 'footer button']
const partsOf = (place: Element) =>
  parts.map((part) => [...place.querySelectorAll(part)].flatMap(outlineOf))

test('an order stands next to the list on a wide screen', async () => {
  const place = await shown('/orderInfo/31')
  await soon(() => expect(place.querySelector('[data-skeleton]')).toBeNull())
  expect(partsOf(place)).toEqual([
    [
      'North PierCancelled',
      'img alt=',
      'Canvas tote',
      `time datetime=${placedAt} | ${dayOutline(placedAt)} · 2 pieces$24.90`,
    ],
    ['Progress', 'Where your money is', 'a href=/shop/3 | North Pier', 'Deliver to'],
    ['Buy again', 'Buy again'],
    [],
  ])
})

test('on a phone an order stands alone, with its actions at the foot', async () => {
  onPhone()
  const place = await shown('/orderInfo/31')
  await soon(() => expect(place.querySelector('[data-skeleton]')).toBeNull())
  expect(partsOf(place)).toEqual([
    [],
    ['Progress', 'Where your money is', 'a href=/shop/3 | North Pier', 'Deliver to'],
    [],
    ['Buy again'],
  ])
})

test.each([
  { of: 'a wide screen', goTo: () => {} },
  { of: 'a phone', goTo: onPhone },
])(
  'on $of a placeholder is shown while the order loads, and a retry where that fails',
  async ({ goTo }) => {
    goTo()
    const answer = laterAnswer()
    bindings.answers(showOrder, () => answer.promise)
    const place = await shown('/orderInfo/32')
    await soon(() => expect(place.querySelectorAll('[data-skeleton]')).toHaveLength(9))
    answer.reject(new TypeError('the line is cut'))
    await soon(() => expect(place.querySelector('main [role=alert]')).not.toBeNull())
    const failed = place.querySelector('main [role=alert] button')?.textContent
    bindings.answers(showOrder, anOrder({ id: 32, status: -1 }))
    await act(async () => place.querySelector<HTMLElement>('main [role=alert] button')?.click())
    await soon(() => expect(place.querySelector('main h2')).not.toBeNull())
    expect([failed, place.querySelector('main h2')?.textContent]).toEqual(['Try again', 'Progress'])
  },
)

test('an address without an order id links to all orders', async () => {
  const place = await shown('/orderInfo')
  expect(outlineOf(place.querySelector('main')!)).toEqual([
    'span aria-hidden=true',
    'We couldn’t find that order',
    'a href=/myPurchases/all | My orders',
  ])
})
