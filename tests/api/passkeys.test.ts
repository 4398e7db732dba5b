import { eq, sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { getUserInfo } from '../../contract/account.ts'
import { listNotices } from '../../contract/notices.ts'
import {
  addPasskey,
  askForNewPasskey,
  askForProof,
  askForSignIn,
  listPasskeys,
  proveByPasskey,
  removePasskey,
  renamePasskey,
  requirePasskey,
  signInByPasskey,
} from '../../contract/passkeys.ts'
import { passkeyChallenges, passkeys as passkeysTable } from '../../server/db/schema/users.ts'
import { answerProof, answerSignIn, mintPasskey, proofByPasskey } from '../factories/passkeys.ts'
import { mintShopper, type MintedShopper } from '../factories/shoppers.ts'
import { ask, send, type RawAnswer } from '../support/callApi.ts'
import { test } from '../support/shopTest.ts'
import { softAuthenticator, type SoftAuthenticator } from '../support/softAuthenticator.ts'
import { whileErased } from '../support/whileErased.ts'

const reasonOf = ({ body }: RawAnswer) => body.reason ?? 'accepted'
const change = { operation: 'passkeyChange' } as const

interface Owner extends MintedShopper {
  authenticator: SoftAuthenticator
  id: number
}

describe('passkeys', () => {
  test('none is added, used or changed by a call that waits for the account’s deletion', async ({
    shop,
  }) => {
    const { app } = shop
    const use = { operation: 'passwordChange' } as const
    const prepared: Record<string, (owner: Owner) => Promise<() => Promise<RawAnswer>>> = {
      askForNew: async ({ token, password }) => {
        return () => send(app, askForNewPasskey, { password }, { token })
      },
      add: async ({ token, password }) => {
        const options = await ask(app, askForNewPasskey, { password }, { token })
        const given = { name: 'Another', response: softAuthenticator().create(options) }
        return () => send(app, addPasskey, given, { token })
      },
      rename: async ({ token, id }) => {
        return () => send(app, renamePasskey, { id, name: 'Mine' }, { token })
      },
      remove: async ({ token, id, password }) => {
        return () => send(app, removePasskey, { id, password }, { token })
      },
      require: async ({ token, password }) => {
        return () => send(app, requirePasskey, { isRequired: true, password }, { token })
      },
      askForProof: async ({ token }) => {
        return () => send(app, askForProof, use, { token })
      },
      prove: async ({ token, authenticator }) => {
        const response = await answerProof(app, { token }, authenticator, use)
        return () => send(app, proveByPasskey, { response }, { token })
      },
      signIn: async ({ authenticator }) => {
        const response = await answerSignIn(app, authenticator)
        return () => send(app, signInByPasskey, { response })
      },
    }
    const reasons: Record<string, string> = {}
    for (const [name, prepare] of Object.entries(prepared)) {
      const shopper = await mintShopper(shop)
      const authenticator = await mintPasskey(app, shopper)
      const { list } = await ask(app, listPasskeys, {}, shopper)
      const call = await prepare({ ...shopper, authenticator, id: list[0]?.id ?? 0 })
      reasons[name] = await whileErased(shop, shopper.userId, call)
      const { db } = shop.database
      const left = [
        await db.$count(passkeysTable, eq(passkeysTable.userId, shopper.userId)),
        await db.$count(passkeyChallenges, eq(passkeyChallenges.userId, shopper.userId)),
      ]
      expect([name, ...left]).toEqual([name, 0, 0])
    }
    expect(reasons).toEqual({
      askForNew: 'notLoggedIn',
      add: 'passkeyExpired',
      rename: 'notFound',
      remove: 'notLoggedIn',
      require: 'notLoggedIn',
      askForProof: 'notLoggedIn',
      prove: 'passkeyExpired',
      signIn: 'passkeyUnknown',
    })
  })

  test('are added with the password, listed, renamed and removed; the shopper is notified', async ({
    shop,
  }) => {
    const shopper = await mintShopper(shop)
    const { token, password } = shopper
    await mintPasskey(shop.app, shopper, softAuthenticator({ synced: true }))
    const at = shop.clock.now().toISOString()
    const { list } = await ask(shop.app, listPasskeys, {}, shopper)
    const [passkey] = list
    const id = passkey?.id ?? 0
    expect(list).toEqual([{ id, name: 'A phone', createdAt: at, lastUsedAt: null, backedUp: true }])
    const renamed = await ask(shop.app, renamePasskey, { id, name: 'My phone' }, shopper)
    expect(renamed.list.map(({ name }) => name)).toEqual(['My phone'])
    const info = await ask(shop.app, getUserInfo, {}, shopper)
    expect(info.passkeys).toEqual({ count: 1, isRequired: false })

    const refused = await send(shop.app, removePasskey, { id, password: 'wrong' }, { token })
    const gone = await ask(shop.app, removePasskey, { id, password }, { token })
    const { list: notices } = await ask(shop.app, listNotices, {}, shopper)
    expect([reasonOf(refused), gone.list, notices.map(({ kind }) => kind)]).toEqual([
      'wrongCredentials',
      [],
      ['passkey.removed', 'passkey.added'],
    ])
  })

  test('a session alone adds none', async ({ shop }) => {
    const { token } = await mintShopper(shop)
    expect(reasonOf(await send(shop.app, askForNewPasskey, {}, { token }))).toBe('wrongCredentials')
  })

  test('one passkey’s proof adds the next', async ({ shop }) => {
    const shopper = await mintShopper(shop)
    const first = await mintPasskey(shop.app, shopper)
    const proof = await proofByPasskey(shop.app, shopper, first, change)
    const options = await ask(shop.app, askForNewPasskey, { proof }, shopper)
    expect(options.excludeCredentials).toHaveLength(1)
    const second = { name: 'A key', response: softAuthenticator().create(options) }
    const { list } = await ask(shop.app, addPasskey, second, shopper)
    const again = await send(shop.app, askForNewPasskey, { proof }, shopper)
    expect([list.map(({ name }) => name), reasonOf(again)]).toEqual([
      ['A key', 'A phone'],
      'proofInvalid',
    ])
  })

  test('another shopper neither renames, removes nor uses one', async ({ shop }) => {
    const [owner, other] = [await mintShopper(shop), await mintShopper(shop)]
    const passkey = await mintPasskey(shop.app, owner)
    const { list } = await ask(shop.app, listPasskeys, {}, owner)
    const id = list[0]?.id ?? 0
    await mintPasskey(shop.app, other)
    const { allowCredentials: _, ...options } = await ask(shop.app, askForProof, change, other)
    const answers = [
      await send(shop.app, renamePasskey, { id, name: 'Mine' }, other),
      await send(shop.app, removePasskey, { id, password: other.password }, other),
      await send(shop.app, proveByPasskey, { response: passkey.get(options) }, other),
    ]
    expect(answers.map(reasonOf)).toEqual(['notFound', 'notFound', 'passkeyUnknown'])
  })

  test('signs in, with the counter and the time of its use stored', async ({ shop }) => {
    const shopper = await mintShopper(shop)
    const passkey = await mintPasskey(shop.app, shopper)
    shop.clock.advance(60)
    const response = await answerSignIn(shop.app, passkey)
    const { userinfo } = await ask(shop.app, signInByPasskey, { response })
    const info = await ask(shop.app, getUserInfo, {}, { token: userinfo.token })
    const { list } = await ask(shop.app, listPasskeys, {}, shopper)
    expect([info.account, userinfo.account, list[0]?.lastUsedAt]).toEqual([
      shopper.account,
      shopper.account,
      shop.clock.now().toISOString(),
    ])
  })

  test('an answer counts once, as it was signed; wrong ones are counted as sign-ins are', async ({
    shop,
  }) => {
    const shopper = await mintShopper(shop)
    const passkey = await mintPasskey(shop.app, shopper)
    const signIn = async (twist?: Parameters<typeof answerSignIn>[2]) =>
      send(shop.app, signInByPasskey, { response: await answerSignIn(shop.app, passkey, twist) })
    const response = await answerSignIn(shop.app, passkey)
    const answers = [
      await send(shop.app, signInByPasskey, { response }),
      await send(shop.app, signInByPasskey, { response }),
      await signIn({ origin: 'https://shop.example.evil' }),
      await signIn({ rpId: 'evil.example' }),
      await signIn({ isUserVerified: false }),
      await signIn({ challenge: 'Y2hhbGxlbmdl' }),
      await signIn({ breaksSignature: true }),
    ]
    expect(answers.map(reasonOf)).toEqual([
      'accepted',
      'passkeyExpired',
      'passkeyWrong',
      'passkeyWrong',
      'passkeyWrong',
      'passkeyExpired',
      'tooManyAttempts',
    ])
  })

  test('a forged signature is refused', async ({ shop }) => {
    const passkey = await mintPasskey(shop.app, await mintShopper(shop))
    const response = await answerSignIn(shop.app, passkey, { breaksSignature: true })
    expect(reasonOf(await send(shop.app, signInByPasskey, { response }))).toBe('passkeyWrong')
  })

  test('a challenge expires after 120 seconds by the clock of the database', async ({ shop }) => {
    const passkey = await mintPasskey(shop.app, await mintShopper(shop))
    const options = await ask(shop.app, askForSignIn, {})
    const [left] = await shop.database.db
      .select({ seconds: sql<number>`round(extract(epoch from max(expires_at) - now()))::int` })
      .from(passkeyChallenges)
    await shop.database.db.update(passkeyChallenges).set({ expiresAt: sql`now()` })
    const late = await send(shop.app, signInByPasskey, { response: passkey.get(options) })
    expect([options.timeout, reasonOf(late)]).toEqual([120_000, 'passkeyExpired'])
    expect(left?.seconds).toBeGreaterThan(100)
    expect(left?.seconds).toBeLessThanOrEqual(120)
  })

  test('a copy whose counter doesn’t grow is refused, and the shopper notified', async ({
    shop,
  }) => {
    const shopper = await mintShopper(shop)
    const passkey = await mintPasskey(shop.app, shopper)
    const first = await answerSignIn(shop.app, passkey, { counter: 7 })
    const copied = await answerSignIn(shop.app, passkey, { counter: 7 })
    const zero = await answerSignIn(shop.app, passkey, { counter: 0 })
    const order = { operation: 'orderPay', subjectId: 1, amountCents: 5 } as const
    const proof = await answerProof(shop.app, shopper, passkey, order, { counter: 6 })
    const answers = [
      await send(shop.app, signInByPasskey, { response: first }),
      await send(shop.app, signInByPasskey, { response: copied }),
      await send(shop.app, signInByPasskey, { response: zero }),
      await send(shop.app, proveByPasskey, { response: proof }, shopper),
    ]
    const { list } = await ask(shop.app, listNotices, {}, shopper)
    expect([answers.map(reasonOf), list.map(({ kind }) => kind)]).toEqual([
      ['accepted', 'passkeyCloned', 'passkeyCloned', 'passkeyCloned'],
      ['passkey.refused', 'passkey.refused', 'passkey.refused', 'passkey.added'],
    ])
  })

  test('a synced one, which always sends 0, is used again and again', async ({ shop }) => {
    const passkey = await mintPasskey(
      shop.app,
      await mintShopper(shop),
      softAuthenticator({ synced: true }),
    )
    const answers = []
    for (let use = 0; use < 3; use += 1) {
      const response = await answerSignIn(shop.app, passkey)
      answers.push(await send(shop.app, signInByPasskey, { response }))
    }
    expect(answers.map(reasonOf)).toEqual(['accepted', 'accepted', 'accepted'])
  })

  test('after removal it opens nothing', async ({ shop }) => {
    const shopper = await mintShopper(shop)
    const passkey = await mintPasskey(shop.app, shopper)
    const response = await answerSignIn(shop.app, passkey)
    const { list } = await ask(shop.app, listPasskeys, {}, shopper)
    const { password } = shopper
    await ask(shop.app, removePasskey, { id: list[0]?.id ?? 0, password }, shopper)
    expect(reasonOf(await send(shop.app, signInByPasskey, { response }))).toBe('passkeyUnknown')
  })
})
