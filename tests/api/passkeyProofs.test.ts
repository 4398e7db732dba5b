import { describe, expect } from 'vitest'
import { resetPay, verifyPay } from '../../contract/account.ts'
import { listNotices } from '../../contract/notices.ts'
import { payOrder } from '../../contract/orders.ts'
import {
  proveByPasskey,
  removePasskey,
  requirePasskey,
  signInByPasskey,
} from '../../contract/passkeys.ts'
import { resetPassword } from '../../contract/passwords.ts'
import { saveProfile } from '../../contract/profile.ts'
import { mintGoods } from '../factories/goods.ts'
import { mintOrder } from '../factories/orders.ts'
import { answerProof, answerSignIn, mintPasskey, proofByPasskey } from '../factories/passkeys.ts'
import { mintShopper } from '../factories/shoppers.ts'
import { ask, send, type RawAnswer } from '../support/callApi.ts'
import { test } from '../support/shopTest.ts'
import type { TestShop } from '../support/testShop.ts'

const reasonOf = ({ body }: RawAnswer) => body.reason ?? 'accepted'
const change = { operation: 'passkeyChange' } as const

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
