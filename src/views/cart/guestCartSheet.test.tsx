// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lookUpGoods } from '../../../contract/cart.ts'
import { aCartLine } from '../../../tests/factories/cartAnswers.ts'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { storeGuestLines } from '../../services/guestCart.ts'
import { GuestCartSheet } from './guestCartSheet.tsx'

let bindings: Bindings
beforeEach(() => {
  storeGuestLines([{ skuId: 200, quantity: 2, selected: true, seenPriceCents: 1_000 }])
  bindings = openBindings({ token: null })
})
afterEach(async () => {
  await bindings.close()
  storeGuestLines([])
})

test.each([
  {
    of: 'is there',
    changes: { available: 9 },
    tools: ['One fewer', 'One more', 'Remove Canvas tote'],
  },
  { of: 'is sold out', changes: { available: 0 }, tools: ['Remove Canvas tote'] },
  { of: 'is gone', changes: { sellable: false }, tools: ['Remove Canvas tote'] },
])('of what $of a guest can change what can be changed', async ({ changes, tools }) => {
  const {
    quantity: _quantity,
    selected: _selected,
    seenPriceCents: _seen,
    addedAt: _at,
    ...goods
  } = aCartLine(changes)
  bindings.answers(lookUpGoods, { list: [goods] })
  await bindings.show(<GuestCartSheet open onClose={() => {}} />)
  await soon(() => expect(document.querySelector('li')?.textContent).toContain('Canvas tote'))
  await act(async () => {})
  const shown = [...document.querySelectorAll('li button')].map((each) =>
    each.getAttribute('aria-label'),
  )
  expect(shown).toEqual(tools)
})
