// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lookUpGoods } from '../../../contract/cart.ts'
import { aCartLine } from '../../../tests/factories/cartAnswers.ts'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { storeGuestLines } from '../../services/guestCart.ts'
import { onceSettled } from '../ui/historySteps.ts'
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
  // The sheet's step in the history is gone before another test goes anywhere.
  await act(async () => {})
  await new Promise<void>((settled) => onceSettled(settled))
})

test('of what is there a guest can change how much, of what is sold out or gone nothing but its place', async () => {
  const stands = [{ available: 9 }, { available: 0 }, { sellable: false }]
  const list = stands.map((stand, at) => {
    const line = aCartLine({ skuId: skuIds[at]!, title: `Tote ${at}`, ...stand })
    const {
      quantity: _quantity,
      selected: _selected,
      seenPriceCents,
      addedAt: _at,
      ...goods
    } = line
    return { ...goods, unitPriceCents: seenPriceCents }
  })
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
