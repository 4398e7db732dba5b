import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { split } from './split.ts'

function sharesBy(weights: readonly number[], amountCents: number): number[] {
  return split(amountCents, weights, (weight) => weight).map(({ cents }) => cents)
}

describe('splitting an amount', () => {
  test('gives leftover cents to the largest remainders, earlier items first', () => {
    expect(sharesBy([1, 1, 1], 100)).toEqual([34, 33, 33])
    expect(sharesBy([6_666, 3_333], 699)).toEqual([466, 233])
    expect(sharesBy([0, 3, 0], 5)).toEqual([0, 5, 0])
    expect(sharesBy([5, 2], 3)).toEqual([2, 1])
    expect(sharesBy([2, 5], 0)).toEqual([0, 0])
  })

  test('returns each share with its item, in order; no items give no shares', () => {
    const items = [
      { name: 'tote', pieces: 1 },
      { name: 'scarf', pieces: 2 },
    ]
    expect(split(10, items, ({ pieces }) => pieces)).toEqual([
      { item: items[0], cents: 3 },
      { item: items[1], cents: 7 },
    ])
    expect(split(0, [], () => 1)).toEqual([])
  })

  test('adds up, is never negative and stays within a cent of the exact share', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000_000 }),
        fc
          .array(fc.integer({ min: 0, max: 1_000_000_000 }), { minLength: 1, maxLength: 50 })
          .filter((weights) => weights.some((weight) => weight > 0)),
        (amount, weights) => {
          const shares = sharesBy(weights, amount)
          const total = weights.reduce((sum, weight) => sum + weight, 0)
          expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount)
          for (const [index, share] of shares.entries()) {
            const exact = (amount * (weights[index] ?? 0)) / total
            expect(share).toBeGreaterThanOrEqual(0)
            expect(Math.abs(share - exact)).toBeLessThan(1.000_001)
          }
        },
      ),
    )
  })
})
