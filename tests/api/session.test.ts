import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import {
  getUserInfo,
  languageList,
  login,
  logout,
  register,
  setLanguage,
} from '../../contract/account.ts'
import { listBill } from '../../contract/bill.ts'
import { cancelOrder, listOrders, showOrder } from '../../contract/orders.ts'
import { mintShopper } from '../factories/shoppers.ts'
import { ask, send } from '../support/callApi.ts'
import { test } from '../support/shopTest.ts'
import { periods } from '../support/facts.ts'

describe('sessions', () => {
  test('a new shopper is signed in, has an empty wallet and no payment code', async ({ shop }) => {
    const account = `New-${randomUUID()}`
    const { userinfo } = await ask(shop.app, register, { account, password: 'correct-horse' })
    expect(await ask(shop.app, getUserInfo, {}, userinfo)).toEqual({
      id: expect.any(Number),
      account: account.toLowerCase(),
      familyName: '',
      givenName: '',
      email: null,
      mobile: null,
      picture: null,
      payCodeSet: false,
      payCodeLock: null,
      passkeys: { count: 0, isRequired: false },
      availableCents: 0,
      heldCents: 0,
    })
  })

  test('errors of a request are only explained to a caller with a session', async ({ shop }) => {
    const { token } = await mintShopper(shop)
    const nobodys = 'a'.repeat(43)
    const askedBy = async (given: string | undefined) => {
      const from = given === undefined ? {} : { token: given }
      const answers = [
        await send(shop.app, listOrders, { cursor: 'none' }, from),
        await send(shop.app, listBill, { cursor: 'none' }, from),
        await send(shop.app, showOrder, { id: 0 }, from),
        await send(shop.app, cancelOrder, { orderId: 0 }, from),
      ]
      return answers.map(({ body }) => body.reason)
    }
    expect(await askedBy(token)).toEqual(Array.from({ length: 4 }, () => 'invalidInput'))
    expect(await askedBy(nobodys)).toEqual(Array.from({ length: 4 }, () => 'notLoggedIn'))
    expect(await askedBy(undefined)).toEqual(Array.from({ length: 4 }, () => 'notLoggedIn'))
  })

  test('an account name is case-insensitive', async ({ shop }) => {
    const account = `taken-${randomUUID()}`
    const answers = [
      await send(shop.app, register, { account, password: 'correct-horse' }),
      await send(shop.app, register, { account: account.toUpperCase(), password: 'correct-horse' }),
    ]
    expect(answers.map(({ body }) => body.reason)).toEqual([undefined, 'accountTaken'])
  })

  test('of twenty concurrent registrations of one name, one succeeds', async ({ shop }) => {
    const account = `race-${randomUUID()}`
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        send(shop.app, register, { account, password: 'correct-horse' }),
      ),
    )
    expect(answers.map(({ body }) => body.reason ?? 'registered').toSorted()).toEqual([
      ...Array.from({ length: 19 }, () => 'accountTaken'),
      'registered',
    ])
  })

  test.for(['12345', ''])('refuses the password %o as too short', async (password, { shop }) => {
    const answer = await send(shop.app, register, { account: `u-${randomUUID()}`, password })
    expect([answer.status, answer.body.reason]).toEqual([400, 'invalidInput'])
  })

  test.for(['123456', 'Password', 'qwerty123', 'aaaaaaaaaa'])(
    'refuses the password %o as too common',
    async (password, { shop }) => {
      const answer = await send(shop.app, register, { account: `u-${randomUUID()}`, password })
      expect(answer.body.reason).toBe('passwordTooCommon')
    },
  )

  test('a token is valid for its period, and not at its end', async ({ shop }) => {
    const shopper = await mintShopper(shop)
    const write = () => send(shop.app, cancelOrder, { orderId: 999_999_999 }, shopper)
    shop.clock.advance(periods.session - 1)
    const before = [await send(shop.app, getUserInfo, {}, shopper), await write()]
    shop.clock.advance(1)
    const after = [await send(shop.app, getUserInfo, {}, shopper), await write()]
    const statuses = [...before, ...after].map(({ status }) => status)
    expect(statuses).toEqual([200, 200, 401, 401])
  })

  test('logout ends this session and leaves the others', async ({ shop }) => {
    const { account, password, token } = await mintShopper(shop)
    const { userinfo } = await ask(shop.app, login, { account, password })
    await ask(shop.app, logout, {}, { token })
    const answers = [
      await send(shop.app, getUserInfo, {}, { token }),
      await send(shop.app, getUserInfo, {}, userinfo),
    ]
    expect(answers.map(({ status }) => status)).toEqual([401, 200])
  })

  test('an unknown account and a wrong password get the same answer', async ({ shop }) => {
    const { account } = await mintShopper(shop)
    const password = 'not-the-password'
    const wrong = await send(shop.app, login, { account, password })
    const unknown = await send(shop.app, login, { account: `x-${randomUUID()}`, password })
    expect(wrong.body.reason).toBe('wrongCredentials')
    expect(unknown.text).toBe(wrong.text)
  })

  test('the sixth failure in a row has to wait, and the right password then succeeds', async ({
    shop,
  }) => {
    const { account, password } = await mintShopper(shop)
    const attempt = async (given: string) =>
      (await send(shop.app, login, { account, password: given })).body.reason
    const failures = []
    for (let done = 0; done < 6; done += 1) failures.push(await attempt('not-the-password'))
    const blocked = await attempt(password)
    shop.clock.advance(60)
    const after = await attempt(password)
    expect([...failures, blocked, after]).toEqual([
      ...Array.from({ length: 5 }, () => 'wrongCredentials'),
      'tooManyAttempts',
      'tooManyAttempts',
      undefined,
    ])
  })

  test('of fifty guesses sent at once at most five are checked', async ({ shop }) => {
    const { account } = await mintShopper(shop)
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        send(shop.app, login, { account, password: 'not-the-password' }),
      ),
    )
    const checked = answers.filter(({ body }) => body.reason === 'wrongCredentials')
    expect(checked.length).toBe(5)
  })

  test('the language list has the shop’s five languages, and a choice is stored', async ({
    shop,
  }) => {
    const shopper = await mintShopper(shop)
    const { list } = await ask(shop.app, languageList, {})
    await ask(shop.app, setLanguage, { file_name: 'ri' }, shopper)
    const { lang } = await ask(shop.app, getUserInfo, {}, shopper)
    expect(list.map((language) => language.file_name)).toEqual(['en', 'zh-CN', 'ri', 'han', 'tai'])
    expect(lang).toEqual({ language_name: '日本語', chinese_name: '日语', file_name: 'ri' })
  })
})
