import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect } from 'vitest'
import { listNotices } from '../../contract/notices.ts'
import { getBlockchain, listRecharges, recharge, showRecharge } from '../../contract/wallet.ts'
import { askOffice, mintUpload } from '../factories/orderLife.ts'
import { mintShopper } from '../factories/shoppers.ts'
import { addresses, balances, mintRecharge, openNetworks } from '../factories/wallet.ts'
import { ask, send } from '../support/callApi.ts'
import { test } from '../support/shopTest.ts'
import { sendPictures } from '../support/sendPictures.ts'

describe('recharges', () => {
  test.beforeAll(async ({ shop }) => {
    await openNetworks(shop)
  })

  test('lists the networks with their limits and charges, and the unsupported ones', async ({
    shop,
  }) => {
    const shopper = await mintShopper(shop)
    const { list, notSupported, minCardCents } = await ask(shop.app, getBlockchain, {}, shopper)
    expect({ codes: list.map(({ code }) => code), notSupported, minCardCents }).toEqual({
      codes: ['trc20', 'erc20', 'eth', 'btc'],
      notSupported: ['DEX', 'BSC', 'HECO'],
      minCardCents: 1_000,
    })
    expect(list[0]).toEqual({
      code: 'trc20',
      name: 'Tron (TRC20)',
      asset: 'USDT',
      depositAddress: 'TBJjCJ5dFwZfs3KP71Hzhhw3Hdmihqyoxp',
      minRechargeCents: 1_000,
      minWithdrawalCents: 1_000,
      withdrawalChargeCents: 100,
      confirmations: 20,
    })
  })

  test('one on chain waits, and credits the actual arrival once it passed', async ({ shop }) => {
    const shopper = await mintShopper(shop)
    const evidence = await mintUpload(shop, shopper)
    const hash = randomBytes(32).toString('hex')
    const waiting = await ask(
      shop.app,
      recharge,
      {
        method: 'chain',
        network: 'erc20',
        ownAddress: addresses.ethereum.toLowerCase(),
        transactionHash: `0x${hash.toUpperCase()}`,
        amountCents: 12_000,
        evidence,
      },
      shopper,
    )
    const before = await balances(shop, shopper)
    const passed = await askOffice(shop, '/pass', { name: `R${waiting.id}`, arrivedCents: 11_950 })
    const after = await ask(shop.app, showRecharge, { id: waiting.id }, shopper)
    const notices = await ask(shop.app, listNotices, {}, shopper)

    expect(waiting).toEqual({
      id: waiting.id,
      status: 0,
      method: 'chain',
      network: 'erc20',
      depositAddress: '0xF6dFaC2c61ecE69B3d16eFc578796ceF26c8D305',
      ownAddress: addresses.ethereum,
      transactionHash: hash,
      amountCents: 12_000,
      arrivedCents: null,
      evidence: expect.objectContaining({ id: evidence }),
      refusedFor: null,
      submittedAt: shop.clock.now().toISOString(),
      resolvedAt: null,
    })
    expect([before, passed.status]).toEqual([{ availableCents: 0, heldCents: 0 }, 200])
    expect(after).toEqual({
      ...waiting,
      status: 1,
      arrivedCents: 11_950,
      resolvedAt: shop.clock.now().toISOString(),
    })
    expect(await balances(shop, shopper)).toEqual({ availableCents: 11_950, heldCents: 0 })
    expect(notices.list.map(({ kind, rechargeId }) => [kind, rechargeId])).toEqual([
      ['recharge.passed', waiting.id],
      ['recharge.submitted', waiting.id],
    ])
  })

  test('a refused one credits nothing, shows the reason, and frees its evidence', async ({
    shop,
  }) => {
    const shopper = await mintShopper(shop)
    const evidence = await mintUpload(shop, shopper)
    const given = { method: 'card', amountCents: 5_000, evidence } as const
    const { id } = await ask(shop.app, recharge, given, shopper)
    const twice = await send(shop.app, recharge, given, shopper)
    await askOffice(shop, '/decline', { name: `R${id}`, reason: 'No such payment' })
    const late = await askOffice(shop, '/pass', { name: `R${id}`, arrivedCents: 5_000 })
    const again = await send(shop.app, recharge, given, shopper)

    expect(await ask(shop.app, showRecharge, { id }, shopper)).toMatchObject({
      status: 2,
      refusedFor: 'No such payment',
      arrivedCents: null,
    })
    expect([twice.body.reason, late, again.body.code]).toEqual([
      'evidenceUsed',
      { status: 409, reason: 'rechargeAnswered' },
      1,
    ])
    expect(await balances(shop, shopper)).toEqual({ availableCents: 0, heldCents: 0 })
  })

  test('the same picture uploaded twice is the same evidence, also for another shopper', async ({
    shop,
  }) => {
    const [one, other] = [await mintShopper(shop), await mintShopper(shop)]
    const picture = await sharp({
      create: { width: 40, height: 30, channels: 3, background: { r: 9, g: 99, b: 199 } },
    })
      .png()
      .toBuffer()
    const answers = []
    for (const shopper of [one, one, other]) {
      const { list } = await sendPictures(shop.app, [picture], shopper)
      const given = { method: 'card', amountCents: 2_000, evidence: list[0]!.id } as const
      answers.push((await send(shop.app, recharge, given, shopper)).body.reason)
    }
    expect(answers).toEqual([undefined, 'evidenceUsed', 'evidenceUsed'])
  })

  test('refuses the same transaction twice, in any notation', async ({ shop }) => {
    const shopper = await mintShopper(shop)
    const hash = randomBytes(32).toString('hex')
    const refused = await mintUpload(shop, shopper)
    const { id } = await ask(
      shop.app,
      recharge,
      { method: 'card', amountCents: 2_000, evidence: refused },
      shopper,
    )
    await askOffice(shop, '/decline', { name: `R${id}`, reason: 'too dark' })
    const answers = []
    for (const [transactionHash, evidence] of [
      [hash, await mintUpload(shop, shopper)],
      [`0x${hash}`, await mintUpload(shop, shopper)],
      [hash.toUpperCase(), refused],
    ] as const) {
      const given = {
        method: 'chain',
        network: 'eth',
        ownAddress: addresses.ethereum,
        amountCents: 2_000,
        transactionHash,
        evidence,
      } as const
      answers.push((await send(shop.app, recharge, given, shopper)).body.reason)
    }
    expect(answers).toEqual([undefined, 'transactionUsed', 'transactionUsed'])
  })

  test('refuses invalid input before the audit', async ({ shop }) => {
    const shopper = await mintShopper(shop)
    const other = await mintShopper(shop)
    const evidence = await mintUpload(shop, shopper)
    const chain = {
      method: 'chain',
      network: 'trc20',
      ownAddress: addresses.tron,
      amountCents: 5_000,
      evidence,
    } as const
    const tries = [
      { ...chain, ownAddress: addresses.ethereum },
      { ...chain, ownAddress: `${addresses.tron.slice(0, -1)}X` },
      { ...chain, ownAddress: 'TBJjCJ5dFwZfs3KP71Hzhhw3Hdmihqyoxp' },
      { ...chain, amountCents: 999 },
      { ...chain, amountCents: 10_000_001 },
      { ...chain, evidence: await mintUpload(shop, other) },
      { method: 'card', amountCents: 999, evidence } as const,
    ]
    const answers = await Promise.all(
      tries.map((given) => send(shop.app, recharge, given, shopper)),
    )
    expect(answers.map(({ body }) => [body.reason, body.data])).toEqual([
      ['addressInvalid', { network: 'trc20', looksLike: 'ethereum' }],
      ['addressInvalid', { network: 'trc20', looksLike: null }],
      ['addressInvalid', { network: 'trc20', looksLike: null }],
      ['amountTooLow', { minCents: 1_000 }],
      ['amountTooHigh', { maxCents: 10_000_000 }],
      ['uploadMissing', null],
      ['amountTooLow', { minCents: 1_000 }],
    ])
    expect((await ask(shop.app, listRecharges, {}, shopper)).list).toEqual([])
  })

  test('the record has its tabs and pages, and nobody else’s rows', async ({ shop }) => {
    const shopper = await mintShopper(shop)
    const ids = []
    for (let at = 0; at < 5; at += 1) ids.push((await mintRecharge(shop, shopper)).id)
    await askOffice(shop, '/pass', { name: `R${ids[0]}`, arrivedCents: 1, confirmedCents: 1 })
    await askOffice(shop, '/decline', { name: `R${ids[1]}`, reason: 'blurred' })
    const tabs = await Promise.all(
      (['all', '0', '1', '2'] as const).map(async (status) =>
        (await ask(shop.app, listRecharges, { status }, shopper)).list.map(({ id }) => id),
      ),
    )
    const first = await ask(shop.app, listRecharges, { limit: 3 }, shopper)
    const cursor = first.nextCursor ?? ''
    const second = await ask(shop.app, listRecharges, { limit: 3, cursor }, shopper)
    const stranger = await mintShopper(shop)

    const newestFirst = ids.toReversed()
    expect(tabs).toEqual([newestFirst, newestFirst.slice(0, 3), [ids[0]], [ids[1]]])
    expect([...first.list, ...second.list].map(({ id }) => id)).toEqual(newestFirst)
    expect(second.nextCursor).toBe(null)
    expect((await ask(shop.app, listRecharges, {}, stranger)).list).toEqual([])
    expect((await send(shop.app, showRecharge, { id: ids[0]! }, stranger)).body.reason).toBe(
      'notFound',
    )
  })

  test('a resolved row can’t be changed or deleted, even in the database', async ({ shop }) => {
    const shopper = await mintShopper(shop)
    const { id } = await mintRecharge(shop, shopper)
    await askOffice(shop, '/pass', { name: `R${id}`, arrivedCents: 700, confirmedCents: 700 })
    const { db } = shop.database
    const tries = [
      `update recharges set arrived_cents = 900 where id = ${id}`,
      `update recharges set status = 2 where id = ${id}`,
      `delete from recharges where id = ${id}`,
    ]
    for (const statement of tries) {
      await expect(db.execute(statement)).rejects.toThrow()
    }
    expect(await balances(shop, shopper)).toEqual({ availableCents: 700, heldCents: 0 })
  })
})
