import { afterAll, beforeAll, describe, expect } from 'vitest'
import { listNotices } from '../../contract/notices.ts'
import * as orderCalls from '../../contract/orders.ts'
import { listRefunds } from '../../contract/refunds.ts'
import { readGoods } from '../../server/domain/trade/cart/readGoods.ts'
import { writeLines } from '../../server/domain/trade/cart/writeLines.ts'
import { applyDeadlines } from '../../server/domain/trade/orders/applyDeadlines.ts'
import { readDetail } from '../../server/domain/trade/orders/readOrders.ts'
import { showOrderForOperator } from '../../server/office/queries/showOrder.ts'
import { listRefundsForOperator } from '../../server/office/queries/listRefunds.ts'
import { moveStock } from '../../server/domain/stock/moveStock.ts'
import { mintGoods } from '../factories/goods.ts'
import { mintOrder } from '../factories/orders.ts'
import { mintShopper } from '../factories/shoppers.ts'
import { ask } from '../support/callApi.ts'
import { countTrips, unnamed } from '../support/countTrips.ts'
import { test } from '../support/shopTest.ts'
import { periods } from '../support/facts.ts'

describe('a call', () => {
  let counter: ReturnType<typeof countTrips>
  beforeAll(() => {
    counter = countTrips()
  })
  afterAll(async () => {
    counter.stop()
  })

  test('reads by one statement besides the session’s, and more only where a deadline has passed', async ({
    shop,
  }) => {
    const { skuId } = await mintGoods(shop)
    const placing = async () => {
      const shopper = await mintShopper(shop)
      const { id } = await mintOrder(shop, shopper, [{ skuId, quantity: 1 }])
      return { id, token: shopper.token }
    }
    const late = await placing()
    shop.clock.advance(periods.toPay)
    const inTime = await placing()
    const reading = async ({ id, token }: { id: number; token: string }) => {
      const statements = []
      for (const read of [
        () => ask(shop.app, orderCalls.listOrders, {}, { token }),
        () => ask(shop.app, orderCalls.countOrders, {}, { token }),
        () => ask(shop.app, orderCalls.showOrder, { id }, { token }),
        () => ask(shop.app, listNotices, {}, { token }),
        () => ask(shop.app, listRefunds, {}, { token }),
      ])
        statements.push(await counter.statementsDuring(read))
      return statements
    }
    const few = [
      ['session', 'own_orders'],
      ['session', 'own_order_counts'],
      ['session', 'own_order'],
      ['session', 'own_notices'],
      ['session', 'own_refunds'],
    ]
    await reading(inTime)
    expect(await reading(inTime)).toEqual(few)
    const [listed = []] = await reading(late)
    expect([listed.length > 2, await reading(late)]).toEqual([true, few])
  })

  test('reads and writes no more than needed where there is nothing', async ({ shop }) => {
    const { skuId } = await mintGoods(shop)
    const { db } = shop.database
    const shopper = await mintShopper(shop)
    const { id, sn } = await mintOrder(shop, shopper, [{ skuId, quantity: 1 }])
    const { clock } = shop
    const works = {
      goodsOfNone: () => readGoods(db, [], 'en'),
      noLines: () => writeLines(db, shopper.userId, []),
      noMoves: () => moveStock(db, [], clock.now()),
      nothingDue: () => applyDeadlines({ ctx: { db, clock }, input: { orderId: id } }),
      officeSearch: () =>
        listRefundsForOperator({
          ctx: { db, clock },
          input: { filter: 'all', kind: 'any', account: shopper.account, limit: 10 },
        }),
      officeOrder: () => showOrderForOperator({ ctx: { db }, input: { name: sn } }),
    }
    const asked: Record<string, string[]> = {}
    for (const [name, work] of Object.entries(works))
      asked[name] = await counter.statementsDuring(work)
    expect(asked).toEqual({
      goodsOfNone: [],
      noLines: [],
      noMoves: [],
      nothingDue: [unnamed],
      officeSearch: [unnamed],
      officeOrder: [unnamed, 'any_order', unnamed, unnamed],
    })
  })

  test('reads one order by the shopper’s or the office’s own statement', async ({ shop }) => {
    const { skuId } = await mintGoods(shop)
    const { db } = shop.database
    const shopper = await mintShopper(shop)
    const { userId } = shopper
    const { id: orderId } = await mintOrder(shop, shopper, [{ skuId, quantity: 1 }])
    const own = await counter.statementsDuring(() => readDetail(db, { orderId, userId }))
    const anyones = await counter.statementsDuring(() => readDetail(db, { orderId }))
    expect({ own, anyones }).toEqual({ own: ['own_order'], anyones: ['any_order'] })
  })
})
