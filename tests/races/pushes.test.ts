import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { register } from '../../contract/account.ts'
import { getUserInfo } from '../../contract/account.ts'
import { subscribePush } from '../../contract/notificationSettings.ts'
import { openPushSender } from '../../server/boot/openPushSender.ts'
import { sendPushes } from '../../server/boot/sendPushes.ts'
import { openPostgres } from '../../server/db/openPostgres.ts'
import { pushMessages } from '../../server/db/schema/notifications.ts'
import { addNotice } from '../../server/domain/kernel/addNotice.ts'
import { mintShopper } from '../factories/shoppers.ts'
import { startProcess } from '../faults/serverProcess.ts'
import { ask, remote } from '../support/callApi.ts'
import { openPushService, type PushService } from '../support/pushService.ts'
import { openTestDatabase } from '../support/testDatabase.ts'
import { shopOn, testClock, testPush, type TestShop } from '../support/testShop.ts'

const changes = 20
const devices = ['phone', 'desk']

let service: PushService
let here: TestShop
let there: TestShop
beforeAll(async () => {
  service = await openPushService(() => testPush.publicKey)
  const database = await openTestDatabase()
  const clock = testClock()
  here = shopOn(database, clock)
  there = shopOn(await openPostgres(database.url, 10), clock)
})
afterAll(async () => {
  expect([...here.unexpectedErrors, ...there.unexpectedErrors]).toEqual([])
  await there.close()
  await here.close()
  await service.close()
})

const pushes = openPushSender({
  key: testPush,
  subject: 'mailto:shop@example.com',
  allowsLoopback: true,
})
const beat = ({ database, clock }: TestShop) =>
  sendPushes({ ctx: { db: database.db, clock, pushes } })

test('twenty concurrent changes reach each device once, from two servers at work', async () => {
  const tokens = await Promise.all(devices.map(() => mintShopper(here)))
  const [shopper] = tokens
  for (const [at, name] of devices.entries()) {
    await ask(here.app, subscribePush, service.openDevice(name), tokens[at]!)
  }
  let isWriting = true
  const sending = [here, there].map(async (shop) => {
    while (isWriting) await beat(shop)
    await beat(shop)
  })
  await Promise.all(
    Array.from({ length: changes }, (_, at) =>
      addNotice((at % 2 === 0 ? here : there).database.db, {
        userId: tokens[at % devices.length]!.userId,
        kind: 'message.received',
        at: here.clock.now(),
      }),
    ),
  )
  isWriting = false
  await Promise.all(sending)

  const ids = service.received.map(({ payload }) => (payload as { id: number }).id)
  expect([ids.length, new Set(ids).size, shopper !== undefined]).toEqual([changes, changes, true])
})

test('a server that is killed while it sends leaves no message behind', async () => {
  const database = await openTestDatabase()
  onTestFinished(() => database.close())
  const env = { DATABASE_URL: database.url, SITE: 'off', PUSH_LOOPBACK: 'on' }
  const first = await startProcess(env)
  const host = remote(first.address)
  const { userinfo } = await ask(host, register, {
    account: 'pushed@example.com',
    password: 'correct-horse',
  })
  await ask(host, subscribePush, service.openDevice('killed'), userinfo)
  const { userId } = await ask(host, getUserInfo, {}, userinfo).then(async () => {
    const [row] = await database.db.query.users.findMany({ limit: 1 })
    return { userId: row!.id }
  })
  service.answerWith(null)
  await addNotice(database.db, { userId, kind: 'message.received', at: new Date() })
  await expect.poll(() => database.db.$count(pushMessages), { timeout: 5_000 }).toBe(1)
  await first.kill()
})
