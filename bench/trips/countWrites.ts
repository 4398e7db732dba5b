import { openPostgres } from '../../server/db/openPostgres.ts'
import { dearestTrips } from '../../tests/support/dearestTrips.ts'
import { shopOn, testClock } from '../../tests/support/testShop.ts'
import { onlyReads, tripsAllowed } from '../../tests/support/tripsAllowed.ts'
import type { Row } from '../table.ts'
import { openCountingProxy } from './countingProxy.ts'

/** Round trips and statements of every call that writes, counted between server and PostgreSQL. */
export async function countWrites(databaseUrl: string): Promise<Row[]> {
  const proxy = await openCountingProxy(databaseUrl)
  const shop = shopOn(await openPostgres(proxy.url, 5), testClock())
  const dearest = await dearestTrips(shop, (work) => proxy.during(work)).finally(async () => {
    await shop.close()
    proxy.close()
  })
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
