import type { Hono } from 'hono'
import { createApp } from '../../server/app.ts'
import type { Clock } from '../../server/clock.ts'
import type { Database } from '../../server/db/client.ts'
import { Catalogue } from '../../server/domain/catalogue/catalogue.ts'
import { examine, type Finding } from '../../server/domain/doctor/examine.ts'
import { openTestDatabase } from './testDatabase.ts'

export interface TestClock extends Clock {
  /** Moves time on, in seconds. */
  advance(seconds: number): void
}

export interface TestShop {
  database: Database
  app: Hono
  clock: TestClock
  catalogue: Catalogue
  /** Faults the app reported; a test that ends with one has failed. */
  faults: unknown[]
  close(): Promise<void>
}

/** The API on a database of its own, with a clock that only tests move. */
export async function openTestShop(poolSize?: number): Promise<TestShop> {
  const database = await openTestDatabase(poolSize)
  const clock = testClock()
  const catalogue = new Catalogue(database.db)
  const faults: unknown[] = []
  const app = createApp({
    db: database.db,
    clock,
    catalogue,
    onFault: (error) => faults.push(error),
  })
  return { database, app, clock, catalogue, faults, close: () => database.close() }
}

function testClock(): TestClock {
  let now = Date.parse('2026-03-02T09:00:00.000Z')
  return {
    now: () => new Date(now),
    advance: (seconds) => {
      now += seconds * 1000
    },
  }
}

/** The always-empty views that aren't. */
export async function badFindings(shop: Pick<TestShop, 'database'>): Promise<Finding[]> {
  return (await examine(shop.database.db)).filter((finding) => finding.rows.length > 0)
}
