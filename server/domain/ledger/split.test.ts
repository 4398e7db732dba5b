import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { split } from './split.ts'

describe('splitting an amount', () => {
  test('gives the cents that are left to the largest remainders, earlier ones first', () => {
    expect(split(100, [1, 1, 1])).toEqual([34, 33, 33])
    expect(split(699, [6_666, 3_333])).toEqual([466, 233])
    expect(split(5, [0, 3, 0])).toEqual([0, 5, 0])
    expect(split(0, [2, 5])).toEqual([0, 0])
  })

  test('adds up, is never negative and stays within a cent of the exact share', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000_000 }),
        fc
          .array(fc.integer({ min: 0, max: 1_000_000_000 }), { minLength: 1, maxLength: 50 })
          .filter((weights) => weights.some((weight) => weight > 0)),
        (amount, weights) => {
          const shares = split(amount, weights)
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
