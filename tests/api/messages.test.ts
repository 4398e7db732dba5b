import { eq, sql } from 'drizzle-orm'
import { afterAll, describe, expect } from 'vitest'
import { messagesPerHour, shownMessages } from '../../contract/limits.ts'
import { readMessages, sendMessage, showMessages } from '../../contract/messages.ts'
import { countNotices, listNotices } from '../../contract/notices.ts'
import { cancelOrder } from '../../contract/orders.ts'
import { sendOrderMails } from '../../server/boot/sendOrderMails.ts'
import { rowsOf } from '../../server/db/client.ts'
import { orderMessages } from '../../server/db/schema/messages.ts'
import { users } from '../../server/db/schema/users.ts'
import type { Mail } from '../../server/domain/messaging/mails/mail.ts'
import type { OperatorThread } from '../../server/office/queries/listMessages.ts'
import { mintGoods } from '../factories/goods.ts'
import { askOffice, mintUpload, mustDo } from '../factories/orderLife.ts'
import { mintOrder } from '../factories/orders.ts'
import { mintShopper, passTime } from '../factories/shoppers.ts'
import { ask, send } from '../support/callApi.ts'
import { day, periods } from '../support/facts.ts'
import { listeningOffice, type ListeningOffice } from '../support/listeningOffice.ts'
import { freshShopTest, test } from '../support/shopTest.ts'
import type { TestShop } from '../support/testShop.ts'

async function ordered(shop: TestShop) {
  const shopper = await mintShopper(shop, { balanceCents: 100_000 })
  const goods = await mintGoods(shop, { priceCents: 1_000 })
  const order = await mintOrder(shop, shopper, [{ skuId: goods.skuId, quantity: 1 }])
  const write = (text: string, pictures: string[] = [], key?: string) =>
    send(
      shop.app,
      sendMessage,
      { orderId: order.id, text, pictures },
      { token: shopper.token, key },
    )
  const answer = (text: string) => askOffice(shop, '/message/answer', { order: order.sn, text })
  const thread = () => ask(shop.app, showMessages, { orderId: order.id }, shopper)
  return { shopper, order, write, answer, thread }
}

const rowsAbout = (shop: TestShop, orderId: number) =>
  shop.database.db.select().from(orderMessages).where(eq(orderMessages.orderId, orderId))

