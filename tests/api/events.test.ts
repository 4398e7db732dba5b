import { eq, sql } from 'drizzle-orm'
import { describe, expect, vi } from 'vitest'
import { countNotices, listNotices, readNotices } from '../../contract/notices.ts'
import { logout } from '../../contract/account.ts'
import type { Change } from '../../server/domain/kernel/changes.ts'
import { addNotice } from '../../server/domain/kernel/addNotice.ts'
import { NoticeFeed } from '../../server/domain/messaging/notices/noticeFeed.ts'
import { openStream } from '../../server/http/openStream.ts'
import { rowsOf } from '../../server/db/client.ts'
import { notices, type NoticeKind } from '../../server/db/schema/users.ts'
import { mintGoods } from '../factories/goods.ts'
import { mustDo, orderLife } from '../factories/orderLife.ts'
import { mintOrder } from '../factories/orders.ts'
import { mintShopper } from '../factories/shoppers.ts'
import { ask } from '../support/callApi.ts'
import { test } from '../support/shopTest.ts'
import { openEvents } from '../support/readEvents.ts'
import type { TestShop } from '../support/testShop.ts'

const threeKinds = ['order.placed', 'order.paid', 'parcel.shipped'] as const

describe('the live stream', () => {
  test.beforeAll(async ({ shop }) => {
    await shop.database.listen((change) => {
      shop.feed.apply(change as Change)
    })
  })

  const notify = (shop: TestShop, userId: number, kind: NoticeKind) =>
    shop.database.db.transaction((tx) => addNotice(tx, { userId, kind, at: shop.clock.now() }))

  test('an operator’s action reaches the shopper’s open stream, and nobody else’s', async ({
    shop,
  }) => {
    const goods = await mintGoods(shop)
    const shopper = await mintShopper(shop, { balanceCents: 50_000 })
    const other = await mintShopper(shop)
    const order = await mintOrder(shop, shopper, [{ skuId: goods.skuId, quantity: 1 }])
    const life = orderLife(shop, { shopper, order })
    await mustDo(life.pay())
    const [own, foreign] = [await openEvents(shop.app, shopper), await openEvents(shop.app, other)]
    const opened = [await own.next(), await foreign.next()]

    await mustDo(life.ship())
    await notify(shop, other.userId, 'password.changed')

    expect(opened.map((event) => event?.event)).toEqual(['open', 'open'])
    expect(own.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(await own.notices(1)).toMatchObject([
      { kind: 'parcel.shipped', orderId: order.id, refundId: null, read: false },
    ])
    expect(await foreign.notices(1)).toMatchObject([{ kind: 'password.changed', orderId: null }])
    await Promise.all([own.close(), foreign.close()])
  })

  test('a stream that was lost resumes without a gap', async ({ shop }) => {
    const shopper = await mintShopper(shop)
    const first = await openEvents(shop.app, shopper)
    await first.next()
    await notify(shop, shopper.userId, 'email.changed')
    await first.notices(1)
    await first.close()
    for (const kind of threeKinds) await notify(shop, shopper.userId, kind)

    const second = await openEvents(shop.app, { ...shopper, since: first.lastId() })
    const missed = await second.notices(3)
    await notify(shop, shopper.userId, 'receipt.confirmed')
    const live = await second.notices(1)
    await second.close()

    expect(
      [...missed, ...live].map(({ kind }) => kind).filter((kind) => kind !== 'email.changed'),
    ).toEqual(expect.arrayContaining([...threeKinds]))
    const all = await ask(shop.app, listNotices, {}, shopper)
    expect(all.list.map(({ kind }) => kind)).toEqual([
      'receipt.confirmed',
      'parcel.shipped',
      'order.paid',
      'order.placed',
      'email.changed',
    ])
  })

  test('sends one event instead when there is too much to catch up with', async ({ shop }) => {
    const shopper = await mintShopper(shop)
    const first = await openEvents(shop.app, shopper)
    await first.next()
    await first.close()
    await shop.database.db.transaction(async (tx) => {
      for (let index = 0; index < 201; index += 1) {
        await addNotice(tx, { userId: shopper.userId, kind: 'order.placed', at: shop.clock.now() })
      }
    })
    const second = await openEvents(shop.app, { ...shopper, since: first.lastId() })
    const events = [await second.next(), await second.next()]
    await second.close()
    expect(events.map((event) => event?.event)).toEqual(['open', 'reset'])
  })

  test('an id that this database never issued counts as too much to catch up with', async ({
    shop,
  }) => {
    const shopper = await mintShopper(shop)
    const stream = await openEvents(shop.app, { ...shopper, since: '9000000000000' })
    const events = [await stream.next(), await stream.next()]
    await notify(shop, shopper.userId, 'order.paid')
    const live = await stream.notices(1)
    await stream.close()
    expect([...events.map((event) => event?.event), live[0]?.kind]).toEqual([
      'open',
      'reset',
      'order.paid',
    ])
  })

  test('refuses a guest, a dead token and an invalid start id', async ({ shop }) => {
    const shopper = await mintShopper(shop)
    await ask(shop.app, logout, {}, shopper)
    const live = await mintShopper(shop)
    const statusOf = async (headers: Record<string, string>) =>
      (await shop.app.request('/api/events', { headers })).status
    expect([
      await statusOf({}),
      await statusOf({ token: shopper.token }),
      await statusOf({ token: live.token, 'last-event-id': "1' or 1" }),
    ]).toEqual([401, 401, 400])
  })

  test('closed streams leave nothing behind, and a shopper’s twenty-first stream ends the first', async ({
    shop,
  }) => {
    const shopper = await mintShopper(shop)
    const before = shop.feed.size
    const streams = []
    for (let index = 0; index < 21; index += 1) {
      const stream = await openEvents(shop.app, shopper)
      await stream.next()
      streams.push(stream)
    }
    expect([shop.feed.size - before, await streams[0]?.next()]).toEqual([20, null])
    await Promise.all(streams.map((stream) => stream.close()))
    expect(shop.feed.size).toBe(before)
  })

  test('a stream reads once for each notification', async ({ shop }) => {
    const shopper = await mintShopper(shop)
    const { db } = shop.database
    const reads = vi.spyOn(db, 'execute')
    const stream = await openEvents(shop.app, shopper)
    await stream.next()
    const first = reads.mock.calls.length
    for (let trips = 0; trips < 5; trips += 1) await ask(shop.app, listNotices, {}, shopper)
    const later = reads.mock.calls.length - first
    reads.mockRestore()
    await stream.close()
    expect([first, later]).toEqual([1, 0])
  })

  test('disconnects a reader that leaves more than 256 KiB unread', async ({ shop }) => {
    const { userId } = await mintShopper(shop)
    const { db } = shop.database
    const [{ since = '' } = {}] = await rowsOf<{ since: string }>(
      db,
      sql`select pg_snapshot_xmin(pg_current_snapshot())::text as since`,
    )
    const feed = new NoticeFeed()
    const open = () =>
      openStream({
        ctx: {
          db,
          userId,
          sessionId: 0,
          clock: shop.clock,
          lang: 'en',
          feed,
          checkSession: async () => null,
          onUnexpectedError: (error) => shop.unexpectedErrors.push(error),
        },
        input: { since },
      })
    await db
      .insert(notices)
      .values({ userId, kind: 'order.paid', reason: '', createdAt: new Date(0) })
    const reader = open().getReader()
    const chunks = [await reader.read(), await reader.read()]
    const empty = chunks.reduce((bytes, { value }) => bytes + (value?.byteLength ?? 0), 0)
    await reader.cancel()
    const reason = 'x'.repeat(256 * 1024 - empty + 1)
    await db.update(notices).set({ reason }).where(eq(notices.userId, userId))
    const left = open()
    await expect.poll(() => feed.size).toBe(0)
    await left.cancel()
  })

  test('marks notices as read up to the last one seen', async ({ shop }) => {
    const shopper = await mintShopper(shop)
    const other = await mintShopper(shop)
    for (const kind of threeKinds) await notify(shop, shopper.userId, kind)
    await notify(shop, other.userId, 'password.changed')
    const { list } = await ask(shop.app, listNotices, { limit: 2 }, shopper)
    const unread = [await ask(shop.app, countNotices, {}, shopper)]
    unread.push(await ask(shop.app, readNotices, { upToId: list[1]!.id }, shopper))
    expect([...unread, await ask(shop.app, countNotices, {}, other)]).toEqual([
      { unread: 3 },
      { unread: 1 },
      { unread: 1 },
    ])
    expect(list.map(({ kind }) => kind)).toEqual(['parcel.shipped', 'order.paid'])
  })

  test('keeps the time at which a notice was first read', async ({ shop }) => {
    const shopper = await mintShopper(shop)
    const { db } = shop.database
    const read = async () => {
      const { list } = await ask(shop.app, listNotices, {}, shopper)
      await ask(shop.app, readNotices, { upToId: list[0]!.id }, shopper)
    }
    const began = shop.clock.now().getTime()
    for (const kind of threeKinds.slice(0, 2)) {
      await notify(shop, shopper.userId, kind)
      await read()
      shop.clock.advance(60)
    }
    const isOwn = eq(notices.userId, shopper.userId)
    const rows = await db.select().from(notices).where(isOwn).orderBy(notices.id)
    expect(rows.map(({ readAt }) => readAt && readAt.getTime() - began)).toEqual([0, 60_000])
  })
})
