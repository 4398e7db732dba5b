import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { countOrders, listOrders } from '../../contract/orders.ts'
import { mintGoods } from '../factories/goods.ts'
import { mintOrder } from '../factories/orders.ts'
import { mintShopper } from '../factories/shoppers.ts'
import { ask } from '../support/callApi.ts'
import { countTrips } from '../support/countTrips.ts'
import { openTestShop } from '../support/openTestShop.ts'
import type { TestShop } from '../support/testShop.ts'

describe.runIf(inject('testDatabase').kind === 'postgres')('a read of one’s orders', () => {
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
        () => ask(shop.app, listOrders, {}, { token }),
        () => ask(shop.app, countOrders, {}, { token }),
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
})
