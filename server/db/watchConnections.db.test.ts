import { sql } from 'drizzle-orm'
import { describe, expect, test as base, vi } from 'vitest'
import { openProxy } from '../../tests/support/openProxy.ts'
import { openTestDatabase } from '../../tests/support/testDatabase.ts'
import { rowsOf } from './client.ts'
import { isDatabaseAway } from './databaseAway.ts'
import { openPostgres } from './openPostgres.ts'
import { changeChannel } from './outboxRelay.ts'

const recoveryMs = 10_000

/** A database behind a proxy, for each test its own, because they run concurrently. */
const test = base
  .extend('connections', 5)
  .extend('watched', async ({ connections }, { onCleanup }) => {
    vi.spyOn(console, 'error').mockReturnValue()
    const behind = await openTestDatabase(2)
    const proxy = await openProxy(behind.url)
    const database = await openPostgres(proxy.url, connections)
    const resumed = vi.fn()
    const heard: unknown[] = []
    await database.listen((change) => heard.push(change), resumed)
    const one = (seconds: number) =>
      rowsOf<{ one: number }>(database.db, sql`select 1 as one from pg_sleep(${seconds})`)
    await Promise.all(Array.from({ length: connections * 2 }, () => one(0.05)))
    let closing: Promise<void> | null = null
    const close = () => (closing ??= database.close())
    onCleanup(async () => {
      await close()
      await proxy.close()
      await behind.close()
    })
    return { behind, proxy, database, resumed, heard, one, close }
  })

describe.concurrent('connections that die silently', { timeout: 40_000 }, () => {
  test('are replaced within ten seconds, and what listens hears again', async ({ watched }) => {
    const { behind, proxy, database, resumed, heard, one } = watched
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

  test('leave no session that holds a lock', async ({ watched: { proxy, database } }) => {
    const holding = database.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(11)`)
      proxy.swallow()
      await tx.execute(sql`select 1`)
    })
    await expect(holding).rejects.toSatisfy(isDatabaseAway)
    await database.db.execute(sql`select pg_advisory_xact_lock(11)`)
  })

  test('are distinguished from a statement that takes long', async ({ watched: { one } }) => {
    expect(await one(6)).toEqual([{ one: 1 }])
  })

  test('are reported as not ready within a second', async ({ watched: { proxy, database } }) => {
    proxy.swallow()
    const started = performance.now()
    expect(await database.problem()).toBe('database')
    expect(performance.now() - started).toBeLessThan(2_000)
  })

  test('do not delay closing', async ({ watched: { proxy, close } }) => {
    proxy.swallow()
    const started = performance.now()
    await close()
    expect(performance.now() - started).toBeLessThan(recoveryMs)
  })

  test('that are refused make calls fail at once, until they are accepted again', async ({
    watched: { proxy, database, one },
  }) => {
    proxy.refuse()
    await expect(one(0)).rejects.toSatisfy(isDatabaseAway)
    await expect(database.db.transaction(async () => {})).rejects.toSatisfy(isDatabaseAway)
    proxy.accept()
    expect(await one(0)).toEqual([{ one: 1 }])
  })
})
