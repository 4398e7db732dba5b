import type { GenericSchema, InferInput } from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listBill } from '../../contract/bill.ts'
import type { Call } from '../../contract/call.ts'
import { listNotices } from '../../contract/notices.ts'
import { showOrder } from '../../contract/orders.ts'
import { listRefunds } from '../../contract/refunds.ts'
import { listRecharges, listWithdrawals } from '../../contract/wallet.ts'
import { orders } from '../../server/db/schema/orders.ts'
import { sessions, users } from '../../server/db/schema/users.ts'
import { readBill } from '../../server/domain/bills/readBill.ts'
import { Catalogue } from '../../server/domain/catalogue/catalogue.ts'
import type { Caller, CallerCtx } from '../../server/domain/ctx.ts'
import { listNotices as notices } from '../../server/domain/notices/listNotices.ts'
import { rewrite, tellFaces, tellOrder } from '../../server/domain/orders/inReadersWords.ts'
import { readDetail } from '../../server/domain/orders/readOrders.ts'
import { listRecharges as recharges } from '../../server/domain/recharges/listRecharges.ts'
import { listRefunds as refunds } from '../../server/domain/refunds/listRefunds.ts'
import { hashSecret, newSecret } from '../../server/domain/session/secrets.ts'
import { listWithdrawals as withdrawals } from '../../server/domain/withdrawals/listWithdrawals.ts'
import { mintGoods } from '../factories/goods.ts'
import { askOffice, mustDo, orderLife } from '../factories/orderLife.ts'
import { mintOrder } from '../factories/orders.ts'
import { mintShopper } from '../factories/shoppers.ts'
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

test('a list of notices, audits or refunds that was told before is told as it is, whatever was written since', async () => {
  const lists = [
    told(listNotices, notices),
    told(listRecharges, recharges),
    told(listWithdrawals, withdrawals),
    told(listRefunds, refunds),
  ]
  const before = new Map<string, string>()
  const moves = new Map(lists.map(({ path }) => [path, new Set<string>()]))
  await playWrites(shop, async (path, work) => {
    await work()
    const { db } = shop.database
    const anew = new Catalogue(db, shop.clock)
    await anew.refresh()
    for (const { id: userId } of await db.select().from(users)) {
      const token = await openSession(userId)
      const ctx = { db, clock: shop.clock, lang: 'en' as const, caller: { token } as Caller }
      for (const { path: list, ask: read, anew: readAnew } of lists) {
        const is = await readAnew(anew, ctx)
        expect({ after: path, list, told: await read(token) }).toEqual({
          after: path,
          list,
          told: JSON.parse(is),
        })
        const key = `${list} ${userId}`
        if (before.has(key) && before.get(key) !== is) moves.get(list)?.add(path)
        before.set(key, is)
      }
    }
  })
  const moved = [...moves].map(([list, paths]) => [list, [...paths].toSorted()])
  expect(Object.fromEntries(moved)).toEqual({
    '/api/notice/list': [
      '/annul',
      '/api/notice/read',
      '/api/order/cancel',
      '/api/order/confirm_receipt',
      '/api/order/create',
      '/api/order/extend_receipt',
      '/api/order/pay',
      '/api/refund/apply',
      '/api/refund/send_back',
      '/api/refund/withdraw',
      '/api/review/add',
      '/api/user/extract',
      '/api/user/extract_cancel',
      '/api/user/profile',
      '/api/user/recharge',
      '/api/user/resetPay',
      '/api/user/resetpwd',
      '/approve',
      '/decline',
      '/parcels/correct',
      '/parcels/track',
      '/pass',
      '/refuse',
      '/returned',
      '/ship',
    ],
    '/api/refund/list': [
      '/annul',
      '/api/refund/apply',
      '/api/refund/send_back',
      '/api/refund/withdraw',
      '/approve',
      '/refuse',
      '/returned',
    ],
    '/api/user/extract_log': ['/api/user/extract', '/api/user/extract_cancel', '/decline', '/pass'],
    '/api/user/recharge_log': ['/api/user/recharge', '/decline', '/pass'],
  })
})

type Verb = (
  catalogue: Catalogue,
) => (given: {
  ctx: CallerCtx
  input: { status: 'all'; limit: number }
}) => Promise<{ json: string | Uint8Array }>

test('an order is told as it is between others of its shopper, written before and after it', async () => {
  const shopper = await mintShopper(shop, { balanceCents: 10_000 })
  const { skuId } = await mintGoods(shop)
  const mint = () => mintOrder(shop, shopper, [{ skuId, quantity: 1 }])
  await mint()
  const life = orderLife(shop, { shopper, order: await mint() })
  await mustDo(life.pay())
  await mustDo(life.ship())
  await mint()
  const heard = async () => {
    const { parcels } = await life.read()
    return parcels.flatMap(({ events }) => events.map(({ text }) => text))
  }
  const [parcel] = (await life.read()).parcels
  const before = [await heard(), await heard()]
  await mustDo(askOffice(shop, '/parcels/track', { parcelId: parcel?.id, happened: 'In Leeds' }))
  expect([...before, await heard()]).toEqual([[], [], ['In Leeds']])
})

/** How a list is asked for, and what it would be if nobody had asked before. */
function told<Input extends GenericSchema, Output extends GenericSchema>(
  call: Call<Input, Output>,
  verb: Verb,
) {
  return {
    path: call.path,
    ask: (token: string) =>
      ask(shop.app, call, { limit: 50 } as InferInput<Input>, { token }) as Promise<unknown>,
    anew: async (catalogue: Catalogue, ctx: CallerCtx) =>
      `${(await verb(catalogue)({ ctx, input: { status: 'all', limit: 50 } })).json}`,
  }
}

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
