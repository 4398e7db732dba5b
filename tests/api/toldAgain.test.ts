import { afterAll, beforeAll, expect, test } from 'vitest'
import { listBill } from '../../contract/bill.ts'
import { showOrder } from '../../contract/orders.ts'
import { orders } from '../../server/db/schema/orders.ts'
import { sessions, users } from '../../server/db/schema/users.ts'
import { readBill } from '../../server/domain/bills/readBill.ts'
import { rewrite, tellFaces, tellOrder } from '../../server/domain/orders/inReadersWords.ts'
import { readDetail } from '../../server/domain/orders/readOrders.ts'
import { hashSecret, newSecret } from '../../server/domain/session/secrets.ts'
import { ask } from '../support/callApi.ts'
import { openTestShop } from '../support/openTestShop.ts'
import { playWrites } from '../support/playWrites.ts'
import type { TestShop } from '../support/testShop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(async () => {
  expect(shop.faults).toEqual([])
  await shop.close()
})

test('an order or a bill that was told before is told as it is, whatever was written since', async () => {
  const changes: string[] = []
  const before = new Map<number, string>()
  const moves: string[] = []
  const billsBefore = new Map<number, string>()
  await playWrites(shop, async (path, work) => {
    await work()
    const { db } = shop.database
    for (const { id: orderId, userId } of await db.select().from(orders)) {
      const token = await openSession(userId)
      const told = await ask(shop.app, showOrder, { id: orderId }, { token })
      const ctx = { ...shop, db, lang: 'en' as const }
      const is = await rewrite(ctx, await readDetail(db, { orderId, userId }), tellOrder)
      expect({ after: path, ...told }).toEqual({ after: path, ...is })
      const text = JSON.stringify(is)
      if (before.has(orderId) && before.get(orderId) !== text) changes.push(path)
      before.set(orderId, text)
    }
    for (const { id: userId } of await db.select().from(users)) {
      const token = await openSession(userId)
      const told = await ask(shop.app, listBill, { limit: 50 }, { token })
      const ctx = { ...shop, db, lang: 'en' as const }
      const wanted = { kind: 'all', month: '', before: null, limit: 50 } as const
      const is = await rewrite(ctx, await readBill({ db, userId }, wanted), tellFaces)
      expect({ after: path, ...told }).toEqual({ after: path, ...is })
      const text = JSON.stringify(is)
      if (billsBefore.has(userId) && billsBefore.get(userId) !== text) moves.push(path)
      billsBefore.set(userId, text)
    }
  })
  expect([...new Set(changes)].toSorted()).toEqual([
    '/annul',
    '/api/order/cancel',
    '/api/order/confirm_receipt',
    '/api/order/extend_receipt',
    '/api/order/pay',
    '/api/refund/apply',
    '/api/refund/send_back',
    '/api/refund/withdraw',
    '/api/review/add',
    '/approve',
    '/parcels/correct',
    '/parcels/track',
    '/refuse',
    '/returned',
    '/ship',
  ])
  expect([...new Set(moves)].toSorted()).toEqual([
    '/annul',
    '/api/order/pay',
    '/api/user/extract',
    '/api/user/extract_cancel',
    '/approve',
    '/decline',
    '/pass',
    '/returned',
  ])
})

async function openSession(userId: number): Promise<string> {
  const token = newSecret()
  await shop.database.db.insert(sessions).values({
    userId,
    tokenHash: hashSecret(token),
    userAgent: '',
    createdAt: shop.clock.now(),
    expiresAt: new Date(shop.clock.now().getTime() + 86_400_000),
  })
  return token
}
