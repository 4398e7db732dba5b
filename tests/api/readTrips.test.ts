import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listBill } from '../../contract/bill.ts'
import * as orderCalls from '../../contract/orders.ts'
import { listRefunds } from '../../contract/refunds.ts'
import { readGoods } from '../../server/domain/cart/readGoods.ts'
import { writeLines } from '../../server/domain/cart/writeLines.ts'
import { carryOutDue } from '../../server/domain/orders/carryOutDue.ts'
import { readDetail } from '../../server/domain/orders/readOrders.ts'
import { showOrderForOperator } from '../../server/domain/orders/showForOperator.ts'
import { listRefundsForOperator } from '../../server/domain/refunds/listForOperator.ts'
import { moveStock } from '../../server/domain/stock/moveStock.ts'
import { mintGoods } from '../factories/goods.ts'
import { mustDo, orderLife } from '../factories/orderLife.ts'
import { mintOrder } from '../factories/orders.ts'
import { mintShopper } from '../factories/shoppers.ts'
import { ask } from '../support/callApi.ts'
import { countTrips, unnamed } from '../support/countTrips.ts'
import { openTestShop } from '../support/openTestShop.ts'
import type { TestShop } from '../support/testShop.ts'

describe('a call', () => {
  let counter: ReturnType<typeof countTrips>
  let shop: TestShop
  beforeAll(async () => {
    counter = countTrips()
    shop = await openTestShop()
  })
  afterAll(async () => {
    counter.stop()
    expect(shop.faults).toEqual([])
    await shop.close()
  })

  test('looks for what is due only where a deadline of one’s own has passed', async () => {
    const { skuId } = await mintGoods(shop)
    const placing = async () => {
      const shopper = await mintShopper(shop)
      await mintOrder(shop, shopper, [{ skuId, quantity: 1 }])
      return shopper
    }
    const late = await placing()
    shop.clock.advance(30 * 60)
    const shopper = await placing()
    const statementsOf = async (token: string) => {
      const reads = [
        () => ask(shop.app, orderCalls.listOrders, {}, { token }),
        () => ask(shop.app, orderCalls.countOrders, {}, { token }),
      ]
      const trips = []
      for (const read of reads) trips.push(await counter.during(read))
      return trips.map(({ statements }) => statements)
    }
    await statementsOf(shopper.token)
    expect(await statementsOf(shopper.token)).toEqual([1, 1])
    const [listed = 0] = await statementsOf(late.token)
    expect(listed).toBeGreaterThan(1)
    expect(await statementsOf(late.token)).toEqual([1, 1])
  })

  test('tells an order that was told before by its version alone', async () => {
    const { skuId } = await mintGoods(shop)
    const shopper = await mintShopper(shop)
    const { id } = await mintOrder(shop, shopper, [{ skuId, quantity: 1 }])
    const reading = () =>
      counter.statementsDuring(() => ask(shop.app, orderCalls.showOrder, { id }, shopper))
    expect([await reading(), await reading()]).toEqual([
      ['sessions_order'],
      ['sessions_order_version'],
    ])
  })

  test('tells a page that was told in another language without reading its orders anew', async () => {
    const { skuId } = await mintGoods(shop)
    const shopper = await mintShopper(shop)
    await mintOrder(shop, shopper, [{ skuId, quantity: 1 }])
    const listing = (lang: string) =>
      counter.statementsDuring(() => ask(shop.app, orderCalls.listOrders, {}, { ...shopper, lang }))
    expect([await listing('en'), await listing('ri')]).toEqual([
      ['own_orders', unnamed],
      ['own_orders'],
    ])
  })

  test('names the orders of a bill that it named before without asking for them', async () => {
    const { skuId } = await mintGoods(shop)
    const shopper = await mintShopper(shop, { balanceCents: 100_000 })
    const order = await mintOrder(shop, shopper, [{ skuId, quantity: 1 }])
    await mustDo(orderLife(shop, { shopper, order }).pay())
    const reading = (limit: number) =>
      counter.statementsDuring(() => ask(shop.app, listBill, { limit }, shopper))
    expect([await reading(20), await reading(19)]).toEqual([
      ['sessions_bill_version', 'bill_entries', 'order_faces', 'bill_months'],
      ['sessions_bill_version', 'bill_entries', 'bill_months'],
    ])
  })

  test('asks and writes nothing where there is nothing, beyond what says so', async () => {
    const { skuId } = await mintGoods(shop)
    const { db } = shop.database
    const shopper = await mintShopper(shop)
    const { id, sn } = await mintOrder(shop, shopper, [{ skuId, quantity: 1 }])
    const { clock } = shop
    const works = {
      goodsOfNone: () => readGoods(db, [], 'en'),
      noLines: () => writeLines(db, shopper.userId, []),
      noMoves: () => moveStock(db, [], clock.now()),
      nothingDue: () => carryOutDue({ ctx: { db, clock }, input: { orderId: id } }),
      requestsOfNone: () => ask(shop.app, listRefunds, {}, shopper),
      officeSearch: () =>
        listRefundsForOperator({
          ctx: { db, clock },
          input: { filter: 'all', account: shopper.account, limit: 10 },
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
      requestsOfNone: ['own_refunds_versions', 'own_refunds'],
      officeSearch: [unnamed],
      officeOrder: [unnamed, 'any_order', unnamed],
    })
  })

  test('reads one order by the statement of who reads it, the shopper or the office', async () => {
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
