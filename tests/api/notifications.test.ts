import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import {
  listAlerts,
  listSavedItems,
  setPriceWish,
  setStockWish,
} from '../../contract/favourites.ts'
import { listNotices } from '../../contract/notices.ts'
import { receiveDays, receiptReminderDays } from '../../contract/limits.ts'
import {
  setNotificationChoice,
  showNotificationSettings,
} from '../../contract/notificationSettings.ts'
import { confirmReceipt, extendReceipt } from '../../contract/orders.ts'
import { sendOrderMails } from '../../server/boot/sendOrderMails.ts'
import { users } from '../../server/db/schema/users.ts'
import { changePrice } from '../../server/domain/catalogue/changePrice.ts'
import { notifyReduced } from '../../server/domain/catalogue/favourites/notifyReduced.ts'
import type { Mail } from '../../server/domain/messaging/mails/mail.ts'
import { remindOfReceipt } from '../../server/domain/trade/orders/remindOfReceipt.ts'
import { skus } from '../../server/db/schema/catalogue.ts'
import { mintGoods } from '../factories/goods.ts'
import { mustDo, orderLife } from '../factories/orderLife.ts'
import { mintOrder } from '../factories/orders.ts'
import { mintShopper, passTime, type MintedShopper } from '../factories/shoppers.ts'
import { ask, send } from '../support/callApi.ts'
import { test } from '../support/shopTest.ts'
import type { TestShop } from '../support/testShop.ts'

const daySeconds = 86_400
const ctxOf = ({ database, clock }: TestShop) => ({ db: database.db, clock })
const kindsOf = async (shop: TestShop, shopper: MintedShopper) =>
  (await ask(shop.app, listNotices, {}, shopper)).list.map(({ kind }) => kind)

describe('a watched price', () => {
  const lower = async (shop: TestShop, skuId: number, priceCents: number) => {
    const { db } = shop.database
    const [row] = await db.select({ sku: skus.code }).from(skus).where(eq(skus.id, skuId))
    await changePrice({ ctx: ctxOf(shop), input: { sku: row!.sku, priceCents } })
  }

  test('is announced once for each new lowest price, until it is turned off', async ({ shop }) => {
    const shopper = await mintShopper(shop)
    const { skuId, productId } = await mintGoods(shop, { priceCents: 1_000 })
    for (const _ of [1, 2]) await ask(shop.app, setPriceWish, { productId, wanted: true }, shopper)
    const beat = () => notifyReduced({ ctx: ctxOf(shop) })
    await beat()
    const counts = [(await kindsOf(shop, shopper)).length]
    for (const cents of [1_200, 900, 950, 899]) {
      await lower(shop, skuId, cents)
      await Promise.all([beat(), beat()])
      counts.push((await kindsOf(shop, shopper)).length)
    }
    expect(counts).toEqual([0, 0, 1, 1, 2])
    await ask(shop.app, setPriceWish, { productId, wanted: false }, shopper)
    await lower(shop, skuId, 500)
    await beat()
    expect(await kindsOf(shop, shopper)).toEqual(['price.lowered', 'price.lowered'])
  })

  test('and an awaited variant are listed as alerts', async ({ shop }) => {
    const shopper = await mintShopper(shop)
    const watched = await mintGoods(shop, { priceCents: 1_000 })
    const awaited = await mintGoods(shop, { priceCents: 700, stock: 0 })
    await ask(shop.app, setPriceWish, { productId: watched.productId, wanted: true }, shopper)
    shop.clock.advance(1)
    await ask(shop.app, setStockWish, { skuId: awaited.skuId, wanted: true }, shopper)
    const { list } = await ask(shop.app, listAlerts, {}, shopper)
    expect(
      list.map(({ kind, productId, skuId, priceCents }) => [kind, productId, skuId, priceCents]),
    ).toEqual([
      ['stock', awaited.productId, awaited.skuId, 700],
      ['price', watched.productId, null, 1_000],
    ])
    const saved = await ask(shop.app, listSavedItems, {}, shopper)
    expect(saved.watchedProductIds).toEqual([watched.productId])
  })

  test('is not shown in the app when that is turned off, and not counted as unread', async ({
    shop,
  }) => {
    const shopper = await mintShopper(shop)
    const choice = { topic: 'price', way: 'app', wanted: false } as const
    await ask(shop.app, setNotificationChoice, choice, shopper)
    const { skuId, productId } = await mintGoods(shop, { priceCents: 1_000 })
    await ask(shop.app, setPriceWish, { productId, wanted: true }, shopper)
    await lower(shop, skuId, 900)
    await notifyReduced({ ctx: ctxOf(shop) })
    expect(await kindsOf(shop, shopper)).toEqual([])
  })

  test('must belong to a product', async ({ shop }) => {
    const shopper = await mintShopper(shop)
    const input = { productId: 2 ** 40, wanted: true }
    const { body } = await send(shop.app, setPriceWish, input, shopper)
    expect(body).toMatchObject({ code: 0, reason: 'notFound' })
  })
})

