import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect } from 'vitest'
import { listSessions } from '../../contract/passwords.ts'
import {
  setNotificationChoice,
  setPushDetails,
  showNotificationSettings,
  subscribePush,
  unsubscribePush,
} from '../../contract/notificationSettings.ts'
import { maxPushDevices } from '../../contract/limits.ts'
import { logout } from '../../contract/account.ts'
import { sendPushes } from '../../server/boot/sendPushes.ts'
import { pushMessages, pushSubscriptions } from '../../server/db/schema/notifications.ts'
import { users } from '../../server/db/schema/users.ts'
import { openSession } from '../../server/domain/identity/session/openSession.ts'
import { mintGoods } from '../factories/goods.ts'
import { askOffice, mustDo, orderLife } from '../factories/orderLife.ts'
import { mintOrder } from '../factories/orders.ts'
import { mintShopper, type MintedShopper } from '../factories/shoppers.ts'
import { ask, send } from '../support/callApi.ts'
import { openPushService, type PushService } from '../support/pushService.ts'
import { test } from '../support/shopTest.ts'
import { testPushes } from '../support/twoServers.ts'
import { testPush, type TestShop } from '../support/testShop.ts'

let service: PushService
beforeAll(async () => {
  service = await openPushService(() => testPush.publicKey)
})
afterAll(() => service.close())
beforeEach(() => {
  service.received.length = 0
  service.answerWith(201)
})

const beat = ({ database, clock }: TestShop) =>
  sendPushes({ ctx: { db: database.db, clock, pushes: testPushes } })

let named = 0
/** A shopper whose device is subscribed. */
async function subscribed(shop: TestShop, language: string | null = null) {
  const shopper = await mintShopper(shop, { balanceCents: 100_000 })
  await shop.database.db.update(users).set({ language }).where(eq(users.id, shopper.userId))
  named += 1
  const name = `device-${named}`
  const device = service.openDevice(name)
  await ask(shop.app, subscribePush, device, shopper)
  return { shopper, name, device }
}

async function shipped(shop: TestShop, shopper: MintedShopper) {
  const goods = await mintGoods(shop, { priceCents: 1_999 })
  const order = await mintOrder(shop, shopper, [{ skuId: goods.skuId, quantity: 1 }])
  const life = orderLife(shop, { shopper, order })
  await mustDo(life.pay())
  await mustDo(life.ship())
  return { order, life }
}

