import { describe, expect } from 'vitest'
import { listNotices } from '../../contract/notices.ts'
import { cancelWithdrawal, recharge } from '../../contract/wallet.ts'
import { askOffice, mintUpload, mustDo } from '../factories/orderLife.ts'
import { mintShopper, type MintedShopper } from '../factories/shoppers.ts'
import {
  addresses,
  balances,
  mintRecharge,
  mintWithdrawal,
  openNetworks,
} from '../factories/wallet.ts'
import { ask, send } from '../support/callApi.ts'
import { test } from '../support/shopTest.ts'
import type { TestShop } from '../support/testShop.ts'

describe('rules of an audit', () => {
  test.beforeAll(async ({ shop }) => {
    await openNetworks(shop)
  })

  const noticesOf = async (shop: TestShop, shopper: MintedShopper) =>
    (await ask(shop.app, listNotices, {}, shopper)).list.map((notice) => [
      notice.kind,
      notice.rechargeId ?? notice.withdrawalId,
    ])

  test('notifies of a refused recharge as refused, of a passed one as passed', async ({ shop }) => {
    const shopper = await mintShopper(shop)
    const [refused, passed] = [await mintRecharge(shop, shopper), await mintRecharge(shop, shopper)]
    await askOffice(shop, '/decline', { name: `R${refused.id}`, reason: 'No such payment' })
    await askOffice(shop, '/pass', { name: `R${passed.id}`, arrivedCents: 5_000 })

    expect(await noticesOf(shop, shopper)).toEqual([
      ['recharge.passed', passed.id],
      ['recharge.refused', refused.id],
      ['recharge.submitted', passed.id],
      ['recharge.submitted', refused.id],
    ])
  })

  test('notifies of a withdrawal as refused, passed or cancelled', async ({ shop }) => {
    const shopper = await mintShopper(shop, { balanceCents: 50_000 })
    const refused = await mintWithdrawal(shop, shopper)
    const passed = await mintWithdrawal(shop, shopper)
    const cancelled = await mintWithdrawal(shop, shopper)
    await askOffice(shop, '/decline', { name: `W${refused.id}`, reason: 'Closed account' })
    await askOffice(shop, '/pass', { name: `W${passed.id}`, reference: 'HB-1' })
    await ask(shop.app, cancelWithdrawal, { withdrawalId: cancelled.id }, shopper)

    expect(await noticesOf(shop, shopper)).toEqual([
      ['withdrawal.cancelled', cancelled.id],
      ['withdrawal.passed', passed.id],
      ['withdrawal.refused', refused.id],
      ['withdrawal.submitted', cancelled.id],
      ['withdrawal.submitted', passed.id],
      ['withdrawal.submitted', refused.id],
    ])
  })

  test('a passed withdrawal leaves nothing held, whether it cost a cent or nothing', async ({
    shop,
  }) => {
    const shopper = await mintShopper(shop, { balanceCents: 50_000 })
    const target = { method: 'chain', network: 'trc20', address: addresses.tron } as const
    const left = []
    for (const withdrawalChargeCents of [0, 1]) {
      await mustDo(askOffice(shop, '/networks/set', { code: 'trc20', withdrawalChargeCents }))
      const { id } = await mintWithdrawal(shop, shopper, 5_000, target)
      const before = await balances(shop, shopper)
      await mustDo(askOffice(shop, '/pass', { name: `W${id}`, reference: 'TX-1' }))
      left.push([before, await balances(shop, shopper)])
    }
    expect(left).toEqual([
      [
        { availableCents: 45_000, heldCents: 5_000 },
        { availableCents: 45_000, heldCents: 0 },
      ],
      [
        { availableCents: 39_999, heldCents: 5_001 },
        { availableCents: 39_999, heldCents: 0 },
      ],
    ])
  })

  test('an audit refuses fields of the other kind, alone and next to its own', async ({ shop }) => {
    const shopper = await mintShopper(shop, { balanceCents: 20_000 })
    const waiting = await mintRecharge(shop, shopper)
    const withdrawal = await mintWithdrawal(shop, shopper)
    const before = await balances(shop, shopper)
    const pass = (name: string, given: object) => askOffice(shop, '/pass', { name, ...given })
    const refused = { status: 400, reason: 'invalidInput' }

    expect([
      await pass(`R${waiting.id}`, { reference: 'HB' }),
      await pass(`R${waiting.id}`, { arrivedCents: 5_000, reference: 'HB' }),
      await pass(`W${withdrawal.id}`, { arrivedCents: 5_000 }),
      await pass(`W${withdrawal.id}`, { arrivedCents: 5_000, reference: 'HB' }),
    ]).toEqual([refused, refused, refused, refused])
    expect(await balances(shop, shopper)).toEqual(before)
  })

  test('each recharge method has its own minimum and maximum, to the cent', async ({ shop }) => {
    const shopper = await mintShopper(shop)
    const { tron, ethereum, bitcoin } = addresses
    const ways = [
      { least: 1_000, way: { method: 'card' } },
      { least: 1_000, way: { method: 'chain', network: 'trc20', ownAddress: tron } },
      { least: 2_000, way: { method: 'chain', network: 'erc20', ownAddress: ethereum } },
      { least: 2_000, way: { method: 'chain', network: 'eth', ownAddress: ethereum } },
      { least: 5_000, way: { method: 'chain', network: 'btc', ownAddress: bitcoin } },
    ] as const
    const most = 10_000_000
    const answerTo = async (way: (typeof ways)[number]['way'], amountCents: number) => {
      const evidence = await mintUpload(shop, shopper)
      const { body } = await send(shop.app, recharge, { ...way, amountCents, evidence }, shopper)
      return body.reason === undefined ? 'taken' : [body.reason, body.data]
    }
    for (const { least, way } of ways) {
      const answers = []
      for (const cents of [least - 1, least, most, most + 1])
        answers.push(await answerTo(way, cents))
      expect(answers).toEqual([
        ['amountTooLow', { minCents: least }],
        'taken',
        'taken',
        ['amountTooHigh', { maxCents: most }],
      ])
    }
  })
})
