import { describe, expect } from 'vitest'
import { verifyPay } from '../../contract/account.ts'
import { payOrder } from '../../contract/orders.ts'
import { withdraw } from '../../contract/wallet.ts'
import { spendProof } from '../../server/domain/identity/proofs/spendProof.ts'
import { mintGoods } from '../factories/goods.ts'
import { mintOrder } from '../factories/orders.ts'
import { mintShopper, type MintedShopper } from '../factories/shoppers.ts'
import { balances, mintWithdrawable } from '../factories/wallet.ts'
import { ask, send } from '../support/callApi.ts'
import { test } from '../support/shopTest.ts'
import type { TestShop } from '../support/testShop.ts'
import { settleRefund } from '../../server/domain/trade/refunds/settleRefund.ts'
import { mustDo, orderLife } from '../factories/orderLife.ts'

describe('a proof that the payment code was given', () => {
  const prove = async (
    shop: TestShop,
    shopper: MintedShopper,
    use: { operation: 'orderPay' | 'withdraw'; subjectId: number; amountCents: number },
  ) => (await ask(shop.app, verifyPay, { ...use, payCode: shopper.payCode }, shopper)).proof

  test('is used up by its use, even for the very same thing', async ({ shop }) => {
    const shopper = await mintShopper(shop)
    const use = { operation: 'withdraw', subjectId: 7, amountCents: 500 } as const
    const proof = await prove(shop, shopper, use)
    const ctx = {
      db: shop.database.db,
      clock: shop.clock,
      lang: 'en',
      userId: shopper.userId,
      sessionId: 0,
    } as const

    await spendProof(ctx, { ...use, proof })

    await expect(spendProof(ctx, { ...use, proof })).rejects.toMatchObject({
      reason: 'proofInvalid',
    })
  })

  test('of another shopper is refused, though it names the same order or withdrawal', async ({
    shop,
  }) => {
    const goods = await mintGoods(shop, { priceCents: 900 })
    const shopper = await mintShopper(shop, { balanceCents: 5_000 })
    const other = await mintShopper(shop, { balanceCents: 5_000 })
    const order = await mintOrder(shop, shopper, [{ skuId: goods.skuId, quantity: 1 }])
    const { quote } = await mintWithdrawable(shop, shopper, 2_000)
    const forOrder = { operation: 'orderPay', subjectId: order.id, amountCents: 900 } as const
    const forQuote = { operation: 'withdraw', subjectId: quote.id, amountCents: 2_300 } as const

    const paid = await send(
      shop.app,
      payOrder,
      { orderId: order.id, proof: await prove(shop, other, forOrder) },
      shopper,
    )
    const withdrawn = await send(
      shop.app,
      withdraw,
      { quoteId: quote.id, proof: await prove(shop, other, forQuote) },
      shopper,
    )

    expect([paid.body.reason, withdrawn.body.reason]).toEqual(['proofInvalid', 'proofInvalid'])
    expect(await balances(shop, shopper)).toEqual({ availableCents: 5_000, heldCents: 0 })
  })
})

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
