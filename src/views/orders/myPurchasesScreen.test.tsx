// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Route } from 'wouter'
import { countOrders, listOrders, showOrder } from '../../../contract/orders.ts'
import { anOrder } from '../../../tests/factories/orderAnswers.ts'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { onPhone } from '../../../tests/support/onPhone.ts'
import { Screen } from './myPurchasesScreen.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
  const list = [32, 31].map((id) => anOrder({ id, sn: `HL${id}`, status: -1 }))
  bindings.answers(countOrders, { counts: {} })
  bindings.answers(listOrders, { list, nextCursor: null })
  bindings.answers(showOrder, ({ query }) => list.find(({ id }) => `${id}` === query?.['id']))
})
afterEach(() => bindings.close())

const listHref = '/myPurchases/-1?q=tote'

test.each([
  {
    of: 'its list the newest order stands',
    goTo: () => {},
    address: '/myPurchases/-1?q=%20tote%20',
    expected: [
      [
        [`${listHref}&order=32`, 'true'],
        [`${listHref}&order=31`, null],
      ],
      'HL32',
    ],
  },
  {
    of: 'its list the chosen order stands',
    goTo: () => {},
    address: '/myPurchases/-1?q=tote&order=31',
    expected: [
      [
        [`${listHref}&order=32`, null],
        [`${listHref}&order=31`, 'true'],
      ],
      'HL31',
    ],
  },
  {
    of: 'a phone’s list there is no room',
    goTo: onPhone,
    address: '/myPurchases/-1?q=tote',
    expected: [
      [
        ['/orderInfo/32', null],
        ['/orderInfo/31', null],
      ],
      null,
    ],
  },
])('next to $of', async ({ goTo, address, expected }) => {
  goTo()
  window.history.replaceState(null, '', address)
  const place = await bindings.show(
    <Route path="/myPurchases/:status?">
      <Screen />
    </Route>,
  )
  await soon(() => expect(place.querySelector('article')).not.toBeNull())
  await soon(() => expect(place.querySelector('[data-skeleton]')).toBeNull())
  const cards = [...place.querySelectorAll('article > a')].map((card) => [
    card.getAttribute('href'),
    card.getAttribute('aria-current'),
  ])
  expect([
    bindings.askedFor(listOrders).map(({ query }) => query),
    place.querySelector('nav [aria-current]')?.textContent,
    cards,
    place.querySelector('main')?.textContent.match(/HL\d+/)?.[0] ?? null,
  ]).toEqual([[{ status: '-1', q: 'tote' }], 'Cancelled', ...expected])
})
