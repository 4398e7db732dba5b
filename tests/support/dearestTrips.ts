import { allCalls } from '../../server/routes/openapi.ts'
import type { Trips } from './countTrips.ts'
import { playWrites } from './playWrites.ts'
import type { TestShop } from './testShop.ts'
import { onlyReads } from './tripsAllowed.ts'

/** Writes that the specification requires as GET. */
const writesByGet = ['/api/user/set_language', '/api/user/address_del']

/**
 * The round trips of each write in its most expensive variant, with the reads on the way. Throws
 * for a write that was not played.
 */
export async function dearestTrips(
  shop: TestShop,
  during: (work: () => Promise<unknown>) => Promise<Trips>,
): Promise<ReadonlyMap<string, Trips>> {
  const dearest = new Map<string, Trips>()
  await playWrites(shop, async (path, work) => {
    const seen = await during(work)
    const before = dearest.get(path)
    if (before === undefined || isDearer(seen, before)) dearest.set(path, seen)
  })
  const writes = allCalls()
    .filter(({ method, path }) => method !== 'GET' && !onlyReads.has(path))
    .map(({ path }) => path)
  const forgotten = [...writes, ...writesByGet].filter((path) => !dearest.has(path))
  if (forgotten.length > 0) throw new Error(`not played: ${forgotten.join(', ')}`)
  return dearest
}

function isDearer(one: Trips, other: Trips): boolean {
  if (one.trips !== other.trips) return one.trips > other.trips
  return one.statements > other.statements
}
