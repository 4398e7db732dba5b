import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countTrips } from '../support/countTrips.ts'
import { dearestTrips } from '../support/dearestTrips.ts'
import { openTestShop } from '../support/openTestShop.ts'
import type { TestShop } from '../support/testShop.ts'
import { onlyReads, tripsAllowed } from '../support/tripsAllowed.ts'

describe('a write', () => {
  let counter: ReturnType<typeof countTrips>
  let shop: TestShop
  beforeAll(async () => {
    counter = countTrips()
    shop = await openTestShop()
  })
  afterAll(async () => {
    counter.stop()
    expect(shop.faults).toEqual([])
    await shop.close()
  })

  test('of every kind is counted, and none is over its round trips', async () => {
    const counted = [...(await dearestTrips(shop, counter.during))].filter(
      ([path]) => !onlyReads.has(path),
    )
    const over = counted.filter(([path, { trips }]) => trips > tripsAllowed(path))
    const lines = counted
      .toSorted()
      .map(
        ([path, { trips, statements }]) =>
          `${String(trips).padStart(2)} of ${String(tripsAllowed(path)).padStart(2)}, ${String(statements).padStart(2)} statements  ${path}`,
      )
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('roundTrips.txt')
    expect(over).toEqual([])
  })
})