describe('push messages', () => {
  test('arrive encrypted, in the account’s language, without goods or amounts', async ({
    shop,
  }) => {
    const { shopper, name } = await subscribed(shop, 'ri')
    const { order } = await shipped(shop, shopper)
    const counts = await beat(shop)
    expect([counts, service.received]).toEqual([
      { sent: 1, gone: 0, later: 0, refused: 0 },
      [
        {
          device: name,
          ttl: '86400',
          topic: expect.stringMatching(/^notice-\d+$/),
          payload: {
            id: expect.any(Number),
            title: 'Harborlane',
            body: '商品の荷物が発送されました',
            tag: `order-${order.id}`,
            href: `/orderInfo/${order.id}`,
            lang: 'ja',
            at: shop.clock.now().getTime(),
          },
        },
      ],
    ])
  })

  test('name goods and amounts once the shopper allows it', async ({ shop }) => {
    const { shopper } = await subscribed(shop)
    await ask(shop.app, setPushDetails, { shown: true }, shopper)
    const { order, life } = await shipped(shop, shopper)
    await mustDo(life.applyRefund())
    await mustDo(life.approve())
    await beat(shop)
    const title = order.lines[0]!.title
    expect(bodies().toSorted()).toEqual([
      `A parcel with your goods is on its way · ${title}`,
      `Your money is back in your balance · ${title} · $19.99`,
      `Your refund is approved · ${title} · $19.99`,
    ])
  })

  test('leave out what shoppers did themselves, and what they turned off', async ({ shop }) => {
    const { shopper } = await subscribed(shop)
    const choice = { topic: 'shipped', way: 'push', wanted: false } as const
    await ask(shop.app, setNotificationChoice, choice, shopper)
    const { life } = await shipped(shop, shopper)
    expect([await beat(shop), bodies()]).toEqual([none, []])
    await ask(shop.app, setNotificationChoice, { ...choice, wanted: true }, shopper)
    const [parcel] = (await life.read()).parcels
    const arrival = { parcelId: parcel!.id, happened: 'At the door', isDelivered: true }
    await mustDo(askOffice(shop, '/parcels/track', arrival))
    await beat(shop)
    expect(bodies()).toEqual(['Your parcel was delivered'])
  })

  test('that are turned off while they wait are not sent', async ({ shop }) => {
    const { shopper } = await subscribed(shop)
    await shipped(shop, shopper)
    const choice = { topic: 'shipped', way: 'push', wanted: false } as const
    await ask(shop.app, setNotificationChoice, choice, shopper)
    expect([await beat(shop), bodies()]).toEqual([none, []])
  })

  test('end with the session, also those that wait', async ({ shop }) => {
    const { shopper } = await subscribed(shop)
    await shipped(shop, shopper)
    await ask(shop.app, logout, {}, shopper)
    expect([await beat(shop), bodies(), await rowsOf(shop, shopper)]).toEqual([none, [], [0, 0]])
  })

  test('are not sent once the session has expired', async ({ shop }) => {
    const { shopper } = await subscribed(shop)
    shop.clock.advance(3 * 86_400 - 10)
    await shipped(shop, shopper)
    shop.clock.advance(20)
    expect([await beat(shop), bodies()]).toEqual([none, []])
  })

  test('end on the device that turns them off, and no other', async ({ shop }) => {
    const { shopper } = await subscribed(shop)
    await ask(shop.app, unsubscribePush, {}, shopper)
    await shipped(shop, shopper)
    expect([await beat(shop), await rowsOf(shop, shopper)]).toEqual([none, [0, 0]])
  })

  test.for([404, 410])('end when the push service answers %i', async (status, { shop }) => {
    const { shopper } = await subscribed(shop)
    await shipped(shop, shopper)
    service.answerWith(status)
    expect([await beat(shop), await rowsOf(shop, shopper)]).toEqual([{ ...none, gone: 1 }, [0, 0]])
    const settings = await ask(shop.app, showNotificationSettings, {}, shopper)
    expect(settings.push.isOn).toBe(false)
  })

  test('wait while the push service is down, and are sent once', async ({ shop }) => {
    const { shopper } = await subscribed(shop)
    await shipped(shop, shopper)
    service.answerWith(503)
    const down = [await beat(shop), await beat(shop)]
    service.answerWith(201)
    shop.clock.advance(60)
    const up = await Promise.all([beat(shop), beat(shop), beat(shop)])
    expect([down, up.map(({ sent }) => sent).toSorted(), bodies()]).toEqual([
      [{ ...none, later: 1 }, none],
      [0, 0, 1],
      ['A parcel with your goods is on its way'],
    ])
  })

  test('wait as long as the push service asks for, and no longer than a day', async ({ shop }) => {
    const { shopper } = await subscribed(shop)
    await shipped(shop, shopper)
    service.answerWith(429, { 'retry-after': '600' })
    const asked = [await beat(shop)]
    shop.clock.advance(599)
    asked.push(await beat(shop))
    shop.clock.advance(1)
    asked.push(await beat(shop))
    expect(asked).toEqual([{ ...none, later: 1 }, none, { ...none, later: 1 }])
    service.answerWith(201)
    shop.clock.advance(86_400)
    expect([await beat(shop), bodies()]).toEqual([none, []])
  })

  test('that are refused are given up', async ({ shop }) => {
    const { shopper } = await subscribed(shop)
    await shipped(shop, shopper)
    service.answerWith(400)
    const first = await beat(shop)
    service.answerWith(201)
    shop.clock.advance(3_600)
    expect([first, await beat(shop)]).toEqual([{ ...none, refused: 1 }, none])
  })

  test('are not redirected', async ({ shop }) => {
    const { shopper, name } = await subscribed(shop)
    await shipped(shop, shopper)
    service.answerWith(307, { location: `${service.address}/${name}` })
    expect([await beat(shop), bodies()]).toEqual([{ ...none, refused: 1 }, []])
  })
})

