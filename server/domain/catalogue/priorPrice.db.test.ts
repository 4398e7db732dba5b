import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { mintGoods } from '../../../tests/factories/goods.ts'
import { test } from '../../../tests/support/shopTest.ts'
import { skus } from '../../db/schema/catalogue.ts'
import { setPrices } from './setPrices.ts'

const dayMs = 24 * 3_600_000

/** The rule by the words of the law: of all prices that held in the 30 days before a reduction. */
function priorOf(history: readonly { day: number; priceCents: number }[]): number | null {
  const last = history.at(-1)!
  const before = history.at(-2)
  if (before === undefined || before.priceCents <= last.priceCents) return null
  const heldUntil = (at: number) => history[at + 1]!.day
  const held = history.slice(0, -1).filter((_, at) => heldUntil(at) > last.day - 30)
  const lowest = Math.min(...held.map(({ priceCents }) => priceCents))
  return lowest > last.priceCents ? lowest : null
}

describe('the prior price', () => {
  test('is the lowest of the 30 days before the reduction, after any changes', async ({ shop }) => {
    const { db } = shop.database
    const change = fc.record({
      days: fc.integer({ min: 0, max: 45 }),
      priceCents: fc.integer({ min: 1, max: 12 }).map((tens) => tens * 100),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 8 }), async (changes) => {
        const goods = await mintGoods(shop)
        const start = shop.clock.now().getTime()
        const history = [{ day: 0, priceCents: goods.priceCents }]
        for (const { days, priceCents } of changes) {
          const day = history.at(-1)!.day + days
          history.push({ day, priceCents })
          const changedAt = new Date(start + day * dayMs)
          await setPrices(db, [{ skuId: goods.skuId, priceCents, changedAt }])
          const [now] = await db
            .select({ priceCents: skus.priceCents, prior: skus.originalPriceCents })
            .from(skus)
            .where(eq(skus.id, goods.skuId))
          expect(now).toEqual({ priceCents, prior: priorOf(history) })
        }
      }),
      { numRuns: 60 },
    )
  })

  test.for([
    { of: 'a new price without history', changes: [], prior: null },
    { of: 'a reduction', changes: [[40, 800]], prior: 1_000 },
    { of: 'a raised price', changes: [[40, 1_200]], prior: null },
    {
      of: 'a price raised for a day, then reduced to less than ever',
      changes: [
        [60, 1_500],
        [61, 900],
      ],
      prior: 1_000,
    },
    {
      of: 'a price raised for a day, then back',
      changes: [
        [60, 1_500],
        [61, 1_000],
      ],
      prior: null,
    },
    {
      of: 'a price raised 31 days before',
      changes: [
        [10, 1_500],
        [41, 1_000],
      ],
      prior: 1_500,
    },
    {
      of: 'a reduction in two steps',
      changes: [
        [40, 800],
        [50, 600],
      ],
      prior: 800,
    },
  ])('of $of', async ({ changes, prior }, { shop }) => {
    const goods = await mintGoods(shop, { priceCents: 1_000 })
    const start = shop.clock.now().getTime()
    for (const [day, priceCents] of changes) {
      const changedAt = new Date(start + day! * dayMs)
      await setPrices(shop.database.db, [
        { skuId: goods.skuId, priceCents: priceCents!, changedAt },
      ])
    }
    const [now] = await shop.database.db
      .select({ prior: skus.originalPriceCents })
      .from(skus)
      .where(eq(skus.id, goods.skuId))
    expect(now).toEqual({ prior })
  })
})
