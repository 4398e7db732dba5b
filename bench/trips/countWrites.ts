import { openPostgres } from '../../server/db/openPostgres.ts'
import { allCalls } from '../../server/routes/openapi.ts'
import { shopOn, testClock } from '../../tests/support/testShop.ts'
import { onlyReads, tripsAllowed } from '../../tests/support/tripsAllowed.ts'
import type { Row } from '../table.ts'
import { openCountingProxy, type Trips } from './countingProxy.ts'
import { playWrites } from '../../tests/support/playWrites.ts'

/** Round trips and statements of every call that writes, counted between server and PostgreSQL. */
export async function countWrites(databaseUrl: string): Promise<Row[]> {
  const proxy = await openCountingProxy(databaseUrl)
  const shop = shopOn(await openPostgres(proxy.url, 5), testClock())
  const dearest = new Map<string, Trips>()
  try {
    await playWrites(shop, async (path, work) => {
      const seen = await proxy.during(work)
      if (seen.trips >= (dearest.get(path)?.trips ?? 0)) dearest.set(path, seen)
    })
  } finally {
    await shop.close()
    proxy.close()
  }
  const forgotten = allCalls().filter(({ method, path }) => method !== 'GET' && !dearest.has(path))
  if (forgotten.length > 0) {
    throw new Error(`not counted: ${forgotten.map(({ path }) => path).join(', ')}`)
  }
  return [...dearest].toSorted().map(([path, { trips, statements }]) => {
    const allowed = tripsAllowed(path)
    const isOver = !onlyReads.has(path) && trips > allowed
    return {
      what: path,
      budget: onlyReads.has(path) ? '' : `≤ ${allowed}`,
      measured: `${trips} round trips, ${statements} statements${isOver ? '  ← over' : ''}`,
    }
  })
}