describe('a subscription', () => {
  test('moves with the browser to the shopper who signs in there', async ({ shop }) => {
    const { shopper, device } = await subscribed(shop)
    const other = await mintShopper(shop, { balanceCents: 100_000 })
    await ask(shop.app, subscribePush, device, other)
    await shipped(shop, shopper)
    expect([await beat(shop), await rowsOf(shop, shopper)]).toEqual([none, [0, 0]])
    await shipped(shop, other)
    expect(await beat(shop)).toEqual({ ...none, sent: 1 })
  })

  test('is listed with its session', async ({ shop }) => {
    const { shopper } = await subscribed(shop)
    const { list } = await ask(shop.app, listSessions, {}, shopper)
    expect(list.map(({ hasPush }) => hasPush)).toEqual([true])
  })

  test.for([
    'http://push.example.com/a',
    'https://localhost/a',
    'https://127.0.0.1/a',
    'https://[::1]/a',
    'https://10.0.0.1/a',
    'https://2130706433/a',
    'https://0x7f.1/a',
    'https://shop.internal/a',
    'https://push.example.com:8443/a',
    'https://name:word@push.example.com/a',
    'ftp://push.example.com/a',
  ])('is refused at %s', async (endpoint, { shop }) => {
    const { shopper, device } = await subscribed(shop)
    const answer = await send(shop.app, subscribePush, { ...device, endpoint }, shopper)
    expect(answer.body).toMatchObject({ code: 0, reason: 'pushRefused' })
  })

  test('is refused with a key that nothing can be encrypted for', async ({ shop }) => {
    const { shopper, device } = await subscribed(shop)
    const p256dh = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 1)]).toString('base64url')
    const answer = await send(shop.app, subscribePush, { ...device, p256dh }, shopper)
    expect(answer.body).toMatchObject({ code: 0, reason: 'pushRefused' })
  })

  test(`of the oldest of ${maxPushDevices + 1} devices ends`, async ({ shop }) => {
    const { shopper } = await subscribed(shop)
    const { db } = shop.database
    const [own] = await db
      .select()
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.userId, shopper.userId))
    const ctx = { db, clock: shop.clock, lang: 'en' as const }
    for (let at = 0; at < maxPushDevices; at += 1) {
      const user = { id: shopper.userId, account: shopper.account }
      const { userinfo } = await openSession(ctx, user, 'tests')
      await ask(shop.app, subscribePush, service.openDevice(`many-${named}-${at}`), userinfo)
    }
    const left = await db
      .select({ id: pushSubscriptions.id })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.userId, shopper.userId))
    expect([left.length, left.some(({ id }) => id === own!.id)]).toEqual([maxPushDevices, false])
  })
})

const none = { sent: 0, gone: 0, later: 0, refused: 0 }

function bodies(): string[] {
  return service.received.map(({ payload }) => (payload as { body: string }).body)
}

/** How many subscriptions a shopper has, and how many unsent messages wait for them. */
async function rowsOf({ database: { db } }: TestShop, { userId }: MintedShopper) {
  const own = eq(pushSubscriptions.userId, userId)
  const waiting = await db
    .select({ id: pushMessages.id })
    .from(pushMessages)
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.id, pushMessages.subscriptionId))
    .where(own)
  return [await db.$count(pushSubscriptions, own), waiting.length]
}
