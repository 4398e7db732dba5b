import { sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { countNotices, listNotices, readNotices } from '../../contract/notices.ts'
import { previewOf } from '../factories/orderPreview.ts'
import { mintGoods } from '../factories/goods.ts'
import { mustDo, orderLife } from '../factories/orderLife.ts'
import { mintOrder } from '../factories/orders.ts'
import { mintShopper } from '../factories/shoppers.ts'
import { ask } from '../support/callApi.ts'
import { test } from '../support/shopTest.ts'

describe('notices', () => {
  test('stores the shopper’s own actions as read, and the shop’s as unread', async ({ shop }) => {
    const goods = await mintGoods(shop)
    const shopper = await mintShopper(shop, { balanceCents: 10_000 })
    const order = await mintOrder(shop, shopper, [{ skuId: goods.skuId, quantity: 1 }])
    const life = orderLife(shop, { shopper, order })
    await mustDo(life.pay())
    const before = await ask(shop.app, countNotices, {}, shopper)
    await mustDo(life.ship())
    const after = await ask(shop.app, countNotices, {}, shopper)
    const { list } = await ask(shop.app, listNotices, {}, shopper)
    expect([before, after]).toEqual([{ unread: 0 }, { unread: 1 }])
    expect(list.map(({ kind }) => kind)).toEqual(['parcel.shipped', 'order.paid', 'order.placed'])
  })

  test('counts up to a thousand unread', async ({ shop }) => {
    const { userId, ...shopper } = await mintShopper(shop)
    const notify = (times: number) =>
      shop.database.db.execute(sql`
        insert into notices (user_id, kind, created_at)
        select ${userId}, 'parcel.shipped', now() from generate_series(1, ${times})`)
    await notify(999)
    const before = await ask(shop.app, countNotices, {}, shopper)
    await notify(2)
    const after = await ask(shop.app, countNotices, {}, shopper)
    expect([before, after]).toEqual([{ unread: 999 }, { unread: 1_000 }])
  })

  test('a notice names its order by the first goods, in the reader’s language', async ({
    shop,
  }) => {
    const mug = await mintGoods(shop)
    const lamp = await mintGoods(shop)
    const shopper = await mintShopper(shop, { balanceCents: 10_000 })
    const lines = [mug, lamp].map(({ skuId }) => ({ skuId, quantity: 1 }))
    const order = await mintOrder(shop, shopper, lines)
    const { list } = await ask(shop.app, listNotices, {}, shopper)
    expect(list.map((notice) => notice.order)).toEqual([{ ...previewOf(order), more: 1 }])
  })

  test('lists what changed since the last request, only to its shopper', async ({ shop }) => {
    const goods = await mintGoods(shop)
    const shopper = await mintShopper(shop, { balanceCents: 10_000 })
    const order = await mintOrder(shop, shopper, [{ skuId: goods.skuId, quantity: 1 }])
    const life = orderLife(shop, { shopper, order })
    const look = async (input = {}, as: { token: string } = shopper) => {
      const { list } = await ask(shop.app, listNotices, input, as)
      return list.map(({ kind, read }) => [kind, read])
    }
    await mustDo(life.pay())
    const paid = [await look(), await look()]
    await mustDo(life.ship())
    const sent = [await look(), await look({ limit: 1 })]
    const { list } = await ask(shop.app, listNotices, {}, shopper)
    await ask(shop.app, readNotices, { upToId: list[0]?.id ?? 0 }, shopper)
    const read = await look()
    const ofAnother = await look({}, await mintShopper(shop))
    const [whenPaid, whenPlaced] = [
      ['order.paid', true],
      ['order.placed', true],
    ]

    expect({ paid, sent, read, ofAnother }).toEqual({
      paid: [
        [whenPaid, whenPlaced],
        [whenPaid, whenPlaced],
      ],
      sent: [[['parcel.shipped', false], whenPaid, whenPlaced], [['parcel.shipped', false]]],
      read: [['parcel.shipped', true], whenPaid, whenPlaced],
      ofAnother: [],
    })
  })
})
