import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, describe, expect } from 'vitest'
import { listReviews, showProduct, showShop } from '../../contract/catalogue.ts'
import { addReview } from '../../contract/reviews.ts'
import { users } from '../../server/db/schema/users.ts'
import type { Change } from '../../server/domain/kernel/changes.ts'
import { mintGoods } from '../factories/goods.ts'
import { aReview, mintUpload, mustDo, orderLife } from '../factories/orderLife.ts'
import { mintOrder } from '../factories/orders.ts'
import { mintShopper, passTime } from '../factories/shoppers.ts'
import { ask, send } from '../support/callApi.ts'
import { test } from '../support/shopTest.ts'
import { sendPictures } from '../support/sendPictures.ts'
import type { TestShop } from '../support/testShop.ts'
import { day, periods } from '../support/facts.ts'

describe('reviews', () => {
  const ratings = ratingsHeard()
  test.beforeAll(async ({ shop }) => {
    await shop.database.listen((change) => {
      ratings.hear(change as Change, shop)
    })
  })
  afterAll(async () => {
    await ratings.end()
  })

  async function receivedOrder(shop: TestShop) {
    const goods = [await mintGoods(shop), await mintGoods(shop)]
    await shop.catalogue.refresh()
    const shopper = await mintShopper(shop, { balanceCents: 50_000 })
    const items = goods.map(({ skuId }) => ({ skuId, quantity: 2 }))
    const order = await mintOrder(shop, shopper, items)
    const life = orderLife(shop, { shopper, order })
    await mustDo(life.pay())
    await mustDo(life.ship())
    await mustDo(life.confirm())
    const [one, two] = order.lines
    if (!one || !two) throw new Error('two lines were ordered')
    return { goods, shopper, order, life, one, two }
  }

  test('the first review completes the order, the last one marks it as reviewed', async ({
    shop,
  }) => {
    const { life, one, two } = await receivedOrder(shop)
    await mustDo(life.review([one.lineId]))
    const first = await life.read()
    const again = await life.review([one.lineId])
    await mustDo(life.review([two.lineId]))
    const last = await life.read()

    expect([first.status, first.reviewed, first.lines.map((line) => line.reviewed)]).toEqual([
      4,
      false,
      [true, false],
    ])
    expect(again.body.reason).toBe('alreadyReviewed')
    expect([last.status, last.reviewed, last.refundDeadline]).toEqual([
      4,
      true,
      first.refundDeadline,
    ])
  })

  test.for([
    [{ givenName: 'Noor', familyName: 'Haddad' }, 'Noor H.'],
    [{ givenName: 'Noor', familyName: '' }, 'Noor'],
    [{ givenName: '', familyName: 'Haddad', account: 'harbour' }, 'h***r'],
  ] as const)('of %o is signed %s', async ([named, signed], { shop }) => {
    const { shopper, life, one } = await receivedOrder(shop)
    await shop.database.db.update(users).set(named).where(eq(users.id, shopper.userId))
    await mustDo(life.review([one.lineId]))
    const { list } = await ask(shop.app, listReviews, { product: one.productId }, shopper)
    expect(list.map(({ authorName }) => authorName)).toEqual([signed])
  })

  test('update score, favourable rate and sales, and their pictures are public', async ({
    shop,
  }) => {
    const { goods, shopper, order, one } = await receivedOrder(shop)
    const png = await sharp({
      create: { width: 40, height: 30, channels: 3, background: '#0b5fff' },
    })
      .png()
      .toBuffer()
    const { list } = await sendPictures(shop.app, [png], shopper)
    const picture = list[0]!
    const [product] = goods
    const asGuest = () => shop.app.request(picture.small)
    const before = (await asGuest()).headers.get('content-type')

    const body = aReview(order.id, [one.lineId])
    await ask(
      shop.app,
      addReview,
      { ...body, lines: [{ ...body.lines[0]!, pictures: [picture.id] }] },
      shopper,
    )

    await ratings.applied(one.productId, 2)
    const shown = await ask(shop.app, showProduct, { id: one.productId })
    const { list: reviews } = await ask(shop.app, listReviews, { product: one.productId })
    const seller = await ask(shop.app, showShop, { id: product!.shopId })
    expect([shown.score, shown.soldCount, seller.totalSold]).toEqual([4, 2, 2])
    expect(reviews).toMatchObject([
      {
        content: 'Well made.',
        lang: 'en',
        productRating: 4,
        serviceRating: 5,
        shippingRating: 3,
        pictures: [
          {
            small: picture.small,
            medium: picture.medium,
            large: picture.large,
            tone: null,
          },
        ],
      },
    ])
    expect([before, (await asGuest()).headers.get('content-type')]).toEqual([
      'application/json; charset=utf-8',
      'image/webp',
    ])
  })

  test('refuses another’s picture, a foreign line and empty text', async ({ shop }) => {
    const { shopper, order, one } = await receivedOrder(shop)
    const foreign = await mintUpload(shop, await mintShopper(shop))
    const line = aReview(order.id, [one.lineId]).lines[0]!
    const reasonOf = async (lines: object[]) =>
      (
        await send(
          shop.app,
          addReview,
          { ...aReview(order.id, []), lines: lines as (typeof line)[] },
          shopper,
        )
      ).body.reason
    expect([
      await reasonOf([{ ...line, pictures: [foreign] }]),
      await reasonOf([{ ...line, lineId: 999_999 }]),
      await reasonOf([line, line]),
      await reasonOf([{ ...line, content: ' ' }]),
      await reasonOf([{ ...line, productRating: 6 }]),
      await reasonOf([]),
    ]).toEqual(['uploadMissing', ...Array.from({ length: 5 }, () => 'invalidInput')])
  })

  test('receipt publishes the sales, also of one product alone', async ({ shop }) => {
    const goods = await mintGoods(shop)
    await shop.catalogue.refresh()
    const shopper = await mintShopper(shop, { balanceCents: 50_000 })
    const order = await mintOrder(shop, shopper, [{ skuId: goods.skuId, quantity: 3 }])
    const life = orderLife(shop, { shopper, order })
    await mustDo(life.pay())
    await mustDo(life.ship())
    await mustDo(life.confirm())
    await ratings.applied(goods.productId, 1)
    const shown = await ask(shop.app, showProduct, { id: goods.productId })
    expect(shown.soldCount).toBe(3)
  })

  test('reports that an order takes no review before errors in the review', async ({ shop }) => {
    const { skuId } = await mintGoods(shop)
    const shopper = await mintShopper(shop)
    const order = await mintOrder(shop, shopper, [{ skuId, quantity: 1 }])
    const { review } = orderLife(shop, { shopper, order })
    expect((await review([999_999_999])).body.reason).toBe('stateChanged')
  })

  test('the clock completes an unreviewed order, and a late review is still possible', async ({
    shop,
  }) => {
    const { shopper, life } = await receivedOrder(shop)
    await passTime(shop, shopper, periods.toReview)
    await life.tick()
    const completed = await life.read()
    await passTime(shop, shopper, 40 * day)
    await mustDo(life.review())
    expect([completed.status, completed.reviewed, (await life.read()).reviewed]).toEqual([
      4,
      false,
      true,
    ])
  })
})

/** Counts, per product, the published rating changes that the catalogue has applied. */
function ratingsHeard() {
  const times = new Map<number, number>()
  const working: Promise<void>[] = []
  let wake = () => {}
  let isOver = false
  return {
    hear(change: Change, shop: TestShop) {
      if (isOver || change.kind !== 'ratings') return
      const done = (async () => {
        await shop.catalogue.apply(change)
        for (const id of change.productIds) times.set(id, (times.get(id) ?? 0) + 1)
        wake()
      })()
      working.push(done)
    },
    async applied(productId: number, wanted: number) {
      while ((times.get(productId) ?? 0) < wanted) {
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
    },
    end() {
      isOver = true
      return Promise.all(working)
    },
  }
}
