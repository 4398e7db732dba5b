import { describe, expect } from 'vitest'
import { getUserInfo, login, resetPay, verifyPay } from '../../contract/account.ts'
import { listNotices } from '../../contract/notices.ts'
import { payOrder } from '../../contract/orders.ts'
import { mintGoods } from '../factories/goods.ts'
import { mintOrder, mintProof } from '../factories/orders.ts'
import { mintShopper, type MintedShopper } from '../factories/shoppers.ts'
import { ask, send } from '../support/callApi.ts'
import { test } from '../support/shopTest.ts'
import type { TestShop } from '../support/testShop.ts'
import { periods } from '../support/facts.ts'

describe('the payment code', () => {
  test('not set: verifying is refused', async ({ shop }) => {
    const shopper = await mintShopper(shop, { payCodeSet: false })
    expect(await attempt(shop, shopper, '111222')).toEqual(['payCodeNotSet', null])
  })

  test('set for the first time without an old one; later changes require it', async ({ shop }) => {
    const shopper = await mintShopper(shop, { payCodeSet: false })
    await ask(shop.app, resetPay, { payCode: '998877', oldPayCode: '' }, shopper)
    expect(await ask(shop.app, getUserInfo, {}, shopper)).toMatchObject({ payCodeSet: true })

    const answers = [
      await send(shop.app, resetPay, { payCode: '112358' }, shopper),
      await send(shop.app, resetPay, { payCode: '112358', oldPayCode: '000111' }, shopper),
      await send(shop.app, resetPay, { payCode: '998877', oldPayCode: '998877' }, shopper),
      await send(shop.app, resetPay, { payCode: '112358', oldPayCode: '998877' }, shopper),
    ]

    expect(answers.map(({ body }) => body.reason ?? body.data)).toEqual([
      'oldPayCodeMissing',
      'payCodeWrong',
      'payCodeSame',
      { payCodeSet: true },
    ])
  })

  test('changed, by the old one or the password: notifies the shopper and ends every other session', async ({
    shop,
  }) => {
    for (const proof of [{ oldPayCode: '314159' }, { password: 'correct-horse' }]) {
      const shopper = await mintShopper(shop)
      const { account, password } = shopper
      const other = await ask(shop.app, login, { account, password })
      const { list } = await ask(shop.app, listNotices, { limit: '5' }, shopper)
      await ask(shop.app, resetPay, { payCode: '112358', ...proof }, shopper)

      const observed = await ask(shop.app, listNotices, { limit: '5' }, shopper)
      const elsewhere = await send(shop.app, getUserInfo, {}, { token: other.userinfo.token })
      expect([list, observed.list.map(({ kind, read }) => [kind, read]), elsewhere.status]).toEqual(
        [[], [['payCode.changed', false]], 401],
      )
    }
  })

  test('changed: an open proof of the old one pays nothing more', async ({ shop }) => {
    const { skuId, priceCents } = await mintGoods(shop)
    const shopper = await mintShopper(shop, { balanceCents: 2 * priceCents })
    const order = await mintOrder(shop, shopper, [{ skuId, quantity: 1 }])
    const proof = await mintProof(shop, shopper, order)
    const payCode = '112358'
    await ask(shop.app, resetPay, { payCode, oldPayCode: shopper.payCode }, shopper)

    const old = await send(shop.app, payOrder, { orderId: order.id, proof }, shopper)
    const again = await mintProof(shop, { ...shopper, payCode }, order)
    const paid = await send(shop.app, payOrder, { orderId: order.id, proof: again }, shopper)
    expect([old.body.reason, paid.body.code]).toEqual(['proofInvalid', 1])
  })

  test('set for the first time ends no session and sends no notice', async ({ shop }) => {
    const shopper = await mintShopper(shop, { payCodeSet: false })
    const { account, password } = shopper
    const other = await ask(shop.app, login, { account, password })
    await ask(shop.app, resetPay, { payCode: '112358' }, shopper)
    const { token } = other.userinfo
    expect((await ask(shop.app, listNotices, { limit: '5' }, { token })).list).toEqual([])
  })

  test.for(['12345', '1234567890123', '12a456', '12345²', '      ', ''])(
    '%o is no payment code',
    async (payCode, { shop }) => {
      const shopper = await mintShopper(shop, { payCodeSet: false })
      const answer = await send(shop.app, resetPay, { payCode }, shopper)
      expect([answer.status, answer.body.reason]).toEqual([400, 'invalidInput'])
    },
  )

  test('five wrong ones lock for a short time, ten for longer, twenty until the password resets it', async ({
    shop,
  }) => {
    const shopper = await mintShopper(shop)
    const wrong = (times: number) => attempts(shop, shopper, '000111', times)
    const lockedAt = (seconds: number) =>
      new Date(shop.clock.now().getTime() + seconds * 1000).toISOString()

    const lockShown = async () => {
      const { payCodeLock } = await ask(shop.app, getUserInfo, {}, shopper)
      return payCodeLock
    }

    expect(await wrong(4)).toEqual([4, 3, 2, 1].map(left))
    expect(await lockShown()).toBeNull()
    const quarter = lockedAt(periods.firstCodeLock)
    expect(await wrong(2)).toEqual([locked(quarter), locked(quarter)])
    expect(await attempt(shop, shopper, shopper.payCode)).toEqual(locked(quarter))
    expect(await lockShown()).toEqual({ until: quarter })

    shop.clock.advance(periods.firstCodeLock)
    expect(await lockShown()).toBeNull()
    expect(await wrong(4)).toEqual([4, 3, 2, 1].map(left))
    const tomorrow = lockedAt(periods.secondCodeLock)
    expect(await wrong(2)).toEqual([locked(tomorrow), locked(tomorrow)])

    shop.clock.advance(periods.secondCodeLock)
    expect(await wrong(9)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1].map(left))
    expect(await wrong(2)).toEqual([locked(null), locked(null)])
    expect(await lockShown()).toEqual({ until: null })
    shop.clock.advance(periods.secondCodeLock)
    expect(await attempt(shop, shopper, shopper.payCode)).toEqual(locked(null))
    expect(await wrong(1)).toEqual([locked(null)])
    expect(await lockShown()).toEqual({ until: null })
  })

  test('the password resets a code that is locked permanently', async ({ shop }) => {
    const shopper = await mintShopper(shop)
    await attempts(shop, shopper, '000111', 5)
    const { password } = shopper

    const refused = await send(
      shop.app,
      resetPay,
      { payCode: '777123', password: 'not-it-at-all' },
      shopper,
    )
    await ask(shop.app, resetPay, { payCode: '777123', password }, shopper)

    expect(refused.body.reason).toBe('wrongCredentials')
    expect(await attempt(shop, shopper, '777123')).toEqual([undefined, expect.anything()])
  })

  test('guesses of the password are slowed down where it resets the code, too', async ({
    shop,
  }) => {
    const shopper = await mintShopper(shop)
    const guess = { payCode: '777123', password: 'not-it-at-all' }
    const reasons = []
    for (let at = 0; at < 7; at += 1) {
      reasons.push((await send(shop.app, resetPay, guess, shopper)).body.reason)
    }
    const { password } = shopper
    const right = await send(shop.app, resetPay, { ...guess, password }, shopper)

    expect([...reasons, right.body.reason]).toEqual([
      ...Array.from({ length: 5 }, () => 'wrongCredentials'),
      ...Array.from({ length: 3 }, () => 'tooManyAttempts'),
    ])
    expect((await attempt(shop, shopper, shopper.payCode))[0]).toBeUndefined()
  })

  test('a right one resets the count', async ({ shop }) => {
    const shopper = await mintShopper(shop)
    await attempts(shop, shopper, '000111', 4)
    await attempt(shop, shopper, shopper.payCode)
    expect(await attempt(shop, shopper, '000111')).toEqual(left(4))
  })

  test('paying and changing the code share one counter', async ({ shop }) => {
    const shopper = await mintShopper(shop)
    await attempts(shop, shopper, '000111', 3)
    const answer = await send(
      shop.app,
      resetPay,
      { payCode: '112358', oldPayCode: '000111' },
      shopper,
    )
    expect([answer.body.reason, answer.body.data]).toEqual(left(1))
  })

  test('of fifty wrong ones sent at once at most five are checked, and the right one is refused while locked', async ({
    shop,
  }) => {
    const shopper = await mintShopper(shop)
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => attempt(shop, shopper, '000111')),
    )
    const until = new Date(shop.clock.now().getTime() + periods.firstCodeLock * 1000).toISOString()
    const byReason = Map.groupBy(answers, ([reason]) => reason)
    expect(byReason.get('payCodeWrong')?.toSorted(byAttemptsLeft)).toEqual([4, 3, 2, 1].map(left))
    expect(byReason.get('payCodeLocked')).toEqual(Array.from({ length: 46 }, () => locked(until)))
    expect(await attempt(shop, shopper, shopper.payCode)).toEqual(locked(until))
  })

  test('a proof pays once, only for its purpose, and only for 120 seconds', async ({ shop }) => {
    const goods = await mintGoods(shop, { priceCents: 700, stock: 9 })
    const shopper = await mintShopper(shop, { balanceCents: 10_000 })
    const place = () => mintOrder(shop, shopper, [{ skuId: goods.skuId, quantity: 1 }])
    const [first, second, third] = [await place(), await place(), await place()]
    const proof = await mintProof(shop, shopper, first)
    const pay = async (orderId: number, given: string) =>
      (await send(shop.app, payOrder, { orderId, proof: given }, shopper)).body.reason ?? 'paid'

    const otherAmount = await mintProof(shop, shopper, { ...second, totalCents: 699 })
    const late = await mintProof(shop, shopper, third)

    expect(await pay(second.id, proof)).toBe('proofInvalid')
    expect(await pay(second.id, otherAmount)).toBe('proofInvalid')
    expect(await pay(first.id, proof)).toBe('paid')
    expect(await pay(first.id, proof)).toBe('stateChanged')
    shop.clock.advance(periods.proof)
    expect(await pay(third.id, late)).toBe('proofInvalid')
  })
})

type Outcome = [reason: string | undefined, data: unknown]

async function attempt(shop: TestShop, shopper: MintedShopper, payCode: string): Promise<Outcome> {
  const { body } = await send(
    shop.app,
    verifyPay,
    { payCode, operation: 'orderPay', subjectId: 1, amountCents: 1 },
    shopper,
  )
  return [body.reason, body.data]
}

async function attempts(shop: TestShop, shopper: MintedShopper, payCode: string, times: number) {
  const outcomes: Outcome[] = []
  for (let done = 0; done < times; done += 1) outcomes.push(await attempt(shop, shopper, payCode))
  return outcomes
}

function left(attemptsLeft: number): Outcome {
  return ['payCodeWrong', { attemptsLeft }]
}

function locked(until: string | null): Outcome {
  return ['payCodeLocked', { until }]
}

function byAttemptsLeft(one: Outcome, other: Outcome): number {
  return attemptsLeftOf(other) - attemptsLeftOf(one)
}

function attemptsLeftOf([, data]: Outcome): number {
  return (data as { attemptsLeft: number }).attemptsLeft
}
