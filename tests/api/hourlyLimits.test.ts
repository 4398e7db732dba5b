import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { register } from '../../contract/account.ts'
import { requestResetCode, resetPassword } from '../../contract/passwords.ts'
import { loginFailures, users } from '../../server/db/schema/users.ts'
import { mintShopper } from '../factories/shoppers.ts'
import { browserAt } from '../support/browserAt.ts'
import { ask, send } from '../support/callApi.ts'
import { openTestDatabase } from '../support/testDatabase.ts'
import { shopOn, testClock, type TestShop } from '../support/testShop.ts'

const limits = { registrationsPerAddress: 3, codesPerAddress: 6, mailsPerRecipient: 2 }
const password = 'correct-horse'

describe('hourly limits', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = shopOn(await openTestDatabase(), testClock(), { limits })
  })
  afterEach(async () => {
    await shop.database.db.delete(loginFailures)
    expect(shop.unexpectedErrors).toEqual([])
  })
  afterAll(() => shop.close())

  async function mailedShopper(email: string) {
    const shopper = await mintShopper(shop)
    await shop.database.db.update(users).set({ email }).where(eq(users.id, shopper.userId))
    return shopper
  }

  const askCode = async (address: string, account: string) =>
    (await send(browserAt(shop.app, address), requestResetCode, { account })).body.reason ?? 'kept'

  test('of registrations per address: one more is allowed after its share of the hour; other addresses go on', async () => {
    const enter = async (address: string) => {
      const input = { account: `new-${randomUUID()}`, password }
      return (await send(browserAt(shop.app, address), register, input)).body.reason ?? 'registered'
    }
    const answers = []
    for (let at = 0; at < 4; at += 1) answers.push(await enter('192.0.2.1'))
    answers.push(await enter('192.0.2.2'))
    shop.clock.advance(20 * 60)
    answers.push(await enter('192.0.2.1'), await enter('192.0.2.1'))
    expect(answers).toEqual([
      'registered',
      'registered',
      'registered',
      'tooManyAttempts',
      'registered',
      'registered',
      'tooManyAttempts',
    ])
  })

  test('of registrations answer when to retry', async () => {
    const now = shop.clock.now()
    const blockedUntil = new Date(now.getTime() + 60 * 60 * 1000)
    const row = { key: 'registrations:unknown', failures: 3, lastFailureAt: now, blockedUntil }
    await shop.database.db.insert(loginFailures).values(row)
    const answer = await shop.app.request(`${register.path}?lang=en`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ account: `new-${randomUUID()}`, password }),
    })
    const until = new Date(now.getTime() + 20 * 60 * 1000).toISOString()
    expect([answer.status, answer.headers.get('retry-after'), await answer.json()]).toEqual([
      200,
      '1200',
      {
        code: expect.any(Number),
        msg: 'Too many attempts. Please try again later',
        data: { until },
        time: expect.any(Number),
        reason: 'tooManyAttempts',
      },
    ])
  })

  test('of mailed codes per address hold over all accounts', async () => {
    const reasons = []
    for (let at = 0; at < 7; at += 1) reasons.push(await askCode('192.0.2.3', `a-${randomUUID()}`))
    expect(reasons).toEqual([...Array.from({ length: 6 }, () => 'kept'), 'tooManyAttempts'])
  })

  test('of mails per mailbox hold over all accounts and names, and the last code works', async () => {
    const before = shop.mails.length
    const mailbox = randomUUID()
    const [first, second, third] = [
      await mailedShopper(`${mailbox}+shop@example.com`),
      await mailedShopper(`${mailbox.toUpperCase()}@example.com`),
      await mailedShopper(`${mailbox}@example.com`),
    ]
    const reasons = []
    for (const { account } of [first, second, third, second]) {
      reasons.push(await askCode(`192.0.2.${4 + reasons.length}`, account))
    }
    const mails = shop.mails.slice(before)
    const code = /\b\d{8}\b/.exec(mails[1]?.text ?? '')?.[0] ?? ''
    const given = { account: second.account, code, password: 'battery-staple' }
    expect([reasons, mails.length, await ask(shop.app, resetPassword, given)]).toEqual([
      ['kept', 'kept', 'kept', 'kept'],
      2,
      { sessionsEnded: true },
    ])
  })
})