describe('a message about an order', () => {
  let office: ListeningOffice
  test.beforeAll(async ({ shop }) => {
    office = await listeningOffice(shop)
  })
  afterAll(() => office.close())

  test('reaches the shop, and the answer reaches the shopper as unread until it is opened', async ({
    shop,
  }) => {
    const { shopper, order, write, answer, thread } = await ordered(shop)
    expect(await thread()).toEqual({
      orderId: order.id,
      sn: order.sn,
      list: [],
      unread: 0,
      writableUntil: null,
    })
    const picture = await mintUpload(shop, shopper)
    await mustDo(write('  When does it\u202e leave?  ', [picture]))
    await mustDo(answer('Tomorrow.\nWith DHL.'))

    const found = await thread()
    expect(found.list).toEqual([
      {
        id: expect.any(Number) as number,
        from: 'shopper',
        text: 'When does it leave?',
        pictures: [expect.objectContaining({ id: picture })],
        at: shop.clock.now().toISOString(),
      },
      expect.objectContaining({ from: 'shop', text: 'Tomorrow.\nWith DHL.', pictures: [] }),
    ])
    expect([found.unread, (await ask(shop.app, countNotices, {}, shopper)).unread]).toEqual([1, 1])

    const upToId = found.list.at(-1)?.id ?? 0
    const read = await ask(shop.app, readMessages, { orderId: order.id, upToId }, shopper)
    expect(read).toEqual({ ...found, unread: 0 })
    expect((await ask(shop.app, countNotices, {}, shopper)).unread).toBe(0)
    const { list: notices } = await ask(shop.app, listNotices, {}, shopper)
    expect(notices.slice(0, 2).map(({ kind, orderId }) => [kind, orderId])).toEqual([
      ['message.received', order.id],
      ['message.sent', order.id],
    ])
  })

  test('is stored once when ten parallel requests have the same key', async ({ shop }) => {
    const { order, write } = await ordered(shop)
    const key = 'one-message-one-message'
    const answers = await Promise.all(Array.from({ length: 10 }, () => write('Only once', [], key)))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect((await rowsAbout(shop, order.id)).map(({ text }) => text)).toEqual(['Only once'])
  })

  test.for([
    ['no text', { text: ' \u200b ', pictures: [] }],
    ['too much text', { text: 'a'.repeat(1_001), pictures: [] }],
    ['too many pictures', { text: 'a', pictures: Array.from({ length: 4 }, () => 'a'.repeat(24)) }],
  ] as const)('is refused with %s', async ([, { text, pictures }], { shop }) => {
    const { order, write } = await ordered(shop)
    expect((await write(text, [...pictures])).body.reason).toBe('invalidInput')
    expect(await rowsAbout(shop, order.id)).toEqual([])
  })

  test('is not deleted or changed in the database', async ({ shop }) => {
    const { order, write } = await ordered(shop)
    await mustDo(write('As it was'))
    const { db } = shop.database
    for (const statement of [
      sql`update order_messages set text = 'Another' where order_id = ${order.id}`,
      sql`update order_messages set text = '', pictures = '[]' where order_id = ${order.id}`,
      sql`delete from order_messages where order_id = ${order.id}`,
      sql`truncate order_messages cascade`,
    ]) {
      await expect(db.execute(statement)).rejects.toThrow()
    }
    expect((await rowsAbout(shop, order.id)).map(({ text }) => text)).toEqual(['As it was'])
  })

  test('of a thread beyond the shown number leaves the first ones out', async ({ shop }) => {
    const { answer, thread } = await ordered(shop)
    for (let each = 0; each <= shownMessages; each += 1) await mustDo(answer(`Answer ${each}`))
    const { list } = await thread()
    expect([list.length, list[0]?.text, list.at(-1)?.text]).toEqual([
      shownMessages,
      'Answer 1',
      `Answer ${shownMessages}`,
    ])
  })

  test('is listed for the office until it is answered, longest first', async ({ shop }) => {
    const late = await ordered(shop)
    const early = await ordered(shop)
    const waiting = async () =>
      (await office.answer<OperatorThread[]>('message', 'list')).filter(({ sn }) =>
        [late.order.sn, early.order.sn].includes(sn),
      )
    await mustDo(early.write('First'))
    await mustDo(late.write('Second'))
    await mustDo(early.write('And more'))
    expect(await waiting()).toMatchObject([
      { sn: early.order.sn, account: early.shopper.account, waiting: 2, lastText: 'And more' },
      { sn: late.order.sn, waiting: 1 },
    ])
    const { out } = await office.type('watch', '--once')
    expect(out).toMatch(new RegExp(`Messages \\(\\d+\\)\nWAITS.*\n[^]*${late.order.sn}.*Second`))

    const text = 'We are on it, dear Noor'
    const typed = await office.type('message', 'answer', early.order.sn, '--text', text)
    expect(typed.out).toBe(`${early.order.sn}: answered\n`)
    expect(await waiting()).toMatchObject([{ sn: late.order.sn }])
    expect(
      await office.answer<OperatorThread[]>('message', 'list', '--filter', 'all', '--search', text),
    ).toMatchObject([{ sn: early.order.sn, waiting: 0, waitsSince: null, lastText: text }])

    const shown = await office.type('message', 'show', early.order.sn)
    expect(shown.out).toMatch(/shopper\n {2}First\n[^]*shopper\n {2}And more\n[^]*shop\n {2}We are/)
    const log = await office.answer<{ command: string }[]>('log', '--on', `order ${early.order.sn}`)
    expect(log.map(({ command }) => command)).toEqual([
      `message show ${early.order.sn}`,
      `message answer ${early.order.sn} --text …`,
    ])
  })

  test.for([
    ['too long', 'a person '.repeat(300)],
    ['with quotes and line breaks', 'a "person"\nwrites \\'],
  ] as const)('of the shop that is %s leaves no text in the log', async ([, text], { shop }) => {
    const { order } = await ordered(shop)
    await office.type('message', 'answer', order.sn, '--text', text)
    const log = await office.answer<{ command: string }[]>('log', '--limit', '5')
    const commands = log.map(({ command }) => command)
    expect(commands).toContain(`message answer ${order.sn} --text …`)
    expect(commands.join()).not.toContain('person')
  })

  test('with pictures is shown to the office with their files', async ({ shop }) => {
    const { shopper, order, write } = await ordered(shop)
    const picture = await mintUpload(shop, shopper)
    await mustDo(write('Look', [picture]))
    expect((await office.type('message', 'show', order.sn)).out).toContain(`picture ${picture}`)
    const [used] = await rowsOf(
      shop.database.db,
      sql`select uses from uploads where id = ${picture}`,
    )
    expect(used).toEqual({ uses: 1 })
  })

  test('of the shop is mailed in the shopper’s language, with its text and a link', async ({
    shop,
  }) => {
    const { shopper, order, answer } = await ordered(shop)
    const { db } = shop.database
    await db
      .update(users)
      .set({ email: 'noor@example.com', language: 'han' })
      .where(eq(users.id, shopper.userId))
    await mustDo(answer('Tomorrow.\nWith DHL.'))
    const mails: Mail[] = []
    const mailer = { send: async (mail: Mail) => void mails.push(mail) }
    const input = { origin: 'https://shop.example', mailsPerRecipient: 10 }
    for (let beat = 0; beat < 2; beat += 1) {
      await sendOrderMails({ ctx: { db, clock: shop.clock, mailer }, input })
    }
    expect(mails.filter(({ to }) => to === 'noor@example.com')).toEqual([
      {
        id: expect.stringMatching(/^order-mail-\d+$/) as string,
        to: 'noor@example.com',
        subject: `Harborlane 주문 ${order.sn}에 관한 메시지`,
        text: `주문 ${order.sn}에 대해 판매자가 메시지를 보냈습니다:\n\nTomorrow.\nWith DHL.\n\n메시지 확인 및 답장: https://shop.example/messages/${order.id}`,
      },
    ])
  })
})

