import { asc, inArray } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { verifyPay } from '../../contract/account.ts'
import { listNotices } from '../../contract/notices.ts'
import {
  cancelWithdrawal,
  listWithdrawals,
  quoteWithdrawal,
  showWithdrawal,
  showWithdrawalTerms,
  withdraw,
} from '../../contract/wallet.ts'
import { withdrawalQuotes } from '../../server/db/schema/wallet.ts'
import { askOffice } from '../factories/orderLife.ts'
import { mintShopper } from '../factories/shoppers.ts'
import {
  aCard,
  addresses,
  balances,
  mintWithdrawable,
  mintWithdrawal,
  openNetworks,
} from '../factories/wallet.ts'
import { ask, send, sendRaw } from '../support/callApi.ts'
import { test } from '../support/shopTest.ts'
import type { TestShop } from '../support/testShop.ts'
import { periods } from '../support/facts.ts'

describe('withdrawals', () => {
  test.beforeAll(async ({ shop }) => {
    await openNetworks(shop)
  })

  test('holds the sum and its charge from the request on, and pays them out when it passes', async ({
    shop,
  }) => {
    const shopper = await mintShopper(shop, { balanceCents: 20_000 })
    const waiting = await mintWithdrawal(shop, shopper, 10_000)
    const held = await balances(shop, shopper)
    const name = `W${waiting.id}`
    const passed = await askOffice(shop, '/pass', { name, reference: 'HB-1' })
    const after = await ask(shop.app, showWithdrawal, { id: waiting.id }, shopper)
    const late = await send(shop.app, cancelWithdrawal, { withdrawalId: waiting.id }, shopper)
    const { list } = await ask(shop.app, listNotices, {}, shopper)

    expect(waiting).toEqual({
      id: waiting.id,
      status: 0,
      target: aCard,
      amountCents: 10_000,
      chargeCents: 300,
      totalCents: 10_300,
      reference: null,
      refusedFor: null,
      submittedAt: shop.clock.now().toISOString(),
      resolvedAt: null,
    })
    expect([held, passed.status]).toEqual([{ availableCents: 9_700, heldCents: 10_300 }, 200])
    expect(after).toEqual({
      ...waiting,
      status: 1,
      reference: 'HB-1',
      resolvedAt: shop.clock.now().toISOString(),
    })
    expect(await balances(shop, shopper)).toEqual({ availableCents: 9_700, heldCents: 0 })
    expect([late.body.reason, late.body.data]).toEqual([
      'withdrawalAnswered',
      { withdrawal: after },
    ])
    expect(list.map(({ kind, withdrawalId }) => [kind, withdrawalId])).toEqual([
      ['withdrawal.passed', waiting.id],
      ['withdrawal.submitted', waiting.id],
    ])
  })

  test('a refusal, or the shopper’s own cancel, makes the whole sum available again', async ({
    shop,
  }) => {
    const shopper = await mintShopper(shop, { balanceCents: 30_000 })
    const refused = await mintWithdrawal(shop, shopper, 10_000)
    const cancelled = await mintWithdrawal(shop, shopper, 5_000)
    await askOffice(shop, '/decline', { name: `W${refused.id}`, reason: 'The card is closed' })
    const own = await ask(shop.app, cancelWithdrawal, { withdrawalId: cancelled.id }, shopper)
    const late = await askOffice(shop, '/pass', { name: `W${cancelled.id}`, reference: 'HB-2' })

    expect(await ask(shop.app, showWithdrawal, { id: refused.id }, shopper)).toMatchObject({
      status: 2,
      refusedFor: 'The card is closed',
    })
    expect([own.status, late]).toEqual([-1, { status: 409, reason: 'withdrawalAnswered' }])
    expect(await balances(shop, shopper)).toEqual({ availableCents: 30_000, heldCents: 0 })
  })

  test('goes out on chain to an address of the network', async ({ shop }) => {
    const shopper = await mintShopper(shop, { balanceCents: 20_000 })
    const target = { method: 'chain', network: 'trc20', address: addresses.tron } as const
    const { id, chargeCents } = await mintWithdrawal(shop, shopper, 10_000, target)
    await askOffice(shop, '/pass', { name: `W${id}`, reference: 'f'.repeat(64) })
    const terms = await ask(shop.app, showWithdrawalTerms, {}, shopper)
    expect(chargeCents).toBe(100)
    expect({ ...terms, networks: terms.networks.slice(0, 1) }).toEqual({
      availableCents: 9_900,
      heldCents: 0,
      payCodeSet: true,
      maxAmountCents: 5_000_000,
      delayed: null,
      bank: { minAmountCents: 1_000, chargeCents: 300 },
      networks: [
        {
          code: 'trc20',
          name: 'Tron (TRC20)',
          asset: 'USDT',
          minAmountCents: 1_000,
          chargeCents: 100,
        },
      ],
      targets: [target],
    })
  })

  test('offers five targets of the last fifty again, newest first', async ({ shop }) => {
    const shopper = await mintShopper(shop, { balanceCents: 20_000 })
    const at = (bankName: string) => ({ ...aCard, bankName })
    const sendTo = async (bankName: string) => {
      const { id } = await mintWithdrawal(shop, shopper, 5_000, at(bankName))
      await ask(shop.app, cancelWithdrawal, { withdrawalId: id }, shopper)
    }
    const offered = async () => (await ask(shop.app, showWithdrawalTerms, {}, shopper)).targets
    for (const bankName of ['One', 'Two', 'Three', 'Four', 'Five', 'Six']) await sendTo(bankName)
    const ofSix = await offered()
    for (let times = 0; times < 48; times += 1) await sendTo('Seven')
    const ofFifty = await offered()

    expect(ofSix).toEqual(['Six', 'Five', 'Four', 'Three', 'Two'].map(at))
    expect(ofFifty).toEqual(['Seven', 'Six', 'Five'].map(at))
  })

  test('needs the payment code given for this exact quote and sum', async ({ shop }) => {
    const shopper = await mintShopper(shop, { balanceCents: 20_000 })
    const other = await mintShopper(shop, { balanceCents: 20_000 })
    const one = await mintWithdrawable(shop, shopper, 5_000)
    const two = await mintWithdrawable(shop, shopper, 5_000)
    const stolen = await mintWithdrawable(shop, other, 5_000)
    const { payCode } = shopper
    const lowAmount = await ask(
      shop.app,
      verifyPay,
      { payCode, operation: 'withdraw', subjectId: one.quoteId, amountCents: 5_000 },
      shopper,
    )
    const forPaying = await ask(
      shop.app,
      verifyPay,
      { payCode, operation: 'orderPay', subjectId: one.quoteId, amountCents: 5_300 },
      shopper,
    )
    const tries = [
      { quoteId: one.quoteId, proof: two.proof },
      { quoteId: one.quoteId, proof: stolen.proof },
      { quoteId: one.quoteId, proof: lowAmount.proof },
      { quoteId: one.quoteId, proof: forPaying.proof },
      { quoteId: stolen.quoteId, proof: stolen.proof },
      { quoteId: one.quoteId, proof: one.proof },
      { quoteId: one.quoteId, proof: one.proof },
    ]
    const reasons = []
    for (const given of tries) {
      reasons.push((await send(shop.app, withdraw, given, shopper)).body.reason)
    }
    expect(reasons).toEqual([
      ...Array.from({ length: 4 }, () => 'proofInvalid'),
      'notFound',
      undefined,
      'quoteUsed',
    ])
    expect(await balances(shop, shopper)).toEqual({ availableCents: 14_700, heldCents: 5_300 })
  })

  test('the balance must cover the charge too, and a refused one keeps quote and proof', async ({
    shop,
  }) => {
    const shopper = await mintShopper(shop, { balanceCents: 10_299 })
    const { quoteId, proof } = await mintWithdrawable(shop, shopper, 10_000)
    const short = await send(shop.app, withdraw, { quoteId, proof }, shopper)
    expect([short.body.reason, short.body.data]).toEqual(['balanceTooLow', { shortCents: 1 }])
    expect(await balances(shop, shopper)).toEqual({ availableCents: 10_299, heldCents: 0 })
  })

  test('the whole balance can be withdrawn, with its charge', async ({ shop }) => {
    const shopper = await mintShopper(shop, { balanceCents: 10_300 })
    await mintWithdrawal(shop, shopper, 10_000)
    expect(await balances(shop, shopper)).toEqual({ availableCents: 0, heldCents: 10_300 })
  })

  test('a quote expires after its period', async ({ shop }) => {
    const shopper = await mintShopper(shop, { balanceCents: 20_000 })
    const { quoteId, proof } = await mintWithdrawable(shop, shopper, 10_000)
    shop.clock.advance(periods.withdrawalQuote)
    const answer = await send(shop.app, withdraw, { quoteId, proof }, shopper)
    expect(answer.body.reason).toBe('quoteExpired')
  })

  test('a new quote deletes only the shopper’s own expired and unused ones', async ({ shop }) => {
    const [shopper, other] = [
      await mintShopper(shop, { balanceCents: 20_000 }),
      await mintShopper(shop, { balanceCents: 20_000 }),
    ]
    const quote = async (whose: typeof shopper, amountCents: number) =>
      (await ask(shop.app, quoteWithdrawal, { target: aCard, amountCents }, whose)).id
    await mintWithdrawal(shop, shopper, 3_000)
    await quote(shopper, 4_000)
    await quote(other, 5_000)
    shop.clock.advance(periods.withdrawalQuote)
    await quote(shopper, 6_000)
    const left = await storedQuotes(shop, [shopper.userId, other.userId])
    shop.clock.advance(1)
    await quote(shopper, 7_000)

    expect(left).toEqual([3_000, 4_000, 5_000, 6_000])
    expect(await storedQuotes(shop, [shopper.userId, other.userId])).toEqual([
      3_000, 5_000, 6_000, 7_000,
    ])
  })

  async function storedQuotes(shop: TestShop, userIds: number[]): Promise<number[]> {
    const rows = await shop.database.db
      .select({ amountCents: withdrawalQuotes.amountCents })
      .from(withdrawalQuotes)
      .where(inArray(withdrawalQuotes.userId, userIds))
      .orderBy(asc(withdrawalQuotes.amountCents))
    return rows.map(({ amountCents }) => amountCents)
  }

  test('refuses an invalid target', async ({ shop }) => {
    const shopper = await mintShopper(shop, { balanceCents: 20_000 })
    const chain = { method: 'chain', network: 'btc', address: addresses.bitcoin } as const
    const tries = [
      { target: { ...chain, address: addresses.tron }, amountCents: 9_000 },
      { target: chain, amountCents: 4_999 },
      { target: aCard, amountCents: 999 },
      { target: aCard, amountCents: 5_000_001 },
      { target: aCard, amountCents: 5_000_000 },
      { target: aCard, amountCents: 1_000 },
      { target: { ...aCard, cardNumber: '4242 4242 4242 4243' }, amountCents: 5_000 },
      { target: { ...aCard, cardNumber: '4242-4242-4242-4242' }, amountCents: 5_000 },
    ]
    const answers = await Promise.all(
      tries.map((given) => sendRaw(shop.app, quoteWithdrawal, JSON.stringify(given), shopper)),
    )
    expect(answers.map(({ body }) => body.reason)).toEqual([
      'addressInvalid',
      'amountTooLow',
      'amountTooLow',
      'amountTooHigh',
      undefined,
      undefined,
      'invalidInput',
      undefined,
    ])
  })

  test('the record has its tabs, and a cancelled one is only under all', async ({ shop }) => {
    const shopper = await mintShopper(shop, { balanceCents: 90_000 })
    const ids = []
    for (let at = 0; at < 4; at += 1) ids.push((await mintWithdrawal(shop, shopper, 2_000)).id)
    await askOffice(shop, '/pass', { name: `W${ids[0]}`, reference: 'HB' })
    await askOffice(shop, '/decline', { name: `W${ids[1]}`, reason: 'closed' })
    await ask(shop.app, cancelWithdrawal, { withdrawalId: ids[2]! }, shopper)
    const tabs = await Promise.all(
      (['all', '0', '1', '2'] as const).map(async (status) =>
        (await ask(shop.app, listWithdrawals, { status }, shopper)).list.map(({ id }) => id),
      ),
    )
    const stranger = await mintShopper(shop)
    const foreign = [
      await send(shop.app, showWithdrawal, { id: ids[3]! }, stranger),
      await send(shop.app, cancelWithdrawal, { withdrawalId: ids[3]! }, stranger),
    ]
    expect(tabs).toEqual([ids.toReversed(), [ids[3]], [ids[0]], [ids[1]]])
    expect(foreign.map(({ body }) => body.reason)).toEqual(['notFound', 'notFound'])
  })
})
