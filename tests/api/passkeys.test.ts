import { eq, sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { getUserInfo, resetPay, verifyPay } from '../../contract/account.ts'
import { unsettledCents, unsettledHours } from '../../contract/limits.ts'
import { listNotices } from '../../contract/notices.ts'
import { payOrder } from '../../contract/orders.ts'
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
import { resetPassword } from '../../contract/passwords.ts'
import { saveProfile } from '../../contract/profile.ts'
import { quoteWithdrawal, showWithdrawalTerms, withdraw } from '../../contract/wallet.ts'
import { sendOrderMails } from '../../server/boot/sendOrderMails.ts'
import {
  passkeyChallenges,
  passkeys as passkeysTable,
  users,
} from '../../server/db/schema/users.ts'
import { mintGoods } from '../factories/goods.ts'
import { mintOrder } from '../factories/orders.ts'
import { answerProof, answerSignIn, mintPasskey, proofByPasskey } from '../factories/passkeys.ts'
import { mintShopper, passTime, type MintedShopper } from '../factories/shoppers.ts'
import { aCard } from '../factories/wallet.ts'
import { ask, send, type RawAnswer } from '../support/callApi.ts'
import { test } from '../support/shopTest.ts'
import { softAuthenticator, type SoftAuthenticator } from '../support/softAuthenticator.ts'
import type { TestShop } from '../support/testShop.ts'
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
      .select({ seconds: sql<number>`extract(epoch from max(expires_at) - now())::float8` })
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

describe('a proof by passkey', () => {
  async function setUp(shop: TestShop) {
    const { skuId, priceCents } = await mintGoods(shop)
    const shopper = await mintShopper(shop, { balanceCents: 10 * priceCents })
    const passkey = await mintPasskey(shop.app, shopper)
    const order = async () => {
      const { id, totalCents } = await mintOrder(shop, shopper, [{ skuId, quantity: 1 }])
      return { operation: 'orderPay', subjectId: id, amountCents: totalCents } as const
    }
    const pay = (orderId: number, proof: string) =>
      send(shop.app, payOrder, { orderId, proof }, shopper)
    return { shopper, passkey, order, pay }
  }

  test('pays the order at the amount that it was asked for, once', async ({ shop }) => {
    const { shopper, passkey, order, pay } = await setUp(shop)
    const [wanted, other] = [await order(), await order()]
    const dearer = { ...other, amountCents: other.amountCents + 1 }
    const proof = await proofByPasskey(shop.app, shopper, passkey, wanted)
    const forDearer = await proofByPasskey(shop.app, shopper, passkey, dearer)
    const forWithdrawal = await proofByPasskey(shop.app, shopper, passkey, {
      ...other,
      operation: 'withdraw',
    })
    const answers = [
      await pay(other.subjectId, proof),
      await pay(other.subjectId, forDearer),
      await pay(other.subjectId, forWithdrawal),
      await pay(wanted.subjectId, proof),
      await pay(wanted.subjectId, proof),
    ]
    expect(answers.map(reasonOf)).toEqual([
      'proofInvalid',
      'proofInvalid',
      'proofInvalid',
      'accepted',
      'stateChanged',
    ])
  })

  test('is not given for the challenge of a sign-in or of another shopper', async ({ shop }) => {
    const { shopper, passkey } = await setUp(shop)
    const signIn = await answerSignIn(shop.app, passkey)
    const forProof = await answerProof(shop.app, shopper, passkey, change)
    const other = await mintShopper(shop)
    const answers = [
      await send(shop.app, proveByPasskey, { response: signIn }, shopper),
      await send(shop.app, proveByPasskey, { response: forProof }, other),
      await send(shop.app, signInByPasskey, { response: forProof }),
    ]
    expect(answers.map(reasonOf)).toEqual(['passkeyExpired', 'passkeyExpired', 'passkeyExpired'])
  })

  test('neither asks nor resets the counter of the code', async ({ shop }) => {
    const { shopper, passkey, order, pay } = await setUp(shop)
    const wanted = await order()
    const guess = async () =>
      (await send(shop.app, verifyPay, { ...wanted, payCode: '000111' }, shopper)).body
    for (let wrong = 0; wrong < 4; wrong += 1) await guess()
    await proofByPasskey(shop.app, shopper, passkey, wanted)
    const fifth = await guess()
    const proof = await proofByPasskey(shop.app, shopper, passkey, wanted)
    const paid = await pay(wanted.subjectId, proof)
    const sixth = await guess()
    expect([fifth.reason, reasonOf(paid), sixth.reason]).toEqual([
      'payCodeLocked',
      'accepted',
      'payCodeLocked',
    ])
  })

  test('changes code, password and mail in place of the password, each with its own proof', async ({
    shop,
  }) => {
    const { shopper, passkey } = await setUp(shop)
    const prove = (operation: 'payCodeChange' | 'passwordChange' | 'emailChange') =>
      proofByPasskey(shop.app, shopper, passkey, { operation })
    const profile = { familyName: '', givenName: '', mobile: '', picture: null }
    const email = `${shopper.account}@example.com`
    const byWrong = [
      await send(
        shop.app,
        resetPay,
        { payCode: '271828', proof: await prove('emailChange') },
        shopper,
      ),
      await send(
        shop.app,
        resetPassword,
        { password: 'new-harbour-1', proof: await prove('payCodeChange') },
        shopper,
      ),
      await send(
        shop.app,
        saveProfile,
        { ...profile, email, proof: await prove('passwordChange') },
        shopper,
      ),
    ]
    const byRight = [
      await send(
        shop.app,
        resetPay,
        { payCode: '271828', proof: await prove('payCodeChange') },
        shopper,
      ),
      await send(
        shop.app,
        saveProfile,
        { ...profile, email, proof: await prove('emailChange') },
        shopper,
      ),
      await send(
        shop.app,
        resetPassword,
        { password: 'new-harbour-1', proof: await prove('passwordChange') },
        shopper,
      ),
    ]
    expect([byWrong.map(reasonOf), byRight.map(reasonOf)]).toEqual([
      ['proofInvalid', 'proofInvalid', 'proofInvalid'],
      ['accepted', 'accepted', 'accepted'],
    ])
  })

  test('is required where the shopper says so, until the last passkey is gone', async ({
    shop,
  }) => {
    const { shopper, passkey, order, pay } = await setUp(shop)
    const { password, payCode } = shopper
    const wanted = await order()
    const before = await ask(shop.app, verifyPay, { ...wanted, payCode }, shopper)
    const set = { isRequired: true, password }
    const { isRequired, list } = await ask(shop.app, requirePasskey, set, shopper)
    const answers = [
      await pay(wanted.subjectId, before.proof),
      await send(shop.app, verifyPay, { ...wanted, payCode }, shopper),
      await pay(wanted.subjectId, await proofByPasskey(shop.app, shopper, passkey, wanted)),
    ]
    const id = list[0]?.id ?? 0
    const left = await ask(shop.app, removePasskey, { id, password }, shopper)
    const again = await order()
    answers.push(await send(shop.app, verifyPay, { ...again, payCode }, shopper))
    const { list: notices } = await ask(shop.app, listNotices, { limit: '3' }, shopper)
    expect([isRequired, left.isRequired, answers.map(reasonOf)]).toEqual([
      true,
      false,
      ['proofInvalid', 'passkeyRequired', 'accepted', 'accepted'],
    ])
    expect(notices.map(({ kind }) => kind)).toEqual([
      'order.placed',
      'passkey.waived',
      'passkey.removed',
    ])
  })

  test('can’t be required without a passkey', async ({ shop }) => {
    const shopper = await mintShopper(shop)
    const set = { isRequired: true, password: shopper.password }
    expect(reasonOf(await send(shop.app, requirePasskey, set, shopper))).toBe('passkeyUnknown')
  })
})

describe('for a day after a new passkey, code or password', () => {
  const changes = {
    'a passkey': (shop: TestShop, shopper: Awaited<ReturnType<typeof mintShopper>>) =>
      mintPasskey(shop.app, shopper).then(() => undefined),
    'a code': async (shop: TestShop, shopper: Awaited<ReturnType<typeof mintShopper>>) => {
      await ask(shop.app, resetPay, { payCode: '271828', password: shopper.password }, shopper)
      shopper.payCode = '271828'
    },
  }

  test.for(Object.keys(changes) as (keyof typeof changes)[])(
    'only so much is withdrawn in all: %s',
    async (name, { shop }) => {
      const shopper = await mintShopper(shop, { balanceCents: 10 * unsettledCents })
      await changes[name](shop, shopper)
      const changedAt = shop.clock.now()
      const most = { target: aCard, amountCents: unsettledCents }
      const until = new Date(changedAt.getTime() + unsettledHours * 3_600_000).toISOString()
      const quotes = [
        await ask(shop.app, quoteWithdrawal, { ...most, amountCents: 60_000 }, shopper),
        await ask(shop.app, quoteWithdrawal, { ...most, amountCents: 60_000 }, shopper),
      ]
      const above = await send(
        shop.app,
        quoteWithdrawal,
        { ...most, amountCents: unsettledCents + 1 },
        shopper,
      )
      const take = async ({ id, totalCents }: { id: number; totalCents: number }) => {
        const use = { operation: 'withdraw', subjectId: id, amountCents: totalCents } as const
        const code = { ...use, payCode: shopper.payCode }
        const { proof } = await ask(shop.app, verifyPay, code, shopper)
        return send(shop.app, withdraw, { quoteId: id, proof }, shopper)
      }
      const taken = [await take(quotes[0]!), await take(quotes[1]!)]
      const terms = await ask(shop.app, showWithdrawalTerms, {}, shopper)
      await passTime(shop, shopper, unsettledHours * 3_600)
      const later = await ask(shop.app, quoteWithdrawal, most, shopper)

      expect([above.body.reason, above.body.data]).toEqual([
        'withdrawalDelayed',
        { mostCents: unsettledCents, until },
      ])
      expect(taken.map(reasonOf)).toEqual(['accepted', 'withdrawalDelayed'])
      expect(terms.delayed).toEqual({ mostCents: unsettledCents - 60_000, until })
      expect([later.amountCents, await ask(shop.app, showWithdrawalTerms, {}, shopper)]).toEqual([
        unsettledCents,
        { ...terms, delayed: null },
      ])
    },
  )

  test('mails the shopper, once for each change', async ({ shop }) => {
    const shopper = await mintShopper(shop)
    const email = `${shopper.account}@example.com`
    await shop.database.db.update(users).set({ email }).where(eq(users.id, shopper.userId))
    await mintPasskey(shop.app, shopper)
    const ctx = { db: shop.database.db, clock: shop.clock, mailer: { send: keep(shop) } }
    const input = { origin: 'https://shop.example', mailsPerRecipient: 10 }
    await sendOrderMails({ ctx, input })
    await sendOrderMails({ ctx, input })
    expect(shop.mails.filter(({ to }) => to === email).map(({ text }) => text)).toEqual([
      [
        'A new passkey was added to your account.',
        'For the next 24 hours, no more than $1,000.00 can be withdrawn in all.',
        'If this was not you, change your password now and write to us.',
        'See how your account is secured: https://shop.example/security',
      ].join('\n\n'),
    ])
  })
})

const keep =
  ({ mails }: TestShop) =>
  async (mail: TestShop['mails'][number]) => {
    mails.push(mail)
  }