describe('the time to write', () => {
  freshShopTest('ends at once for an order that was not paid in time', async ({ shop }) => {
    const { shopper, write, thread } = await ordered(shop)
    await passTime(shop, shopper, day)
    expect((await write('Too late')).body.reason).toBe('messagesClosed')
    expect((await thread()).writableUntil).not.toBeNull()
  })

  freshShopTest('ends thirty days after the order did', async ({ shop }) => {
    const { shopper, order, write, thread } = await ordered(shop)
    await mustDo(send(shop.app, cancelOrder, { orderId: order.id }, shopper))
    const { writableUntil } = await thread()
    expect(Date.parse(writableUntil ?? '')).toBe(
      shop.clock.now().getTime() + periods.toWriteAfterEnd * 1_000,
    )
    await passTime(shop, shopper, periods.toWriteAfterEnd - 1)
    await mustDo(write('In time'))
    await passTime(shop, shopper, 1)
    expect((await write('Too late')).body.reason).toBe('messagesClosed')
  })

  freshShopTest('pauses after too many messages, and says until when', async ({ shop }) => {
    const { shopper, order, write } = await ordered(shop)
    for (let each = 0; each < messagesPerHour; each += 1) await mustDo(write(`Message ${each}`))
    const eachSeconds = 3_600 / messagesPerHour
    const until = new Date(shop.clock.now().getTime() + eachSeconds * 1_000).toISOString()
    const { body } = await write('One more')
    expect([body.reason, body.data]).toEqual(['tooManyMessages', { until }])
    expect(await rowsAbout(shop, order.id)).toHaveLength(messagesPerHour)
    await passTime(shop, shopper, eachSeconds)
    await mustDo(write('One more'))
  })
})
