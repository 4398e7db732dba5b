import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { LineRow } from './orderRow.ts'
import { refundableOf, sharesOf, sharesOfRest } from './shares.ts'

const aLine = (changes: Partial<LineRow>): LineRow => ({
  id: 1,
  orderId: 1,
  userId: 1,
  skuId: 1,
  productId: 1,
  shopId: 1,
  shopName: 'North Pier',
  title: 'Canvas tote',
  variant: 'Navy',
  picture: 'tote',
  unitPriceCents: 1_001,
  quantity: 3,
  nonReturnable: false,
  discountCents: 375,
  freightCents: 500,
  reducedCents: 0,
  sentQuantity: 0,
  keptBackQuantity: 0,
  refundedQuantity: 0,
  refundedCents: 0,
  reviewedAt: null,
  ...changes,
})

test('give pieces their part of promo and freight, and the odd cents to the first pieces', () => {
  expect([1, 2, 3].map((quantity) => sharesOf(aLine({}), quantity))).toEqual([
    { priceCents: 1_001, discountCents: 125, freightCents: 167, refundableCents: 1_043 },
    { priceCents: 2_002, discountCents: 250, freightCents: 334, refundableCents: 2_086 },
    { priceCents: 3_003, discountCents: 375, freightCents: 500, refundableCents: 3_128 },
  ])
})

test('subtract an offer for some pieces from what the others can give in total', () => {
  const line = aLine({ discountCents: 0, freightCents: 0, refundedQuantity: 1, reducedCents: 100 })
  expect([1, 2].map((quantity) => sharesOf(line, quantity).refundableCents)).toEqual([1_001, 1_902])
})

test('split the rest by what each line can give, and by pieces only where none can give a cent', () => {
  const cost = { unitPriceCents: 1, discountCents: 0, freightCents: 0 }
  const ofACent = [
    aLine({ ...cost, id: 1, quantity: 1 }),
    aLine({ ...cost, id: 2, quantity: 5, reducedCents: 4 }),
  ]
  const free = [
    aLine({ ...cost, id: 3, quantity: 1, reducedCents: 1 }),
    aLine({ ...cost, id: 4, quantity: 3, reducedCents: 3 }),
  ]
  const centsOf = (amountCents: number, lines: readonly LineRow[]) =>
    sharesOfRest(amountCents, lines).map(({ item, cents }) => [item.id, cents])
  expect({ ofACent: centsOf(2, ofACent), free: centsOf(4, free) }).toEqual({
    ofACent: [
      [1, 1],
      [2, 1],
    ],
    free: [
      [3, 1],
      [4, 3],
    ],
  })
})

test("return a line's full cost for all pieces, and never less for more pieces", () => {
  const lines = fc
    .record({
      unitPriceCents: fc.integer({ min: 1, max: 1_000_000 }),
      quantity: fc.integer({ min: 1, max: 99 }),
      promoPercent: fc.integer({ min: 0, max: 90 }),
      freightCents: fc.integer({ min: 0, max: 100_000 }),
    })
    .map(({ promoPercent, ...line }) =>
      aLine({
        ...line,
        discountCents: Math.floor((line.unitPriceCents * line.quantity * promoPercent) / 100),
      }),
    )
  fc.assert(
    fc.property(lines, (line) => {
      const { unitPriceCents, quantity, discountCents, freightCents } = line
      const amounts = Array.from(
        { length: quantity },
        (_, at) => sharesOf(line, at + 1).refundableCents,
      )
      expect(amounts.at(-1)).toBe(unitPriceCents * quantity - discountCents + freightCents)
      expect(amounts.toSorted((a, b) => a - b)).toEqual(amounts)
      expect(Math.min(...amounts)).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('give nothing more for refunded pieces, and the full cost for the others', () => {
  const refunded = [0, 1, 2, 3].map((refundedQuantity) =>
    refundableOf(aLine({ refundedQuantity, refundedCents: 5 })),
  )
  expect(refunded).toEqual([
    { quantity: 3, cents: 3_128 },
    { quantity: 2, cents: 2_085 },
    { quantity: 1, cents: 1_042 },
    { quantity: 0, cents: 0 },
  ])
})

test('subtract an offer from what its pieces can still give, never below zero', () => {
  const left = [3_000, 3_128, 3_129].map((reducedCents) => refundableOf(aLine({ reducedCents })))
  expect(left.map(({ cents }) => cents)).toEqual([128, 0, 0])
})

test('add up to the same sum for pieces refunded one by one or at once', () => {
  const [line] = [aLine({ quantity: 7, discountCents: 100, freightCents: 499 })]
  const one = (refundedQuantity: number) => sharesOf({ ...line, refundedQuantity }, 1)
  const apart = Array.from({ length: 7 }, (_, at) => one(at).refundableCents)
  expect(apart.reduce((sum, cents) => sum + cents, 0)).toBe(sharesOf(line, 7).refundableCents)
})
