import { describe, expect, test } from 'vitest'
import type { CartLine } from '../../../contract/cart.ts'
import { aCartLine } from '../../../tests/factories/cartAnswers.ts'
import type { CartContext } from '../cartTypes.ts'
import type { LineProblem, FreightStand } from './cartSelectors.ts'
import {
  canBeSelected,
  formerPriceOf,
  freightStandOf,
  groupByShop,
  problemOf,
  selectCount,
  totalsOf,
} from './cartSelectors.ts'

const nothing: CartContext = {
  guestLines: [],
  lines: [],
  confirmed: [],
  edits: [],
  removed: [],
  changes: [],
  failure: null,
  saveAttempts: 0,
}

describe('the number on the cart', () => {
  test('counts the pieces of a guest’s lines', () => {
    const guestLines = [
      { skuId: 1, quantity: 2, selected: true, seenPriceCents: 100 },
      { skuId: 2, quantity: 3, selected: false, seenPriceCents: 100 },
    ]
    expect(selectCount({ context: { ...nothing, guestLines } })).toBe(5)
  })

  test('counts a line once that the browser stores until the server has confirmed it', () => {
    const lines = [aCartLine({ skuId: 1, quantity: 3 })]
    const guestLines = [
      { skuId: 1, quantity: 3, selected: true, seenPriceCents: 100 },
      { skuId: 2, quantity: 1, selected: true, seenPriceCents: 100 },
    ]
    expect(selectCount({ context: { ...nothing, lines, guestLines } })).toBe(4)
  })

  test('counts pieces being added once, whether their line exists or not', () => {
    const lines = [aCartLine({ skuId: 1, quantity: 3 })]
    const edits = [
      { type: 'line.added', skuId: 1, quantity: 1, priceCents: 100 },
      { type: 'line.added', skuId: 2, quantity: 2, priceCents: 100 },
      { type: 'quantity.set', skuId: 1, quantity: 3 },
    ] as const
    expect(selectCount({ context: { ...nothing, lines, edits } })).toBe(5)
  })
})

test('lines are grouped by shop, in the order in which the shops first appear', () => {
  const one = aCartLine({ skuId: 1, shopId: 5, shopName: 'Five' })
  const two = aCartLine({ skuId: 2, shopId: 3, shopName: 'Three' })
  const three = aCartLine({ skuId: 3, shopId: 5, shopName: 'Five' })

  expect(groupByShop([one, two, three])).toEqual([
    { shopId: 5, shopName: 'Five', lines: [one, three] },
    { shopId: 3, shopName: 'Three', lines: [two] },
  ])
})

test.each([
  [{ sellable: false, available: 9, quantity: 1 }, 'gone', false],
  [{ sellable: true, available: 0, quantity: 1 }, 'soldOut', false],
  [{ sellable: true, available: 1, quantity: 1 }, null, true],
  [{ sellable: true, available: 1, quantity: 2 }, 'tooMany', true],
  [{ sellable: true, available: 3, quantity: 3 }, null, true],
  [
    { freight: { freightCents: 0, freeFreightFromCents: null, destinations: { only: ['FR'] } } },
    'notSent',
    false,
  ],
  [
    { freight: { freightCents: 0, freeFreightFromCents: null, destinations: { only: ['GB'] } } },
    null,
    true,
  ],
] as [Partial<CartLine>, LineProblem, boolean][])(
  'a line with %o has the problem %s and can be selected: %s',
  (facts, problem, can) => {
    expect(problemOf(aCartLine(facts), 'GB')).toBe(problem)
    expect(canBeSelected(aCartLine(facts), 'GB')).toBe(can)
  },
)

describe('the totals', () => {
  test('exclude lines that are not selected or can’t be bought', () => {
    const lines = [
      aCartLine({ skuId: 1, quantity: 2, unitPriceCents: 1_000 }),
      aCartLine({ skuId: 2, quantity: 1, unitPriceCents: 500, selected: false }),
      aCartLine({ skuId: 3, quantity: 4, unitPriceCents: 9_900, sellable: false }),
    ]
    expect(totalsOf(lines, 'GB')).toEqual({
      pieces: 2,
      cents: 2_000,
      everythingSelected: false,
      nothingSelected: false,
    })
  })

  test('count everything as selected when only unsellable lines are not', () => {
    const lines = [aCartLine({ skuId: 1 }), aCartLine({ skuId: 2, available: 0 })]
    expect(totalsOf(lines, 'GB').everythingSelected).toBe(true)
  })

  test('of an empty cart select nothing', () => {
    expect(totalsOf([], 'GB')).toEqual({
      pieces: 0,
      cents: 0,
      everythingSelected: false,
      nothingSelected: true,
    })
  })
})

test.each([
  [1_000, 1_000, undefined],
  [1_000, 1_200, 1_000],
  [1_000, 800, 1_000],
  [null, 800, undefined],
])(
  'with the price %s when added and %s now, the former price is %s',
  (seenPriceCents, unitPriceCents, former) => {
    expect(formerPriceOf({ seenPriceCents, unitPriceCents })).toBe(former)
  },
)

test.each([
  ['so many cents more', { quantity: 2 }, { type: 'missing', cents: 500, missingCents: 1_000 }],
  [
    'one cent more',
    { quantity: 1, unitPriceCents: 2_999 },
    { type: 'missing', cents: 500, missingCents: 1 },
  ],
  ['already free', { quantity: 3 }, { type: 'free' }],
  [
    'as far as it can be, with nothing chosen,',
    { quantity: 3, selected: false },
    { type: 'missing', cents: 500, missingCents: 3_000 },
  ],
  ['nothing, for goods that are gone', { quantity: 3, sellable: false }, null],
  [
    'no matter, at a shop that ships for free',
    { freight: { freightCents: 0, freeFreightFromCents: 3_000 } },
    { type: 'free' },
  ],
  [
    'never there, at a shop that never does',
    { freight: { freightCents: 500, freeFreightFromCents: null } },
    { type: 'flat', cents: 500 },
  ],
  [
    'nearer, in a country with a rule of its own',
    {
      quantity: 1,
      freight: {
        freightCents: 500,
        freeFreightFromCents: null,
        freightTo: { GB: { freightCents: 200, freeFreightFromCents: 1_500 } },
      },
    },
    { type: 'missing', cents: 200, missingCents: 500 },
  ],
  [
    'no matter, where the shop doesn’t send to',
    {
      freight: { freightCents: 500, freeFreightFromCents: null, destinations: { only: ['FR'] } },
    },
    { type: 'notSent' },
  ],
] as [string, Partial<CartLine>, FreightStand | null][])(
  'free freight needs %s',
  (_, changes, stand) => {
    const freight = { freightCents: 500, freeFreightFromCents: 3_000 }
    const line = aCartLine({ unitPriceCents: 1_000, freight, ...changes })
    expect(freightStandOf([line], 'GB')).toEqual(stand)
  },
)
