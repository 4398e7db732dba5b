import { eq } from 'drizzle-orm'
import { randomBytes, randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import { sessions, users } from '../../server/db/schema/users.ts'
import { getUserInfo, login } from '../../contract/account.ts'
import {
  endSession,
  listSessions,
  requestResetCode,
  resetPassword,
} from '../../contract/passwords.ts'
import { mintShopper } from '../factories/shoppers.ts'
import { ask, send, sendRaw } from '../support/callApi.ts'
import { untilLockWaits } from '../support/lockWaits.ts'
import { test } from '../support/shopTest.ts'
import type { TestShop } from '../support/testShop.ts'
import { periods } from '../support/facts.ts'

const password = 'battery-staple'

describe('passwords', () => {
  async function mailedShopper(shop: TestShop) {
    const shopper = await mintShopper(shop)
    const email = `${randomUUID()}@example.com`
    await shop.database.db.update(users).set({ email }).where(eq(users.id, shopper.userId))
    return { ...shopper, email }
  }

  async function mailedCode(
    shop: TestShop,
    { account, email }: { account: string; email: string },
  ) {
    await ask(shop.app, requestResetCode, { account })
    const mail = shop.mails.findLast(({ to }) => to === email)
    return /\b\d{8}\b/.exec(mail?.text ?? '')?.[0] ?? ''
  }

  const signIn = async (shop: TestShop, account: string, given: string) =>
    (await send(shop.app, login, { account, password: given })).body.reason ?? 'signed in'

  test('a change needs the old one, and ends every session', async ({ shop }) => {
    const shopper = await mintShopper(shop)
    const { account, password: oldPassword } = shopper
    const { userinfo } = await ask(shop.app, login, { account, password: oldPassword })
    const changed = await send(shop.app, resetPassword, { oldPassword, password }, shopper)
    const sessions = [
      await send(shop.app, getUserInfo, {}, shopper),
      await send(shop.app, getUserInfo, {}, userinfo),
    ]
    expect([changed.body.data, ...sessions.map(({ status }) => status)]).toEqual([
      { sessionsEnded: true },
      401,
      401,
    ])
    expect([
      await signIn(shop, account, oldPassword),
      await signIn(shop, account, password),
    ]).toEqual(['wrongCredentials', 'signed in'])
  })

  test('a change is refused without session, old password or a new and better one', async ({
    shop,
  }) => {
    const shopper = await mintShopper(shop)
    const { password: oldPassword } = shopper
    const tries = [
      send(shop.app, resetPassword, { oldPassword, password }),
      send(shop.app, resetPassword, { oldPassword: 'wrong-horse', password }, shopper),
      send(shop.app, resetPassword, { oldPassword, password: oldPassword }, shopper),
      send(shop.app, resetPassword, { oldPassword, password: 'qwerty123' }, shopper),
      sendRaw(shop.app, resetPassword, JSON.stringify({ oldPassword, password: '12345' }), shopper),
    ]
    const answers = await Promise.all(tries)
    expect(answers.map(({ body }) => body.reason)).toEqual([
      'notLoggedIn',
      'passwordWrong',
      'passwordSame',
      'passwordTooCommon',
      'invalidInput',
    ])
    expect((await send(shop.app, getUserInfo, {}, shopper)).status).toBe(200)
  })

  test('of two changes at once one succeeds, and the other one is refused', async ({ shop }) => {
    const shopper = await mintShopper(shop)
    const { account, password: oldPassword } = shopper
    const { userinfo } = await ask(shop.app, login, { account, password: oldPassword })
    const change = (token: string, wanted: string) =>
      send(shop.app, resetPassword, { oldPassword, password: wanted }, { token })
    const bothWait = () => untilLockWaits(shop.database.db, 2)
    const changes = await shop.database.db.transaction(async (tx) => {
      await tx.select().from(users).where(eq(users.id, shopper.userId)).for('update')
      const both = [change(shopper.token, password), change(userinfo.token, 'third-horse')]
      await bothWait()
      return both
    })
    const answers = await Promise.all(changes)
    expect(answers.map(({ body }) => body.reason ?? 'changed').toSorted()).toEqual([
      'changed',
      'passwordChanged',
    ])
  })

  test('guesses of the old password are slowed down', async ({ shop }) => {
    const shopper = await mintShopper(shop)
    const guess = { oldPassword: 'wrong-horse', password }
    const reasons = []
    for (let at = 0; at < 7; at += 1) {
      reasons.push((await send(shop.app, resetPassword, guess, shopper)).body.reason)
    }
    expect(reasons).toEqual([
      ...Array.from({ length: 5 }, () => 'passwordWrong'),
      'tooManyAttempts',
      'tooManyAttempts',
    ])
  })

  test('the right old password is no guess, however often the new one is refused', async ({
    shop,
  }) => {
    const shopper = await mintShopper(shop)
    const same = { oldPassword: shopper.password, password: shopper.password }
    const reasons = []
    for (let times = 0; times < 7; times += 1) {
      reasons.push((await send(shop.app, resetPassword, same, shopper)).body.reason)
    }
    expect(reasons).toEqual(Array.from({ length: 7 }, () => 'passwordSame'))
  })

  test('a forgotten one is reset with the mailed code, once, and every session ends', async ({
    shop,
  }) => {
    const shopper = await mailedShopper(shop)
    const { account } = shopper
    const code = await mailedCode(shop, shopper)
    const done = await send(shop.app, resetPassword, { account, code, password })
    const again = await send(shop.app, resetPassword, { account, code, password: 'third-horse' })
    expect([done.body.data, again.body.reason]).toEqual([{ sessionsEnded: true }, 'resetCodeWrong'])
    expect((await send(shop.app, getUserInfo, {}, shopper)).status).toBe(401)
    expect(await signIn(shop, account, password)).toBe('signed in')
  })

  test('of four that use one code at once, one sets the password', async ({ shop }) => {
    const shopper = await mailedShopper(shop)
    const { account } = shopper
    const code = await mailedCode(shop, shopper)
    const answers = await Promise.all(
      Array.from({ length: 4 }, (_, at) =>
        send(shop.app, resetPassword, { account, code, password: `new-horse-${at}` }),
      ),
    )
    const reasons = answers.map(({ body }) => body.reason ?? 'done')
    expect(reasons.toSorted()).toEqual([
      'done',
      ...Array.from({ length: 3 }, () => 'resetCodeWrong'),
    ])
  })

  test('a code works to its last millisecond, and after four wrong tries', async ({ shop }) => {
    const shopper = await mailedShopper(shop)
    const code = await mailedCode(shop, shopper)
    const use = async (given: string) => {
      const body = { account: shopper.account, code: given, password }
      return (await send(shop.app, resetPassword, body)).body.reason ?? 'done'
    }
    const wrong = code === '00000000' ? '00000001' : '00000000'
    const guesses = []
    for (let at = 0; at < 4; at += 1) guesses.push(await use(wrong))
    shop.clock.advance(periods.resetCode - 0.001)
    expect([...guesses, await use(code)]).toEqual([
      ...Array.from({ length: 4 }, () => 'resetCodeWrong'),
      'done',
    ])
  })

  test('a code is void after its period, after five wrong tries, and after a newer one', async ({
    shop,
  }) => {
    const use = async ({ account }: { account: string }, code: string) =>
      (await send(shop.app, resetPassword, { account, code, password })).body.reason ?? 'done'
    const late = await mailedShopper(shop)
    const lateCode = await mailedCode(shop, late)
    shop.clock.advance(periods.resetCode)
    expect(await use(late, lateCode)).toBe('resetCodeWrong')
    const guessed = await mailedShopper(shop)
    const guessedCode = await mailedCode(shop, guessed)
    const wrong = guessedCode === '00000000' ? '00000001' : '00000000'
    const guesses = []
    for (let at = 0; at < 5; at += 1) {
      const { account } = guessed
      guesses.push((await send(shop.app, resetPassword, { account, code: wrong, password })).body)
    }
    shop.clock.advance(60)
    const twice = await mailedShopper(shop)
    const first = await mailedCode(shop, twice)
    const second = await mailedCode(shop, twice)

    expect(guesses.map(({ reason }) => reason)).toEqual(
      Array.from({ length: 5 }, () => 'resetCodeWrong'),
    )
    expect([
      await use(guessed, guessedCode),
      first === second || (await use(twice, first)),
      await use(twice, second),
    ]).toEqual(['resetCodeWrong', 'resetCodeWrong', 'done'])
  })

  test('an unknown account answers like a known one, and gets no mail', async ({ shop }) => {
    const known = await mailedShopper(shop)
    const before = shop.mails.length
    const answers = await Promise.all(
      [known.account, `nobody-${randomUUID()}`].map((account) =>
        send(shop.app, requestResetCode, { account }),
      ),
    )
    expect(answers[1]!.text).toBe(answers[0]!.text)
    expect(shop.mails.slice(before).map(({ to }) => to)).toEqual([known.email])
    const code = '12345678'
    const wrong = await Promise.all(
      [known.account, `nobody-${randomUUID()}`].map((account) =>
        send(shop.app, resetPassword, { account, code, password }),
      ),
    )
    expect(wrong[1]!.text).toBe(wrong[0]!.text)
  })

  test('codes are sent ever more slowly', async ({ shop }) => {
    const { account } = await mailedShopper(shop)
    const reasons = []
    for (let at = 0; at < 6; at += 1) {
      reasons.push((await send(shop.app, requestResetCode, { account })).body.reason ?? 'sent')
    }
    expect(reasons).toEqual([...Array.from({ length: 5 }, () => 'sent'), 'tooManyAttempts'])
  })

  test('the mail is in the shopper’s language', async ({ shop }) => {
    const { account, email } = await mailedShopper(shop)
    await ask(shop.app, requestResetCode, { account }, { lang: 'ri' })
    expect(shop.mails.findLast(({ to }) => to === email)?.subject).toBe('Harborlane の確認コード')
  })

  test('sessions are listed, and the shopper can end one of them', async ({ shop }) => {
    const shopper = await mintShopper(shop)
    const other = await mintShopper(shop)
    const { account } = shopper
    const { userinfo } = await ask(shop.app, login, { account, password: shopper.password })
    const { list } = await ask(shop.app, listSessions, {}, userinfo)
    const first = list.find(({ current }) => !current)!
    const foreign = await send(shop.app, endSession, { id: first.id }, other)
    const left = await ask(shop.app, endSession, { id: first.id }, userinfo)

    expect(list.map(({ userAgent, current }) => [userAgent, current])).toEqual([
      ['', true],
      ['tests', false],
    ])
    expect(foreign.body.reason).toBe('notFound')
    expect(left.list).toEqual(list.filter(({ current }) => current))
    expect((await send(shop.app, getUserInfo, {}, shopper)).status).toBe(401)
    expect((await send(shop.app, getUserInfo, {}, userinfo)).status).toBe(200)
  })

  test('stores two hundred characters of the user agent', async ({ shop }) => {
    const { account, password: given, token } = await mintShopper(shop)
    const signed = await shop.app.request(`${login.path}?lang=en`, {
      method: login.method,
      headers: { 'content-type': 'application/json', 'user-agent': 'browser '.repeat(40) },
      body: JSON.stringify({ account, password: given }),
    })
    expect(signed.status).toBe(200)
    const [newest] = (await ask(shop.app, listSessions, {}, { token })).list
    expect(newest?.userAgent).toBe('browser '.repeat(25))
  })

  test('lists the newest hundred sessions that are still valid', async ({ shop }) => {
    const { userId, token } = await mintShopper(shop)
    const list = async () => (await ask(shop.app, listSessions, {}, { token })).list
    const now = shop.clock.now().getTime()
    const openedUntil = (userAgent: string, expiresAt: number) => ({
      userId,
      userAgent,
      tokenHash: randomBytes(32),
      createdAt: new Date(now),
      expiresAt: new Date(expiresAt),
    })
    const { db } = shop.database
    await db.insert(sessions).values([openedUntil('over', now), openedUntil('lasts', now + 1)])
    const agents = (await list()).map(({ userAgent }) => userAgent)
    await db
      .insert(sessions)
      .values(Array.from({ length: 100 }, () => openedUntil('more', now + 1)))
    const newest = (await list()).map(({ userAgent }) => userAgent)

    expect(agents).toEqual(['lasts', 'tests'])
    expect(newest).toEqual(Array.from({ length: 100 }, () => 'more'))
  })
})