describe('the reminder of receipt', () => {
  const untilReminder = (receiveDays - receiptReminderDays) * daySeconds

  test('comes once before receipt confirms itself, and again after an extension', async ({
    shop,
  }) => {
    const shopper = await mintShopper(shop, { balanceCents: 100_000 })
    const goods = await mintGoods(shop)
    const order = await mintOrder(shop, shopper, [{ skuId: goods.skuId, quantity: 1 }])
    const life = orderLife(shop, { shopper, order })
    await mustDo(life.pay())
    await mustDo(life.ship())
    const remind = () => remindOfReceipt({ ctx: ctxOf(shop) })
    const reminders = async () =>
      (await kindsOf(shop, shopper)).filter((kind) => kind === 'receipt.due').length
    const counts: number[] = []
    await passTime(shop, shopper, untilReminder - 1)
    await remind()
    counts.push(await reminders())
    await passTime(shop, shopper, 1)
    await Promise.all([remind(), remind()])
    await remind()
    counts.push(await reminders())
    await ask(shop.app, extendReceipt, { orderId: order.id }, shopper)
    await remind()
    counts.push(await reminders())
    await passTime(shop, shopper, 7 * daySeconds)
    await remind()
    counts.push(await reminders())
    expect(counts).toEqual([0, 1, 1, 2])
    await ask(shop.app, confirmReceipt, { orderId: order.id }, shopper)
  })
})

describe('the mails of notices', () => {
  const sent = async (shop: TestShop) => {
    const mails: Mail[] = []
    const mailer = { send: async (mail: Mail) => void mails.push(mail) }
    await sendOrderMails({
      ctx: { ...ctxOf(shop), mailer },
      input: { origin: 'https://shop.example', mailsPerRecipient: 100 },
    })
    return mails.map(({ subject, text }) => [subject, text])
  }

  test('say what happened, lead there, and stop when they are turned off', async ({ shop }) => {
    const shopper = await mintShopper(shop)
    const { db } = shop.database
    await db.update(users).set({ email: 'ida@example.com' }).where(eq(users.id, shopper.userId))
    const goods = await mintGoods(shop, { priceCents: 1_000 })
    const [row] = await db.select().from(skus).where(eq(skus.id, goods.skuId))
    await ask(shop.app, setPriceWish, { productId: goods.productId, wanted: true }, shopper)
    const reduce = async (priceCents: number) => {
      await changePrice({ ctx: ctxOf(shop), input: { sku: row!.code, priceCents } })
      await notifyReduced({ ctx: ctxOf(shop) })
    }
    await reduce(900)
    const [[subject, text] = []] = await sent(shop)
    expect([subject, text]).toEqual([
      'Harborlane: Price lower: what you are watching',
      expect.stringMatching(
        new RegExp(
          `^Price lower: what you are watching\\n\\n.+ · \\$9\\.00\\n\\nSee more: https://shop\\.example/detail/${goods.productId}\\?sku=${goods.skuId}\\n\\nChoose which mails you get: https://shop\\.example/notificationSettings$`,
        ),
      ),
    ])
    await reduce(800)
    const choice = { topic: 'price', way: 'mail', wanted: false } as const
    await ask(shop.app, setNotificationChoice, choice, shopper)
    expect(await sent(shop)).toEqual([])
  })
})

describe('the settings', () => {
  test('say what is fixed, and refuse to turn it off', async ({ shop }) => {
    const shopper = await mintShopper(shop)
    const { topics, hasMail } = await ask(shop.app, showNotificationSettings, {}, shopper)
    expect([
      topics.filter(({ app }) => !app),
      topics.filter(({ mail }) => !mail).map(({ topic }) => topic),
      hasMail,
    ]).toEqual([[], ['delivered'], false])
    for (const fixed of [
      { topic: 'refund', way: 'app' },
      { topic: 'wallet', way: 'app' },
      { topic: 'security', way: 'mail' },
    ] as const) {
      const input = { ...fixed, wanted: false }
      const { body } = await send(shop.app, setNotificationChoice, input, shopper)
      expect(body).toMatchObject({ code: 0, reason: 'choiceFixed' })
    }
  })
})
