import { gt, isNotNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { register } from '../../contract/account.ts'
import { subscribePush } from '../../contract/notificationSettings.ts'
import { sendPushes } from '../../server/boot/sendPushes.ts'
import { pushMessages } from '../../server/db/schema/notifications.ts'
import { users } from '../../server/db/schema/users.ts'
import { openSession } from '../../server/domain/identity/session/openSession.ts'
import { addNotice } from '../../server/domain/kernel/addNotice.ts'
import { mintShopper } from '../factories/shoppers.ts'
import { startProcess } from '../faults/serverProcess.ts'
import { ask, remote } from '../support/callApi.ts'
import { openTestDatabase } from '../support/testDatabase.ts'
import type { TestShop } from '../support/testShop.ts'
import { openTwoServers, testPushes, type TwoServers } from '../support/twoServers.ts'

const changes = 20

let here: TwoServers['here']
let there: TwoServers['there']
let service: TwoServers['service']
let close: TwoServers['close']
beforeAll(async () => {
  ;({ here, there, service, close } = await openTwoServers())
})
afterAll(() => close())
const beat = ({ database, clock }: TestShop) =>
  sendPushes({ ctx: { db: database.db, clock, pushes: testPushes } })

test('twenty concurrent changes reach each device once, from two servers at work', async () => {
  const shopper = await mintShopper(here)
  const ctx = { db: here.database.db, clock: here.clock, lang: 'en' as const }
  const { userinfo } = await openSession(ctx, { id: shopper.userId, account: '' }, 'desk')
  await ask(here.app, subscribePush, service.openDevice('phone'), shopper)
  await ask(here.app, subscribePush, service.openDevice('desk'), userinfo)
  const writing = new AbortController()
  const sending = [here, there].map(async (shop) => {
    while (!writing.signal.aborted) await beat(shop)
    await beat(shop)
  })
  await Promise.all(
    Array.from({ length: changes }, (_, at) =>
      addNotice((at % 2 === 0 ? here : there).database.db, {
        userId: shopper.userId,
        kind: 'message.received',
        at: here.clock.now(),
      }),
    ),
  )
  writing.abort()
  await Promise.all(sending)
  expect([idsAt('phone').length, new Set(idsAt('phone')).size]).toEqual([changes, changes])
  expect(idsAt('desk').toSorted()).toEqual(idsAt('phone').toSorted())
})

test('a message whose server is killed while it sends is sent by the next one', async () => {
  const database = await openTestDatabase()
  const { db } = database
  const env = { DATABASE_URL: database.url, SITE: 'off', PUSH_LOOPBACK: 'on' }
  const first = await startProcess(env)
  const account = { account: 'pushed@example.com', password: 'correct-horse' }
  const { userinfo } = await ask(remote(first.address), register, account)
  await ask(remote(first.address), subscribePush, service.openDevice('killed'), userinfo)
  const [user] = await db.select({ id: users.id }).from(users)
  service.answerWith(null)
  await addNotice(db, { userId: user!.id, kind: 'message.received', at: new Date() })
  const claimed = gt(pushMessages.tries, 0)
  await expect.poll(() => db.$count(pushMessages, claimed), { timeout: 10_000 }).toBe(1)
  await first.kill()

  service.answerWith(201)
  // It would be due again in a minute.
  await db.update(pushMessages).set({ nextTryAt: new Date() })
  const second = await startProcess(env)
  onTestFinished(async () => {
    await second.stop()
    await database.close()
  })
  const isSent = isNotNull(pushMessages.sentAt)
  await expect.poll(() => db.$count(pushMessages, isSent), { timeout: 10_000 }).toBe(1)
  expect(idsAt('killed')).toHaveLength(1)
})

function idsAt(name: string): number[] {
  return service.received
    .filter(({ device }) => device === name)
    .map(({ payload }) => (payload as { id: number }).id)
}
