// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lookUpGoods, type Goods } from '../../../contract/cart.ts'
import { aCartLine } from '../../../tests/factories/cartAnswers.ts'
import { laterAnswer, openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { openSheet, sheetsLeft } from '../../../tests/support/openSheet.ts'
import { outlineOf } from '../../../tests/support/outline.ts'
import { storeGuestLines } from '../../services/guestCart.ts'
import { GuestCartSheet } from './guestCartSheet.tsx'

const skuIds = [200, 201, 202]

let bindings: Bindings
beforeEach(() => {
  const line = { quantity: 2, selected: true, seenPriceCents: 1_000 }
  storeGuestLines(skuIds.map((skuId) => ({ skuId, ...line })))
  bindings = openBindings({ token: null })
})
afterEach(async () => {
  await bindings.close()
  storeGuestLines([])
  await sheetsLeft()
})

function goods(changes: Partial<Goods> = {}): Goods {
  const {
    quantity: _quantity,
    selected: _selected,
    seenPriceCents: _seen,
    addedAt: _at,
    ...known
  } = aCartLine()
  return { ...known, ...changes }
}

const observed = () => [...(openSheet()?.children ?? [])].slice(2).map(outlineOf)

test('a guest can change the quantity of available lines, and only remove the others', async () => {
  const stands = [{ available: 9 }, { available: 0 }, { sellable: false }]
  const list = stands.map((stand, at) =>
    goods({ skuId: skuIds[at]!, title: `Tote ${at}`, ...stand }),
  )
  bindings.answers(lookUpGoods, { list })
  await bindings.show(<GuestCartSheet open onClose={() => {}} />)
  const tools = () =>
    [...document.querySelectorAll('li')].map((line) =>
      [...line.querySelectorAll('button')].map((button) => button.getAttribute('aria-label')),
    )
  await soon(() =>
    expect(tools()).toEqual([
      ['One fewer', 'One more', 'Remove Tote 0'],
      ['Remove Tote 1'],
      ['Remove Tote 2'],
    ]),
  )
})

test('lines of several shops are grouped by shop, above the total', async () => {
  const list = [
    goods({ skuId: 200, available: 2 }),
    goods({ skuId: 201, title: 'Kettle', variant: '', shopId: 4, shopName: 'Lee' }),
  ]
  bindings.answers(lookUpGoods, { list })
  await bindings.show(<GuestCartSheet open onClose={() => {}} />)
  await soon(() => expect(openSheet()?.querySelector('h3')).toBeInstanceOf(Element))
  expect(observed()).toEqual([
    [
      'button type=button aria-haspopup=dialog | Deliver to United States',
      'div role=status | 1 item is no longer available | button type=button | Remove',
      'h3 | North Pier',
      'p data-stand=flat | $5.00 shipping',
      'a tabindex=-1 aria-hidden=true href=/detail/20/3 | img alt=',
      'a href=/detail/20/3 | Canvas tote',
      'Navy',
      '$10.00',
      'div role=group aria-label=Quantity of Canvas tote | button type=button aria-label=One fewer | input aria-label=Pieces value=2 | button type=button aria-label=One more disabled',
      'button type=button aria-label=Remove Canvas tote',
      'h3 | Lee',
      'p data-stand=flat | $5.00 shipping',
      'a tabindex=-1 aria-hidden=true href=/detail/20/4 | img alt=',
      'a href=/detail/20/4 | Kettle',
      '$10.00',
      'div role=group aria-label=Quantity of Kettle | button type=button aria-label=One fewer | input aria-label=Pieces value=2 | button type=button aria-label=One more',
      'button type=button aria-label=Remove Kettle',
    ],
    [
      'p aria-live=polite | 4 pieces$40.00',
      'button type=button | Checkout',
      'You sign in or sign up on the way; your cart comes along.',
    ],
  ])
})

test('there is no checkout where every line is sold out or gone', async () => {
  const list = [goods({ skuId: 200, available: 0 }), goods({ skuId: 201, sellable: false })]
  bindings.answers(lookUpGoods, { list })
  await bindings.show(<GuestCartSheet open onClose={() => {}} />)
  await soon(() => expect(openSheet()?.querySelector('h3')).toBeInstanceOf(Element))
  expect(outlineOf(openSheet()!.querySelector('footer')!)).toEqual([
    'p aria-live=polite | Nothing selected$0.00',
    'button type=button disabled | Checkout',
    'You sign in or sign up on the way; your cart comes along.',
  ])
})

test('where every product is gone, the guest can only remove them', async () => {
  bindings.answers(lookUpGoods, { list: [] })
  await bindings.show(<GuestCartSheet open onClose={() => {}} />)
  await soon(() => expect(openSheet()?.textContent).toContain('no longer'))
  const before = observed()
  await act(async () => openSheet()?.querySelector<HTMLElement>('[role=status] button')?.click())
  await soon(() => expect(openSheet()?.textContent).not.toContain('no longer'))
  expect([before, observed()]).toEqual([
    [
      [
        'div role=status | 3 items are no longer available | button type=button | Remove',
        'span aria-hidden=true',
        'Your cart is empty',
      ],
    ],
    [['span aria-hidden=true', 'Your cart is empty']],
  ])
})

test('a placeholder is shown while the products load, and a retry where that fails', async () => {
  const answer = laterAnswer()
  bindings.answers(lookUpGoods, () => answer.promise)
  await bindings.show(<GuestCartSheet open onClose={() => {}} />)
  await soon(() => expect(openSheet()).not.toBeNull())
  const meanwhile = openSheet()?.querySelectorAll('[data-skeleton]').length
  answer.reject(new TypeError('the line is cut'))
  await soon(() => expect(openSheet()?.querySelector('[role=alert]')).toBeInstanceOf(Element))
  bindings.answers(lookUpGoods, { list: [goods()] })
  await act(async () => openSheet()?.querySelector<HTMLElement>('[role=alert] button')?.click())
  await soon(() => expect(openSheet()?.querySelector('li')).toBeInstanceOf(Element))
  expect([meanwhile, openSheet()?.querySelector('[role=alert]')]).toEqual([13, null])
})
