import { openPushSender } from '../../server/boot/openPushSender.ts'
import { openPostgres } from '../../server/db/openPostgres.ts'
import { openPushService, type PushService } from './pushService.ts'
import { openTestDatabase } from './testDatabase.ts'
import { shopOn, testClock, testPush, type TestShop } from './testShop.ts'

/** Two servers on one database, with a push service that both send to. */
export interface TwoServers {
  here: TestShop
  there: TestShop
  service: PushService
  /** Ends all. Rejects when a server met an unexpected error. */
  close(): Promise<void>
}

export async function openTwoServers(): Promise<TwoServers> {
  const service = await openPushService(() => testPush.publicKey)
  const database = await openTestDatabase()
  const clock = testClock()
  const here = shopOn(database, clock)
  const there = shopOn(await openPostgres(database.url, 10), clock)
  return {
    here,
    there,
    service,
    async close() {
      const unexpected = [...here.unexpectedErrors, ...there.unexpectedErrors]
      await there.close()
      await here.close()
      await service.close()
      if (unexpected.length > 0)
        throw new Error('a server met unexpected errors', { cause: unexpected })
    },
  }
}

/** Sends as a server does, also to push services on loopback. */
export const testPushes = openPushSender({
  key: testPush,
  subject: 'mailto:shop@example.com',
  allowsLoopback: true,
})
