import { afterAll, beforeAll, describe, expect } from 'vitest'
import { countTrips } from '../support/countTrips.ts'
import { dearestTrips } from '../support/dearestTrips.ts'
import { test } from '../support/shopTest.ts'
import { onlyReads, tripsAllowed } from '../support/tripsAllowed.ts'

describe('a write', () => {
  let counter: ReturnType<typeof countTrips>
  beforeAll(() => {
    counter = countTrips()
  })
  afterAll(async () => {
    counter.stop()
  })

  test('of every kind is counted, and none exceeds its budget of round trips', async ({ shop }) => {
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
