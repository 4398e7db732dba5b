import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openProxy, type Proxy } from '../../tests/support/openProxy.ts'
import { openTestDatabase } from '../../tests/support/testDatabase.ts'
import { rowsOf, type Database } from './client.ts'
import { isDatabaseAway } from './databaseAway.ts'
import { openPostgres } from './openPostgres.ts'
import { changeChannel } from './outboxRelay.ts'

const connections = 5
const recoveryMs = 10_000

describe('connections that die silently', { timeout: 40_000 }, () => {
  let behind: Database
  let proxy: Proxy
  let database: Database
  let isOpen = true
  const resumed = vi.fn()
  const heard: unknown[] = []
  beforeEach(async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    behind = await openTestDatabase(2)
    proxy = await openProxy(behind.url)
    database = await openPostgres(proxy.url, connections)
    isOpen = true
    await database.listen((change) => heard.push(change), resumed)
    await Promise.all(Array.from({ length: connections * 2 }, () => one(0.05)))
  })
  afterEach(async () => {
    if (isOpen) await database.close()
    await proxy.close()
    await behind.close()
    vi.restoreAllMocks()
  })

  const one = (seconds: number) =>
    rowsOf<{ one: number }>(database.db, sql`select 1 as one from pg_sleep(${seconds})`)

  test('are replaced within ten seconds, and what listens hears again', async () => {
    proxy.swallow()
    const started = performance.now()
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => one(0)))
    const failed = outcomes.flatMap((each) =>
      each.status === 'rejected' ? [each.reason as unknown] : [],
    )
    expect(failed.filter((error) => !isDatabaseAway(error))).toEqual([])
    expect(await one(0)).toEqual([{ one: 1 }])
    await vi.waitUntil(() => resumed.mock.calls.length > 0, { timeout: recoveryMs })
    expect(await database.problem()).toBe(null)
    expect(performance.now() - started).toBeLessThan(recoveryMs)
    await behind.db.execute(sql`select pg_notify(${changeChannel}, '[7]')`)
    await vi.waitUntil(() => heard.includes(7))
  })

  test('leave no session that holds a lock', async () => {
    const holding = database.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(11)`)
      proxy.swallow()
      await tx.execute(sql`select 1`)
    })
    await expect(holding).rejects.toSatisfy(isDatabaseAway)
    await database.db.execute(sql`select pg_advisory_xact_lock(11)`)
  })

  test('are distinguished from a statement that takes long', async () => {
    expect(await one(6)).toEqual([{ one: 1 }])
  })

  test('are reported as not ready within a second', async () => {
    proxy.swallow()
    const started = performance.now()
    expect(await database.problem()).toBe('database')
    expect(performance.now() - started).toBeLessThan(2_000)
  })

  test('do not delay closing', async () => {
    proxy.swallow()
    const started = performance.now()
    isOpen = false
    await database.close()
    expect(performance.now() - started).toBeLessThan(recoveryMs)
  })

  test('that are refused make calls fail at once, until they are accepted again', async () => {
    proxy.refuse()
    await expect(one(0)).rejects.toSatisfy(isDatabaseAway)
    await expect(database.db.transaction(async () => {})).rejects.toSatisfy(isDatabaseAway)
    proxy.accept()
    expect(await one(0)).toEqual([{ one: 1 }])
  })
})
