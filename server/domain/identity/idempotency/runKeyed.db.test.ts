import { and, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { mintShopper } from '../../../../tests/factories/shoppers.ts'
import { untilLockWaits } from '../../../../tests/support/lockWaits.ts'
import { test } from '../../../../tests/support/shopTest.ts'
import type { TestShop } from '../../../../tests/support/testShop.ts'
import { idempotencyKeys, sessions } from '../../../db/schema/users.ts'
import { findSession } from '../session/findSession.ts'
import { runKeyed } from './runKeyed.ts'

const key = 'a-key-of-one-call'

/** Runs a call whose session was found before something happened to it. */
async function callAfter(shop: TestShop, change: (sessionId: number) => Promise<unknown> | void) {
  const { clock, database } = shop
  const { token } = await mintShopper(shop)
  const ctx = { clock, db: database.db, lang: 'en' as const }
  const found = { ...ctx, ...(await findSession(ctx, token)) }
  await change(found.sessionId)
  const runs: number[] = []
  const answer = runKeyed({
    ctx: found,
    key,
    request: 'POST /api/order/pay',
    run: async ({ userId }) => {
      runs.push(userId)
      return { status: 200, body: 'paid' }
    },
    refuse: ({ reason }) => ({ status: 200, body: reason }),
  })
  const settled = await answer.catch((error: unknown) => error)
  const isIts = and(eq(idempotencyKeys.userId, found.userId), eq(idempotencyKeys.key, key))
  const stored = await database.db.select().from(idempotencyKeys).where(isIts)
  return { settled, runs: runs.length, stored: stored.map(({ answer: text }) => text) }
}

const notLoggedIn = {
  settled: expect.objectContaining({ reason: 'notLoggedIn' }),
  runs: 0,
  stored: [],
}

test('runs and stores its answer while its session is valid', async ({ shop }) => {
  expect(await callAfter(shop, () => {})).toEqual({
    settled: { status: 200, body: 'paid' },
    runs: 1,
    stored: ['paid'],
  })
})

test("doesn't run after its session was ended, and stores nothing", async ({ shop }) => {
  const ended = await callAfter(shop, (id) =>
    shop.database.db.delete(sessions).where(eq(sessions.id, id)),
  )
  expect(ended).toEqual(notLoggedIn)
})

test("doesn't run after its session has expired, and stores nothing", async ({ shop }) => {
  expect(await callAfter(shop, () => shop.clock.advance(72 * 60 * 60))).toEqual(notLoggedIn)
})

test("doesn't run when its session was ended while it waited for its key", async ({ shop }) => {
  const { clock, database } = shop
  const { db } = database
  const { token } = await mintShopper(shop)
  const ctx = { clock, db, lang: 'en' as const }
  const found = { ...ctx, ...(await findSession(ctx, token)) }
  const { userId, sessionId } = found
  const ran: string[] = []
  let waiting: Promise<unknown> = Promise.resolve()
  const endSessionOfWaiting = async () => {
    await untilLockWaits(db)
    await db.delete(sessions).where(eq(sessions.id, sessionId))
  }
  const holding = db.transaction(async (tx) => {
    const requestHash = Buffer.from('another attempt')
    await tx.insert(idempotencyKeys).values({ userId, key, requestHash, createdAt: clock.now() })
    const answer = { status: 200, body: 'paid' }
    const run = async () => {
      ran.push('it')
      return answer
    }
    waiting = runKeyed({ ctx: found, key, request: '', run, refuse: () => answer }).catch(
      (error: unknown) => error,
    )
    await endSessionOfWaiting()
    throw new Error('rolled back')
  })
  await expect(holding).rejects.toThrow('rolled back')
  expect([await waiting, ran]).toEqual([expect.objectContaining({ reason: 'notLoggedIn' }), []])
})
