import { eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setNotificationChoice, subscribePush } from '../../contract/notificationSettings.ts'
import { sendOrderMails } from '../../server/boot/sendOrderMails.ts'
import { sendPushes } from '../../server/boot/sendPushes.ts'
import { orderMails } from '../../server/db/schema/mails.ts'
import { pushMessages } from '../../server/db/schema/notifications.ts'
import { users } from '../../server/db/schema/users.ts'
import {
  sentKinds,
  topicOf,
  type SentNoticeKind,
} from '../../server/domain/identity/notifications/topics.ts'
import { addNotice } from '../../server/domain/kernel/addNotice.ts'
import { addSeconds } from '../../server/domain/kernel/clock.ts'
import type { Mail } from '../../server/domain/messaging/mails/mail.ts'
import { takeDueMail } from '../../server/domain/messaging/mails/takeDueMail.ts'
import { takeDuePush } from '../../server/domain/messaging/pushes/takeDuePush.ts'
import { mintGoods } from '../factories/goods.ts'
import { mustDo, orderLife } from '../factories/orderLife.ts'
import { mintOrder } from '../factories/orders.ts'
import { mintShopper, type MintedShopper } from '../factories/shoppers.ts'
import { ask } from '../support/callApi.ts'
import { openTwoServers, testPushes, type TwoServers } from '../support/twoServers.ts'

const changes = 20

/** These are mailed as an order's event, a message or a withdrawal, or not at all. */
const mailedOtherwise: ReadonlySet<SentNoticeKind> = new Set([
  'parcel.shipped',
  'parcel.corrected',
  'parcel.tracked',
  'order.annulled',
  'refund.refused',
  'refund.settled',
  'goods.returned',
  'return.lapsed',
  'message.received',
  'withdrawal.passed',
  'withdrawal.refused',
  'email.changed',
])

let here: TwoServers['here']
let there: TwoServers['there']
let service: TwoServers['service']
let close: TwoServers['close']
beforeAll(async () => {
  ;({ here, there, service, close } = await openTwoServers())
})
afterAll(() => close())
const mailsPerRecipient = 1_000

test.for(sentKinds)('twenty concurrent notices go out once by each way: %s', async (kind) => {
  const { shopper, orderId } = await mintListener(kind)
  const mails: Mail[] = []
  await whileSending(mails, () => addAtOnce(kind, { shopper, orderId }))
  await expectOnce(kind, mails)
})

test.for(sentKinds)('what a killed server had taken goes out once: %s', async (kind) => {
  const { shopper, orderId } = await mintListener(kind)
  await addAtOnce(kind, { shopper, orderId })
  const { db } = there.database
  const taken = [
    await takeDuePush({ ctx: { db, clock: there.clock } }),
    isMailed(kind) ? await takeDueMail({ ctx: theirCtx(), input: { mailsPerRecipient } }) : null,
  ]
  expect(taken.map((each) => each !== null)).toEqual([true, isMailed(kind)])
  const mails: Mail[] = []
  await whileSending(mails, async () => {})
  // Long after the kill it is due again.
  const due = { nextTryAt: addSeconds(here.clock.now(), -1) }
  await db.update(pushMessages).set(due).where(isNull(pushMessages.sentAt))
  await db.update(orderMails).set(due).where(isNull(orderMails.sentAt))
  await whileSending(mails, async () => {})
  await expectOnce(kind, mails)
})

const isMailed = (kind: SentNoticeKind) => !mailedOtherwise.has(kind)
const theirCtx = () => ({ db: there.database.db, clock: there.clock })

/** A shopper with an order under way, a mail address and a device, who wants everything. */
async function mintListener(kind: SentNoticeKind) {
  const shopper = await mintShopper(here, { balanceCents: 100_000 })
  const { skuId } = await mintGoods(here, { priceCents: 1_999 })
  const order = await mintOrder(here, shopper, [{ skuId, quantity: 1 }])
  const life = orderLife(here, { shopper, order })
  await mustDo(life.pay())
  await mustDo(life.ship())
  // The mails of that order are not the subject.
  await here.database.db.delete(orderMails)
  const email = `${shopper.account}@example.com`
  await here.database.db.update(users).set({ email }).where(eq(users.id, shopper.userId))
  service.received.length = 0
  await ask(here.app, subscribePush, service.openDevice(shopper.account), shopper)
  if (topicOf(kind) === 'delivered') {
    const choice = { topic: 'delivered', way: 'mail', wanted: true } as const
    await ask(here.app, setNotificationChoice, choice, shopper)
  }
  return { shopper, orderId: order.id }
}

async function addAtOnce(
  kind: SentNoticeKind,
  { shopper, orderId }: { shopper: MintedShopper; orderId: number },
): Promise<void> {
  const at = here.clock.now()
  await Promise.all(
    Array.from({ length: changes }, (_, each) =>
      addNotice((each % 2 === 0 ? here : there).database.db, {
        userId: shopper.userId,
        kind,
        orderId,
        at,
      }),
    ),
  )
}

/** Both servers send until the work is done, and all that is due then. */
async function whileSending(mails: Mail[], work: () => Promise<void>): Promise<void> {
  const writing = new AbortController()
  const mailer = { send: async (mail: Mail) => void mails.push(mail) }
  const sending = [here, there].map(async ({ database: { db }, clock }) => {
    const beat = async () => {
      await sendPushes({ ctx: { db, clock, pushes: testPushes } })
      await sendOrderMails({ ctx: { db, clock, mailer }, input: { origin: '', mailsPerRecipient } })
    }
    while (!writing.signal.aborted) await beat()
    await beat()
  })
  await work()
  writing.abort()
  await Promise.all(sending)
}

async function expectOnce(kind: SentNoticeKind, mails: Mail[]): Promise<void> {
  const pushed = service.received.map(({ payload }) => (payload as { id: number }).id)
  const mailed = mails.map(({ id }) => id)
  const wantedMails = isMailed(kind) ? changes : 0
  expect([pushed.length, new Set(pushed).size, mailed.length, new Set(mailed).size]).toEqual([
    changes,
    changes,
    wantedMails,
    wantedMails,
  ])
}
