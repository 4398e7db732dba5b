import { asc, gt, max } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { mintGoods } from '../../../tests/factories/goods.ts'
import { test } from '../../../tests/support/shopTest.ts'
import type { TestShop } from '../../../tests/support/testShop.ts'
import { stockMovements } from '../../db/schema/stock.ts'
import { moveStock } from './moveStock.ts'

describe('moves of stock', () => {
  test('lock their variants by id, independent of the given order', async ({ shop }) => {
    const { db } = shop.database
    const skuIds = [await mintSku(shop), await mintSku(shop), await mintSku(shop)]
    const [before] = await db.select({ id: max(stockMovements.id) }).from(stockMovements)
    const moveOf = (skuId: number) => {
      return { skuId, orderId: null, kind: 'initial', onHandDelta: 1, reservedDelta: 0 } as const
    }

    await moveStock(db, skuIds.toReversed().map(moveOf), shop.clock.now())

    const written = await db
      .select({ skuId: stockMovements.skuId })
      .from(stockMovements)
      .where(gt(stockMovements.id, before?.id ?? 0))
      .orderBy(asc(stockMovements.id))
    expect(written).toEqual(skuIds.map((skuId) => ({ skuId })))
  })
})

async function mintSku(shop: TestShop): Promise<number> {
  return (await mintGoods(shop)).skuId
}
