import { expect } from 'vitest'
import { settleRefund } from '../../server/domain/trade/refunds/settleRefund.ts'
import { mintGoods } from '../factories/goods.ts'
import { mustDo, orderLife } from '../factories/orderLife.ts'
import { mintOrder } from '../factories/orders.ts'
import { mintShopper } from '../factories/shoppers.ts'
import { balances } from '../factories/wallet.ts'
import { test } from '../support/shopTest.ts'

test('a second settlement of a refund returns the current order, and moves no money', async ({
  shop,
}) => {
  const goods = await mintGoods(shop, { priceCents: 900 })
  const shopper = await mintShopper(shop, { balanceCents: 900 })
  const order = await mintOrder(shop, shopper, [{ skuId: goods.skuId, quantity: 1 }])
  const life = orderLife(shop, { shopper, order })
  await mustDo(life.pay())
  await mustDo(life.applyRefund())
  await life.approveOnly()
  const ctx = { db: shop.database.db, clock: shop.clock }
  const input = { refundId: await life.refundId() }

  const first = await settleRefund({ ctx, input })
  const second = await settleRefund({ ctx, input })

  expect(second).toEqual(first)
  expect(await balances(shop, shopper)).toEqual({ availableCents: 900, heldCents: 0 })
})
