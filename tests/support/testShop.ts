import type { Hono } from 'hono'
import { createApp } from '../../server/app.ts'
import type { Clock } from '../../server/clock.ts'
import type { Database } from '../../server/db/client.ts'
import { Catalogue } from '../../server/domain/catalogue/catalogue.ts'
import { examine, type Finding } from '../../server/domain/doctor/examine.ts'

export interface TestClock extends Clock {
  /** Moves time on, in seconds. */
  advance(seconds: number): void
}

export interface TestShop<Time extends Clock = TestClock> {
  database: Database
  app: Hono
  clock: Time
  catalogue: Catalogue
  /** Faults the app reported; a test that ends with one has failed. */
  faults: unknown[]
  close(): Promise<void>
}

/** The API on a database, with faults kept instead of printed. */
export function shopOn<Time extends Clock>(database: Database, clock: Time): TestShop<Time> {
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

/** A clock that stands still until a test moves it. */
export function testClock(): TestClock {
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
