import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect } from 'vitest'
import { cancelOrder } from '../../contract/orders.ts'
import { orderMails } from '../../server/db/schema/mails.ts'
import { users } from '../../server/db/schema/users.ts'
import { sweepRows } from '../../server/domain/integrity/sweeping/sweepRows.ts'
import { sendOrderMails } from '../../server/boot/sendOrderMails.ts'
import type { Mail } from '../../server/domain/messaging/mails/mail.ts'
import { mintGoods } from '../factories/goods.ts'
import { askOffice, mustDo, orderLife } from '../factories/orderLife.ts'
import { mintOrder } from '../factories/orders.ts'
import { mintShopper, type MintedShopper } from '../factories/shoppers.ts'
import { mintWithdrawal } from '../factories/wallet.ts'
import { ask } from '../support/callApi.ts'
import { test } from '../support/shopTest.ts'
import type { TestShop } from '../support/testShop.ts'

describe('the mails of an order', () => {
  let isDown = false
  const mails: Mail[] = []
  beforeEach(() => {
    mails.length = 0
    isDown = false
  })

  const mailer = {
    send: async (mail: Mail) => {
      if (isDown) throw new Error('no mail server')
      mails.push(mail)
    },
  }
  const beat = (shop: TestShop) =>
    sendOrderMails({
      ctx: { db: shop.database.db, clock: shop.clock, mailer },
      input: { origin: 'https://shop.example', mailsPerRecipient: 3 },
    })
  const mailed = async (shop: TestShop, email: string | null, language: string | null = null) => {
    const shopper = await mintShopper(shop, { balanceCents: 100_000 })
    await shop.database.db
      .update(users)
      .set({ email, language })
      .where(eq(users.id, shopper.userId))
    return shopper
  }
  const buy = async (shop: TestShop, shopper: MintedShopper) => {
    const goods = await mintGoods(shop, { priceCents: 1_999 })
    return mintOrder(shop, shopper, [{ skuId: goods.skuId, quantity: 2 }])
  }

  test('confirm a return with its time, goods and address, in the shopper’s language', async ({
    shop,
  }) => {
    const shopper = await mailed(shop, 'ines@example.com')
    const order = await buy(shop, shopper)
    const life = orderLife(shop, { shopper, order })
    await mustDo(life.pay())
    await mustDo(life.ship())
    await beat(shop)
    mails.length = 0
    const [line] = order.lines
    await mustDo(life.declareReturn([{ lineId: line!.lineId, quantity: 1 }]))
    await beat(shop)

    const [mail] = mails
    expect(mail?.subject).toBe(`Your return of Harborlane order ${order.sn}`)
    expect(mail?.text).toMatch(
      new RegExp(
        `^We received your return of order ${order.sn} on \\w+ \\d+, 2026(?:,| at) [\\d:]+ (?:A|P)M UTC\\. ` +
          `You get \\$19\\.99 back for:\n\n1 × `,
      ),
    )
    expect(mail?.text).toMatch(/Send the goods back by .+ to: Pier 4/)
    expect(mail?.text).not.toContain('Total')
  })

  test('report in the shopper’s language, once each, what was ordered, sent and paid back', async ({
    shop,
  }) => {
    const shopper = await mailed(shop, 'noor@example.com')
    const order = await buy(shop, shopper)
    const { id, sn } = order
    const life = orderLife(shop, { shopper, order })
    await mustDo(life.pay())
    await mustDo(life.ship())
    expect([await beat(shop), await beat(shop)]).toEqual([2, 0])
    await shop.database.db
      .update(users)
      .set({ language: 'zh-CN' })
      .where(eq(users.id, shopper.userId))
    await mustDo(life.applyRefund())
    await mustDo(life.approve())
    expect([await beat(shop), await beat(shop)]).toEqual([1, 0])

    const goods = `2 × ${order.lines[0]!.title}`
    const link = `https://shop.example/orderInfo/${id}`
    const [parcel] = (await life.read()).parcels
    const { carrier, trackingNumber } = parcel!
    expect(mails.map(({ to, subject, text }) => [to, subject, text])).toEqual([
      [
        'noor@example.com',
        `Your Harborlane order ${sn}`,
        `Thank you. This is what you ordered as ${sn}; it waits to be paid.\n\n${goods}\n\nShipping to United Kingdom: free\nTotal: $39.98\n\nSee the order: ${link}`,
      ],
      [
        'noor@example.com',
        `On its way: your Harborlane order ${sn}`,
        `Your order ${sn} is on its way with ${carrier} ${trackingNumber}.\n\n${goods}\n\nTotal: $39.98\n\nSee the order: ${link}`,
      ],
      [
        'noor@example.com',
        `Harborlane 订单 ${sn} 已退款`,
        `订单 ${sn} 的 $39.98 已退回您的余额。\n\n${goods}\n\n合计：$39.98\n\n查看订单：${link}`,
      ],
    ])
    expect(new Set(mails.map(({ id: name }) => name)).size).toBe(3)
  })

  test('are sent to shoppers with a mail address, and not for an order that was cancelled', async ({
    shop,
  }) => {
    await buy(shop, await mailed(shop, null))
    const shopper = await mailed(shop, 'off@example.com')
    const { id } = await buy(shop, shopper)
    await ask(shop.app, cancelOrder, { orderId: id }, shopper)
    expect([await beat(shop), mails]).toEqual([0, []])
  })

  test('wait without a mail server, and are sent once, whichever process sends them', async ({
    shop,
  }) => {
    const shopper = await mailed(shop, 'later@example.com')
    await buy(shop, shopper)
    isDown = true
    await expect(beat(shop)).rejects.toThrow('no mail server')
    isDown = false
    expect(await beat(shop)).toBe(0)
    shop.clock.advance(120)
    const sent = await Promise.all([beat(shop), beat(shop), beat(shop)])
    expect([sent.reduce((sum, one) => sum + one, 0), mails.map(({ to }) => to)]).toEqual([
      1,
      ['later@example.com'],
    ])
  })

  test('are given up after a day without a mail server', async ({ shop }) => {
    const { id } = await buy(shop, await mailed(shop, 'never@example.com'))
    isDown = true
    const tries: number[] = []
    for (let hours = 0; hours < 36; hours += 1) {
      tries.push(
        await beat(shop).then(
          () => 0,
          () => 1,
        ),
      )
      shop.clock.advance(3_600)
    }
    const [mail] = await shop.database.db
      .select()
      .from(orderMails)
      .where(eq(orderMails.orderId, id))
    expect([tries.reduce((sum, one) => sum + one, 0), mail?.tries, mail?.nextTryAt]).toEqual([
      7,
      7,
      null,
    ])
  })

  test('are limited per mailbox and hour; the others follow later', async ({ shop }) => {
    const shopper = await mailed(shop, 'many@example.com')
    for (let count = 0; count < 5; count += 1) await buy(shop, shopper)
    const now = await beat(shop)
    shop.clock.advance(1_200)
    const then = await beat(shop)
    shop.clock.advance(1_200)
    expect([now, then, await beat(shop)]).toEqual([3, 1, 1])
  })

  test('are deleted after 30 days', async ({ shop }) => {
    const { db } = shop.database
    await buy(shop, await mailed(shop, 'brief@example.com'))
    shop.clock.advance(30 * 86_400)
    const { order_mails: swept } = await sweepRows({ ctx: { db, clock: shop.clock } })
    expect([swept, await db.$count(orderMails)]).toEqual([expect.any(Number), 0])
  })

  test('answers to withdrawals and declined refunds are mailed with the reason', async ({
    shop,
  }) => {
    const shopper = await mailed(shop, 'kai@example.com')
    const order = await buy(shop, shopper)
    const life = orderLife(shop, { shopper, order })
    await mustDo(life.pay())
    await mustDo(life.ship())
    await mustDo(life.applyRefund())
    const [passed, refused] = [
      await mintWithdrawal(shop, shopper, 2_000),
      await mintWithdrawal(shop, shopper, 3_000),
    ]
    await beat(shop)
    mails.length = 0
    await mustDo(life.refuse())
    await mustDo(askOffice(shop, '/pass', { name: `W${passed.id}`, reference: 'BANK-77' }))
    await mustDo(askOffice(shop, '/decline', { name: `W${refused.id}`, reason: 'Wrong bank' }))
    shop.clock.advance(2 * 3_600)
    await beat(shop)
    const plain = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '')
    expect(mails.map(({ to, subject, text }) => [to, subject, plain(text)])).toEqual([
      [
        'kai@example.com',
        `Your refund request for Harborlane order ${order.sn}`,
        `The shop declined your refund request for order ${order.sn}: worn\n\n2 × ${order.lines[0]!.title}\n\nSee the order: https://shop.example/orderInfo/${order.id}`,
      ],
      [
        'kai@example.com',
        'Your Harborlane withdrawal',
        '$20.00 is on its way to you. Reference: BANK-77\n\nSee your withdrawals: https://shop.example/depositRecord',
      ],
      [
        'kai@example.com',
        'Your Harborlane withdrawal',
        'Your withdrawal of $30.00 was declined: Wrong bank\nThe whole sum is available again.\n\nSee your withdrawals: https://shop.example/depositRecord',
      ],
    ])
  })

  test('an order across a border says who pays duties there', async ({ shop }) => {
    const shopper = await mailed(shop, 'lou@example.com', 'ri')
    const [first, second] = [
      await mintGoods(shop, { delivery: shipsFrom('CN', 20) }),
      await mintGoods(shop, { delivery: shipsFrom('US', 'included') }),
    ]
    await mintOrder(shop, shopper, [{ skuId: first.skuId, quantity: 1 }])
    await beat(shop)
    expect(mails.at(-1)?.text).toContain('お届け時に約 20% の関税と税金がかかります')
    await mintOrder(shop, shopper, [
      { skuId: first.skuId, quantity: 1 },
      { skuId: second.skuId, quantity: 1 },
    ])
    await beat(shop)
    expect(mails.at(-1)?.text).toMatch(
      /: お届け時に約 20% .*\n.*: お届け時に関税や税金はかかりません/,
    )
  })
})

function shipsFrom(country: string, duty: 'included' | number) {
  return {
    country,
    dispatchDays: [1, 2] as [number, number],
    homeDays: [1, 2] as [number, number],
    abroadDays: [5, 9] as [number, number],
    duties: { '*': duty },
  }
}
