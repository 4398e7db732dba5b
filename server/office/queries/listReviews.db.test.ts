import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { mintGoods } from '../../../tests/factories/goods.ts'
import { mustDo, orderLife } from '../../../tests/factories/orderLife.ts'
import { mintOrder } from '../../../tests/factories/orders.ts'
import { mintShopper } from '../../../tests/factories/shoppers.ts'
import { test } from '../../../tests/support/shopTest.ts'
import type { TestShop } from '../../../tests/support/testShop.ts'
import { products, reviews } from '../../db/schema/catalogue.ts'
import { listReviewsForOperator } from './listReviews.ts'

/** Creates one review of a purchase and one from an import, on separate products. */
async function twoReviews(shop: TestShop) {
  const { db } = shop.database
  const bought = await mintGoods(shop)
  const shopper = await mintShopper(shop, { balanceCents: 50_000 })
  const order = await mintOrder(shop, shopper, [{ skuId: bought.skuId, quantity: 1 }])
  const life = orderLife(shop, { shopper, order })
  for (const step of [life.pay, life.ship, life.confirm, life.review]) await mustDo(step())
  const other = await mintGoods(shop)
  const [written] = await db.select().from(reviews).where(eq(reviews.productId, bought.productId))
  const [imported] = await db
    .insert(reviews)
    .values({
      productId: other.productId,
      authorName: 'M*a',
      productRating: 2,
      serviceRating: 3,
      shippingRating: 4,
      pictures: [],
      content: 'Too small by far.',
      createdAt: shop.clock.now(),
    })
    .returning()
  return {
    shopper,
    own: {
      ...(await observed(shop, bought.productId)),
      ...shown(written),
      account: shopper.account,
    },
    imported: { ...(await observed(shop, other.productId)), ...shown(imported), account: null },
  }
}

async function observed(shop: TestShop, productId: number) {
  const [row] = await shop.database.db.select().from(products).where(eq(products.id, productId))
  return { product: row?.code, title: row?.title.en }
}

function shown(review: typeof reviews.$inferSelect | undefined) {
  if (!review) throw new Error('the review was not written')
  const { id, authorName, productRating, content, createdAt } = review
  return {
    id,
    authorName,
    rating: productRating,
    content,
    createdAt: createdAt.toISOString(),
    hiddenAt: null,
    hiddenFor: null,
  }
}

test('finds reviews by their goods, text and shopper, newest first', async ({ shop }) => {
  const { shopper, own, imported } = await twoReviews(shop)
  const find = (input: { product?: string; search?: string; account?: string }) =>
    listReviewsForOperator({
      ctx: { db: shop.database.db, clock: shop.clock },
      input: { ...input, limit: 9 },
    })
  expect([
    await find({}),
    await find({ product: own.product ?? '' }),
    await find({ search: 'SMALL by' }),
    await find({ account: shopper.account }),
  ]).toEqual([[imported, own], [own], [imported], [own]])
})
