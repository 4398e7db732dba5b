// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { showOrder } from '../../../contract/orders.ts'
import { anOrder } from '../../../tests/factories/orderAnswers.ts'
import { laterAnswer, openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { outlineOf } from '../../../tests/support/outline.ts'
import { Screen } from './cashierScreen.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
  window.history.replaceState(null, '', '/order?id=31')
})
afterEach(() => bindings.close())

const said = (place: Element) => place.querySelector('main p')?.textContent

test.each([
  { of: 'that waits to be paid', order: anOrder({ payDeadline: null }), expected: 'To pay' },
  { of: 'that is paid', order: anOrder({ status: 1 }), expected: 'Paid $24.90' },
])('the cashier of an order $of shows “$expected”', async ({ order, expected }) => {
  bindings.answers(showOrder, order)
  const place = await bindings.show(<Screen />)
  await soon(() => expect(said(place)).toBe(expected))
  expect(bindings.askedFor(showOrder)[0]?.query).toEqual({ id: '31' })
})

test('shows a placeholder while the order loads, and a retry where that fails', async () => {
  const answer = laterAnswer()
  bindings.answers(showOrder, () => answer.promise)
  const place = await bindings.show(<Screen />)
  const meanwhile = place.querySelectorAll('main [data-skeleton]').length
  answer.reject(new TypeError('the line is cut'))
  await soon(() => expect(place.querySelector('main [role=alert]')).not.toBeNull())
  const failed = [...place.querySelectorAll('main button')].map(({ textContent }) => textContent)
  bindings.answers(showOrder, anOrder({ payDeadline: null }))
  await act(async () => place.querySelector<HTMLElement>('main button')?.click())
  await soon(() => expect(said(place)).toBe('To pay'))
  expect([meanwhile, failed]).toEqual([5, ['Try again']])
})

test('shows no order to pay for an address without an id', async () => {
  window.history.replaceState(null, '', '/order')
  const place = await bindings.show(<Screen />)
  expect(outlineOf(place.querySelector('main')!)).toEqual([
    'span aria-hidden=true',
    'There is no order to pay here',
    'Unpaid orders are in My orders.',
    'a href=/myPurchases/0 | My orders',
  ])
})
