import { expect, test } from 'vitest'
import type { StateValue } from 'xstate'
import type { CartLine } from '../../../contract/cart.ts'
import { aCartLine } from '../../../tests/factories/cartAnswers.ts'
import { cartMachine } from '../cartMachine.ts'
import { formerPriceOf, freightStandOf, selectCartView, totalsOf } from './cartSelectors.ts'
import { aQuote } from '../../../tests/factories/orderAnswers.ts'
import { selectFormerPrices } from './priceChanges.ts'

test.each([
  ['loading', 'loading', []],
  ['loadFailed', 'failed', []],
  ['merging', 'loading', []],
  ['mergeFailed', 'failed', []],
  [{ ready: 'settled' }, 'empty', []],
  [{ ready: 'settled' }, 'filled', [aCartLine()]],
] as [StateValue, string, CartLine[]][])(
  'in the state %o the cart shows %s',
  (signedIn, view, lines) => {
    const context = { ...nothing, lines }
    expect(selectCartView(cartMachine.resolveState({ value: { signedIn }, context }))).toBe(view)
  },
)

const nothing = {
  guestLines: [],
  lines: [],
  confirmed: [],
  edits: [],
  removed: [],
  changes: [],
  failure: null,
  saveAttempts: 0,
}

test('freight counts only selected, available lines', () => {
  const freight = { freightCents: 500, freeFreightFromCents: 3_000 }
  const lines = [
    aCartLine({ skuId: 1, unitPriceCents: 1_000, quantity: 1, freight }),
    aCartLine({ skuId: 2, unitPriceCents: 1_000, quantity: 1, freight, selected: false }),
    aCartLine({ skuId: 3, unitPriceCents: 1_000, quantity: 1, freight, available: 0 }),
  ]
  expect(freightStandOf(lines, 'GB')).toEqual({ type: 'missing', cents: 500, missingCents: 2_000 })
})

test('one selected line of several is neither all nor none', () => {
  const lines = [aCartLine({ skuId: 1 }), aCartLine({ skuId: 2, selected: false })]
  expect(totalsOf(lines, null)).toMatchObject({ everythingSelected: false, nothingSelected: false })
  expect(totalsOf(lines.slice(0, 1), null)).toMatchObject({ everythingSelected: true })
})

test('a price of zero is a price', () => {
  expect(formerPriceOf({ seenPriceCents: 0, unitPriceCents: 100 })).toBe(0)
})

const [group] = aQuote().groups
const [line] = group!.lines
const other = { ...line!, skuId: 201 }
const withLines = (...lines: (typeof other)[]) => aQuote({ groups: [{ ...group!, lines }] })
const dearer = withLines({ ...line!, unitPriceCents: 1_100 })

test('returns the former prices that changed', () => {
  expect(selectFormerPrices(withLines(line!, other), dearer)).toEqual(new Map([[200, 1_000]]))
  expect(selectFormerPrices(null, dearer)).toEqual(new Map())
})
