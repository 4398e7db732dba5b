import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect } from 'vitest'
import { users } from '../../server/db/schema/users.ts'
import { getUserInfo } from '../../contract/account.ts'
import { listNotices } from '../../contract/notices.ts'
import { requestResetCode, resetPassword } from '../../contract/passwords.ts'
import { saveProfile } from '../../contract/profile.ts'
import { mintShopper } from '../factories/shoppers.ts'
import { ask, send } from '../support/callApi.ts'
import { test } from '../support/shopTest.ts'
import { sendPictures } from '../support/sendPictures.ts'
import type { TestShop } from '../support/testShop.ts'

const nobody = { familyName: '', givenName: '', email: '', mobile: '', picture: null }

describe('the profile', () => {
  async function mailedShopper(shop: TestShop) {
    const shopper = await mintShopper(shop)
    const email = `${randomUUID()}@example.com`
    await shop.database.db.update(users).set({ email }).where(eq(users.id, shopper.userId))
    return { ...shopper, email }
  }

  async function aPicture(shop: TestShop, shopper: { token: string }) {
    const background = { r: 20, g: 90, b: 200 }
    const picture = sharp({ create: { width: 40, height: 40, channels: 3, background } })
    const { list } = await sendPictures(shop.app, [await picture.png().toBuffer()], shopper)
    return list[0]!
  }

  test('names, mobile and picture can be changed and removed', async ({ shop }) => {
    const shopper = await mintShopper(shop)
    const before = await ask(shop.app, getUserInfo, {}, shopper)
    const picture = await aPicture(shop, shopper)
    const given = {
      ...nobody,
      familyName: ' Haddad ',
      givenName: 'Noor',
      mobile: '+44 20 7946 1234',
      picture: picture.id,
    }
    const saved = await ask(shop.app, saveProfile, given, shopper)
    expect(saved).toEqual({
      ...before,
      familyName: 'Haddad',
      givenName: 'Noor',
      mobile: '+442079461234',
      picture,
    })
    expect(await ask(shop.app, getUserInfo, {}, shopper)).toEqual(saved)
    expect(await ask(shop.app, saveProfile, nobody, shopper)).toEqual(before)
  })

  test('another email needs the password, and notifies the shopper', async ({ shop }) => {
    const shopper = await mailedShopper(shop)
    const email = `${randomUUID()}@example.com`
    const tries = [
      await send(shop.app, saveProfile, { ...nobody, email }, shopper),
      await send(shop.app, saveProfile, { ...nobody, email, password: 'wrong-horse' }, shopper),
      await send(shop.app, saveProfile, nobody, shopper),
    ]
    expect(tries.map(({ body }) => body.reason)).toEqual([
      'wrongCredentials',
      'wrongCredentials',
      'wrongCredentials',
    ])
    expect((await ask(shop.app, getUserInfo, {}, shopper)).email).toBe(shopper.email)

    const { password } = shopper
    const saved = await ask(shop.app, saveProfile, { ...nobody, email, password }, shopper)
    expect(saved.email).toBe(email)
    const { list } = await ask(shop.app, listNotices, {}, shopper)
    expect(list.map(({ kind, read }) => [kind, read])).toEqual([['email.changed', false]])
  })

  test('an unchanged email needs no password', async ({ shop }) => {
    const shopper = await mailedShopper(shop)
    const given = { ...nobody, givenName: 'Noor', email: shopper.email }
    const { email, givenName } = await ask(shop.app, saveProfile, given, shopper)
    expect({ email, givenName }).toEqual({ email: shopper.email, givenName: 'Noor' })
  })

  test('guesses of the password are slowed down', async ({ shop }) => {
    const shopper = await mintShopper(shop)
    const guess = { ...nobody, email: 'thief@example.com', password: 'wrong-horse' }
    const reasons = []
    for (let at = 0; at < 6; at += 1) {
      reasons.push((await send(shop.app, saveProfile, guess, shopper)).body.reason)
    }
    expect(reasons).toEqual([
      ...Array.from({ length: 5 }, () => 'wrongCredentials'),
      'tooManyAttempts',
    ])
  })

  test('a code mailed to the old address is no longer valid', async ({ shop }) => {
    const shopper = await mailedShopper(shop)
    const { account, password } = shopper
    await ask(shop.app, requestResetCode, { account })
    const mail = shop.mails.findLast(({ to }) => to === shopper.email)
    const code = /\b\d{8}\b/.exec(mail?.text ?? '')?.[0] ?? ''
    const email = `${randomUUID()}@example.com`
    await ask(shop.app, saveProfile, { ...nobody, email, password }, shopper)
    const used = await send(shop.app, resetPassword, { account, code, password: 'battery-staple' })
    expect(used.body.reason).toBe('resetCodeWrong')
  })

  test('another shopper’s picture answers like a missing one', async ({ shop }) => {
    const shopper = await mintShopper(shop)
    const foreign = await aPicture(shop, await mintShopper(shop))
    const answers = await Promise.all(
      [foreign.id, 'A'.repeat(24)].map((picture) =>
        send(shop.app, saveProfile, { ...nobody, picture }, shopper),
      ),
    )
    expect(answers.map(({ body }) => body.reason)).toEqual(['uploadMissing', 'uploadMissing'])
    expect(answers[1]!.text).toBe(answers[0]!.text)
  })

  test.for([
    ['email', 'noor@'],
    ['email', 'noor'],
    ['mobile', '12'],
    ['mobile', 'call me'],
    ['givenName', 'n'.repeat(61)],
    ['familyName', 'Had\u0000dad'],
    ['picture', ''],
    ['nickname', 'Noor'],
  ] as const)('refuses %s “%s”, and changes nothing', async ([field, value], { shop }) => {
    const shopper = await mintShopper(shop)
    const before = await ask(shop.app, getUserInfo, {}, shopper)
    const given = { ...nobody, givenName: 'Noor', [field]: value, password: shopper.password }
    const answer = await send(shop.app, saveProfile, given, shopper)
    expect([answer.status, answer.body.reason]).toEqual([400, 'invalidInput'])
    expect(await ask(shop.app, getUserInfo, {}, shopper)).toEqual(before)
  })
})
