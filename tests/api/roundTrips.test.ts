import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { allCalls } from '../../server/routes/openapi.ts'
import { countTrips, type Trips } from '../support/countTrips.ts'
import { openTestShop } from '../support/openTestShop.ts'
import { playWrites } from '../support/playWrites.ts'
import type { TestShop } from '../support/testShop.ts'
import { onlyReads, tripsAllowed } from '../support/tripsAllowed.ts'

/** Writes that the specification asks by GET. */
const writesByGet = ['/api/user/set_language', '/api/user/address_del']

describe.runIf(inject('testDatabase').kind === 'postgres')('a write', () => {
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
    /** The dearest of a call's ways. */
    const counted = new Map<string, Trips>()
    await playWrites(shop, async (path, work) => {
      const trips = await counter.during(work)
      const isDearest = trips.statements > (counted.get(path)?.statements ?? 0)
      if (isDearest && !onlyReads.has(path)) counted.set(path, trips)
    })
    const writes = allCalls()
      .filter(({ method, path }) => method !== 'GET' && !onlyReads.has(path))
      .map(({ path }) => path)
    expect([...writes, ...writesByGet].filter((path) => !counted.has(path))).toEqual([])
    const over = [...counted].filter(([path, { trips }]) => trips > tripsAllowed(path))
    const lines = [...counted]
      .toSorted()
      .map(
        ([path, { trips, statements }]) =>
          `${String(trips).padStart(2)} of ${String(tripsAllowed(path)).padStart(2)}, ${String(statements).padStart(2)} statements  ${path}`,
      )
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('roundTrips.txt')
    expect(over).toEqual([])
  })
})
