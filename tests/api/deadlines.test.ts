import { sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { listNotices } from '../../contract/notices.ts'
import { countOrders, extendReceipt, listOrders } from '../../contract/orders.ts'
import { rowsOf } from '../../server/db/client.ts'
import { mintGoods } from '../factories/goods.ts'
import { mustDo, orderLife } from '../factories/orderLife.ts'
import { mintOrder } from '../factories/orders.ts'
import { mintShopper, passTime } from '../factories/shoppers.ts'
import { ask, send } from '../support/callApi.ts'
import { test } from '../support/shopTest.ts'
import type { TestShop } from '../support/testShop.ts'
import { day, periods } from '../support/facts.ts'

const millisecond = 0.001
const toReceive = periods.toConfirmReceipt
const toComplete = toReceive + periods.toReview
const toClose = toComplete + periods.toRefundLate
const priceCents = 3_000

describe('the deadlines of an order', () => {
  async function placed(shop: TestShop) {
    const { skuId } = await mintGoods(shop, { priceCents, stock: 9 })
    const shopper = await mintShopper(shop, { balanceCents: 2 * priceCents })
    const order = await mintOrder(shop, shopper, [{ skuId, quantity: 2 }])
    const life = orderLife(shop, { shopper, order })
    return {
      shop,
      shopper,
      order,
      life,
      pass: (seconds: number) => passTime(shop, shopper, seconds),
      extend: () => send(shop.app, extendReceipt, { orderId: order.id }, shopper),
    }
  }
  type Scene = Awaited<ReturnType<typeof placed>>

  async function shipped(shop: TestShop): Promise<Scene> {
    const scene = await placed(shop)
    await mustDo(scene.life.pay())
    await mustDo(scene.life.ship())
    return scene
  }

  async function received(shop: TestShop): Promise<Scene> {
    const scene = await shipped(shop)
    await mustDo(scene.life.confirm())
    return scene
  }

  async function completed(shop: TestShop): Promise<Scene> {
    const scene = await received(shop)
    await mustDo(scene.life.review([scene.order.lines[0]?.lineId ?? 0]))
    return scene
  }

  const momentIn = (shop: TestShop, seconds: number) =>
    new Date(shop.clock.now().getTime() + seconds * 1000).toISOString()

  /** The status as stored. Reading the order over the API would apply its deadlines. */
  const storedStatus = async (shop: TestShop, { order }: Scene) => {
    const [row] = await rowsOf<{ status: number }>(
      shop.database.db,
      sql`select status from orders where id = ${order.id}`,
    )
    return row?.status
  }

  const ways: Record<string, (scene: Scene) => Promise<unknown>> = {
    'the clock finds it': ({ life }) => life.tick(),
    'the shopper reads it': ({ life }) => life.read(),
    'the shopper lists their orders': ({ shop, shopper }) => ask(shop.app, listOrders, {}, shopper),
    'the shopper’s orders are counted': ({ shop, shopper }) =>
      ask(shop.app, countOrders, {}, shopper),
    'somebody tries to change it': ({ life }) => life.confirm(),
    'the office tries to change it': ({ life }) => life.ship(),
  }

  describe.each(Object.entries(ways))('as soon as %s', (_, look) => {
    test('an order left alone after shipping is completed, dated by each deadline', async ({
      shop,
    }) => {
      const scene = await shipped(shop)
      const [receivedAt, completedAt, refundDeadline] = [
        momentIn(shop, toReceive),
        momentIn(shop, toComplete),
        momentIn(shop, toClose),
      ]
      await scene.pass(toComplete + 4 * day)

      await look(scene)

      expect(await storedStatus(shop, scene)).toBe(4)
      const order = await scene.life.read()
      expect(order).toMatchObject({ status: 4, refundDeadline, next: null })
      expect(order.timeline.slice(-2)).toEqual([
        { type: 'receipt.autoConfirmed', actor: 'clock', at: receivedAt },
        { type: 'order.completed', actor: 'clock', at: completedAt },
      ])
      const { list } = await ask(shop.app, listNotices, {}, scene.shopper)
      expect(list.slice(0, 2).map(({ kind, at, read }) => ({ kind, at, read }))).toEqual([
        { kind: 'order.completed', at: completedAt, read: false },
        { kind: 'receipt.autoConfirmed', at: receivedAt, read: false },
      ])
    })

    test('an unpaid order is cancelled as of the end of its time to pay', async ({ shop }) => {
      const scene = await placed(shop)
      const at = scene.order.payDeadline
      await scene.pass(3 * day)

      await look(scene)

      expect(await storedStatus(shop, scene)).toBe(-1)
      expect((await scene.life.read()).timeline.at(-1)).toEqual({
        type: 'order.expired',
        actor: 'clock',
        at,
      })
    })
  })

  test('late deadlines are booked today: reports of past days do not change', async ({ shop }) => {
    const scene = await shipped(shop)
    await scene.pass(toComplete + 4 * day)

    await scene.life.tick()

    const booked = await rowsOf<{ kind: string; at: string }>(
      shop.database.db,
      sql`select kind, to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
        from transfers where order_id = ${scene.order.id} order by id desc limit 1`,
    )
    expect(booked).toEqual([{ kind: 'orderSettled', at: momentIn(shop, 0) }])
  })

  test('an order left alone after shipping takes no late refund once all its periods are over', async ({
    shop,
  }) => {
    const scene = await shipped(shop)
    await scene.pass(toClose)
    expect((await scene.life.applyRefund()).body.reason).toBe('refundPeriodOver')
  })

  test('an order left alone for a millisecond less still takes one', async ({ shop }) => {
    const scene = await shipped(shop)
    await scene.pass(toClose - millisecond)
    await mustDo(scene.life.applyRefund())
  })

  test('an unpaid order is cancelled when its time to pay is over, not a millisecond before', async ({
    shop,
  }) => {
    const scene = await placed(shop)
    await scene.pass(periods.toPay - millisecond)
    const before = await scene.life.read()
    await scene.pass(millisecond)
    const after = await scene.life.read()
    expect([before.status, after.status]).toEqual([0, -1])
  })

  test('receipt counts as confirmed when its deadline passes, not a millisecond before', async ({
    shop,
  }) => {
    const scene = await shipped(shop)
    expect((await scene.life.read()).receiveDeadline).toBe(momentIn(shop, toReceive))
    await scene.pass(toReceive - millisecond)
    const before = await scene.life.read()
    await scene.pass(millisecond)
    const after = await scene.life.read()
    expect([before.status, after.status]).toEqual([2, 3])
  })

  test('an order is complete when its time for a review is over, not a millisecond before', async ({
    shop,
  }) => {
    const scene = await received(shop)
    expect((await scene.life.read()).completeDeadline).toBe(momentIn(shop, periods.toReview))
    await scene.pass(periods.toReview - millisecond)
    const before = await scene.life.read()
    await scene.pass(millisecond)
    const after = await scene.life.read()
    expect([before.status, after.status]).toEqual([3, 4])
  })

  test('a late refund can be requested until its period ends, but not at its end', async ({
    shop,
  }) => {
    const inTime = await completed(shop)
    expect((await inTime.life.read()).refundDeadline).toBe(momentIn(shop, periods.toRefundLate))
    await inTime.pass(periods.toRefundLate - millisecond)
    expect((await inTime.life.applyRefund()).body.reason).toBeUndefined()

    const late = await completed(shop)
    await late.pass(periods.toRefundLate)
    expect((await late.life.applyRefund()).body.reason).toBe('refundPeriodOver')
  })

  test('a deadline is extended once, and not after receipt', async ({ shop }) => {
    const scene = await shipped(shop)
    const answers = [await scene.extend(), await scene.extend()]
    await mustDo(scene.life.confirm())
    answers.push(await scene.extend())
    expect(answers.map(({ body }) => body.reason)).toEqual([
      undefined,
      'alreadyExtended',
      'stateChanged',
    ])
  })

  test('an extension is added to the deadline, not to the day of the request', async ({ shop }) => {
    const scene = await shipped(shop)
    const receiveDeadline = momentIn(shop, toReceive + periods.receiptExtension)
    await scene.pass(toReceive - day)

    await mustDo(scene.extend())

    expect(await scene.life.read()).toMatchObject({ receiveDeadline, extended: true })
    await scene.pass(periods.receiptExtension + day - millisecond)
    const before = await scene.life.read()
    await scene.pass(millisecond)
    const after = await scene.life.read()
    expect([before.status, after.status]).toEqual([2, 3])
  })

  test('a late review does not renew the period for a late refund', async ({ shop }) => {
    const { skuId } = await mintGoods(shop, { priceCents: 1_000 })
    const other = await mintGoods(shop, { priceCents: 1_000 })
    const shopper = await mintShopper(shop, { balanceCents: 2_000 })
    const order = await mintOrder(shop, shopper, [
      { skuId, quantity: 1 },
      { skuId: other.skuId, quantity: 1 },
    ])
    const life = orderLife(shop, { shopper, order })
    const [first, second] = order.lines.map(({ lineId }) => lineId)
    if (!first || !second) throw new Error('two lines were ordered')
    await mustDo(life.pay())
    await mustDo(life.ship())
    await mustDo(life.confirm())
    await mustDo(life.review([first]))
    const refundDeadline = momentIn(shop, periods.toRefundLate)
    await passTime(shop, shopper, periods.toRefundLate - day)

    await mustDo(life.review([second]))

    expect((await life.read()).refundDeadline).toBe(refundDeadline)
    await passTime(shop, shopper, day)
    expect((await life.applyRefund()).body.reason).toBe('refundPeriodOver')
  })

  test('the clock finds delivered and received orders that nobody reads', async ({ shop }) => {
    const [delivered, confirmed] = [await shipped(shop), await received(shop)]
    await delivered.pass(toReceive)
    await delivered.life.tick()
    expect([await storedStatus(shop, delivered), await storedStatus(shop, confirmed)]).toEqual([
      3, 4,
    ])
  })

  test('an order that fails does not block others, and its error is reported', async ({ shop }) => {
    const [broken, other] = [await placed(shop), await placed(shop)]
    await other.pass(periods.toPay)
    const { db } = shop.database
    await db.execute(sql`create function refuse_it() returns trigger language plpgsql
      as $$ begin raise exception 'it cannot be written'; end $$`)
    await db.execute(
      sql.raw(`create trigger refusing before update on orders for each row
        when (old.id = ${broken.order.id}) execute function refuse_it()`),
    )
    const observed = await other.life.tick().then(
      () => null,
      (error: Error) => (error.cause as Error).message,
    )
    const stored = [await storedStatus(shop, broken), await storedStatus(shop, other)]
    await db.execute(sql`drop trigger refusing on orders`)
    await broken.life.tick()

    expect([observed, stored, await storedStatus(shop, broken)]).toEqual([
      'it cannot be written',
      [0, -1],
      -1,
    ])
  })
})
