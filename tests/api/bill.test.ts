import { describe, expect } from 'vitest'
import { billCsv, listBill, type BillEntry } from '../../contract/bill.ts'
import { previewOf } from '../factories/orderPreview.ts'
import { mintGoods } from '../factories/goods.ts'
import { askOffice, mintUpload, mustDo, orderLife } from '../factories/orderLife.ts'
import { mintOrder } from '../factories/orders.ts'
import { mintShopper, passTime, type MintedShopper } from '../factories/shoppers.ts'
import { mintRecharge, mintWithdrawal } from '../factories/wallet.ts'
import { ask, send, sendRaw } from '../support/callApi.ts'
import { test } from '../support/shopTest.ts'
import type { TestShop } from '../support/testShop.ts'

const day = 24 * 60 * 60

describe('the bill', () => {
  /** March: $500 in, $23 out and returned, $20 paid. April: $20 refunded, $10 in. */
  async function twoMonths(shop: TestShop) {
    const shopper = await mintShopper(shop, { balanceCents: 50_000 })
    const withdrawal = await mintWithdrawal(shop, shopper, 2_000)
    await askOffice(shop, '/decline', { name: `W${withdrawal.id}`, reason: 'closed' })
    const goods = await mintGoods(shop, { priceCents: 2_000 })
    const order = await mintOrder(shop, shopper, [{ skuId: goods.skuId, quantity: 1 }])
    const life = orderLife(shop, { shopper, order })
    await mustDo(life.pay())
    const march = shop.clock.now().toISOString()
    await passTime(shop, shopper, 31 * day)
    await mustDo(life.applyRefund())
    await mustDo(life.approve())
    const refundId = await life.refundId()
    const recharge = await mintRecharge(shop, shopper, 1_000)
    await askOffice(shop, '/pass', { name: `R${recharge.id}`, arrivedCents: 1_000 })
    const april = shop.clock.now().toISOString()
    return { shopper, order, refundId, recharge, withdrawal, march, april }
  }

  test('lists each movement with its sign, the balance after it, and its cause', async ({
    shop,
  }) => {
    const { shopper, order, refundId, recharge, withdrawal, march, april } = await twoMonths(shop)
    const { list, nextCursor, months } = await ask(shop.app, listBill, {}, shopper)
    const none = {
      orderId: null,
      orderSn: null,
      order: null,
      refundId: null,
      rechargeId: null,
      withdrawalId: null,
      reason: null,
    }
    const ofOrder = { orderId: order.id, orderSn: order.sn, order: previewOf(order) }
    expect(list.map(({ id: _id, ...entry }) => entry)).toEqual([
      {
        ...none,
        kind: 'recharge',
        amountCents: 1_000,
        balanceCents: 51_000,
        at: april,
        rechargeId: recharge.id,
      },
      {
        ...none,
        ...ofOrder,
        kind: 'refund',
        amountCents: 2_000,
        balanceCents: 50_000,
        at: april,
        refundId,
      },
      {
        ...none,
        ...ofOrder,
        kind: 'orderPaid',
        amountCents: -2_000,
        balanceCents: 48_000,
        at: march,
      },
      {
        ...none,
        kind: 'withdrawalReturned',
        amountCents: 2_300,
        balanceCents: 50_000,
        at: march,
        withdrawalId: withdrawal.id,
      },
      {
        ...none,
        kind: 'withdrawalHeld',
        amountCents: -2_300,
        balanceCents: 47_700,
        at: march,
        withdrawalId: withdrawal.id,
      },
      { ...none, kind: 'openingBalance', amountCents: 50_000, balanceCents: 50_000, at: march },
    ])
    expect({ nextCursor, months }).toEqual({
      nextCursor: null,
      months: [
        { month: april.slice(0, 7), inCents: 3_000, outCents: 0 },
        { month: march.slice(0, 7), inCents: 52_300, outCents: 4_300 },
      ],
    })
  })

  test('filters by kind and month, and sums what it lists', async ({ shop }) => {
    const { shopper, march, april } = await twoMonths(shop)
    const paid = await ask(shop.app, listBill, { kind: 'orderPaid' }, shopper)
    const inApril = await ask(shop.app, listBill, { month: april.slice(0, 7) }, shopper)
    const nothing = await ask(shop.app, listBill, { month: '2031-01' }, shopper)
    expect([paid.list.map(({ amountCents }) => amountCents), paid.months]).toEqual([
      [-2_000],
      [{ month: march.slice(0, 7), inCents: 0, outCents: 2_000 }],
    ])
    expect(inApril.list.map(({ kind }) => kind)).toEqual(['recharge', 'refund'])
    expect(nothing).toEqual({
      list: [],
      nextCursor: null,
      months: [{ month: '2031-01', inCents: 0, outCents: 0 }],
    })
  })

  test('pages from newest to oldest; each month’s sum covers the whole month', async ({ shop }) => {
    const { shopper } = await twoMonths(shop)
    const whole = await ask(shop.app, listBill, {}, shopper)
    const pages: BillEntry[] = []
    let cursor = ''
    do {
      const page = await ask(shop.app, listBill, { limit: 1, cursor }, shopper)
      pages.push(...page.list)
      expect(whole.months).toContainEqual(page.months[0])
      cursor = page.nextCursor ?? ''
    } while (cursor !== '')
    expect(pages).toEqual(whole.list)
  })

  test('shows only the shopper’s own rows, and refuses an unknown month or kind', async ({
    shop,
  }) => {
    const stranger = await mintShopper(shop)
    const queries = ['&month=2026-13', '&month=march', '&kind=gift', '&cursor=bad!']
    const answers = await Promise.all(
      queries.map((query) => sendRaw(shop.app, listBill, undefined, { ...stranger, query })),
    )
    expect((await ask(shop.app, listBill, {}, stranger)).list).toEqual([])
    expect(answers.map(({ body }) => body.reason)).toEqual(queries.map(() => 'invalidInput'))
  })

  test('its running balance stays right under concurrent movements', async ({ shop }) => {
    const shopper = await mintShopper(shop, { balanceCents: 500_000 })
    const recharges = await Promise.all(
      Array.from({ length: 10 }, () => mintRecharge(shop, shopper, 1_000)),
    )
    await Promise.all([
      ...recharges.map(({ id }) =>
        askOffice(shop, '/pass', { name: `R${id}`, arrivedCents: id, confirmedCents: id }),
      ),
      ...Array.from({ length: 10 }, () => mintWithdrawal(shop, shopper, 1_000)),
    ])
    const { list } = await ask(shop.app, listBill, { limit: 50 }, shopper)
    const before = list.slice(1).map(({ balanceCents }) => balanceCents)
    expect(list.length).toBe(21)
    expect(list.slice(0, -1).map((entry) => entry.balanceCents - entry.amountCents)).toEqual(before)
  })

  const file = (shop: TestShop, shopper: Partial<MintedShopper>, query = '') =>
    shop.app.request(`${billCsv.address}?${query}`, {
      headers: shopper.token ? { token: shopper.token } : {},
    })

  test('is exported with a byte order mark, in the shopper’s language', async ({ shop }) => {
    const { shopper, order, recharge, april } = await twoMonths(shop)
    const month = april.slice(0, 7)
    const english = await file(shop, shopper, `month=${month}`)
    const bytes = new Uint8Array(await english.arrayBuffer())
    const thai = await (await file(shop, shopper, 'lang=tai')).text()
    const time = april.replace('T', ' ').slice(0, 19)
    expect(bytes.slice(0, 3)).toEqual(Uint8Array.of(0xef, 0xbb, 0xbf))
    expect(new TextDecoder().decode(bytes)).toBe(
      [
        'Time (UTC),Kind,Amount (USD),Balance (USD),Reference',
        `${time},Recharge,10.00,510.00,R${recharge.id}`,
        `${time},Refund,20.00,500.00,${order.sn}`,
        '',
      ].join('\r\n'),
    )
    expect(thai).toContain('ยอดคงเหลือ')
    expect(thai.trim().split('\r\n').length).toBe(7)
    expect([
      english.headers.get('content-type'),
      english.headers.get('content-disposition'),
    ]).toEqual(['text/csv; charset=utf-8', `attachment; filename="bill-${month}.csv"`])
  })

  test('is exported whole, however long, and only to its shopper', async ({ shop }) => {
    const shopper = await mintShopper(shop)
    const evidence = await mintUpload(shop, shopper)
    const times = 1_203
    for (const statement of [
      `insert into recharges (user_id, status, method, amount_cents, evidence_id, evidence_hash, submitted_at)
        select ${shopper.userId}, 0, 'card', n, '${evidence}', convert_to('${evidence} ' || n, 'UTF8'), now()
        from generate_series(1, ${times}) n`,
      `update recharges set status = 1, arrived_cents = amount_cents, resolved_at = now()
        where user_id = ${shopper.userId}`,
      `insert into transfers (kind, debit_account_id, credit_account_id, amount_cents, recharge_id, created_at)
        select 'recharge', e.id, a.id, r.arrived_cents, r.id, now() from recharges r, accounts e, accounts a
        where e.kind = 'external' and a.kind = 'available' and a.user_id = r.user_id
          and r.user_id = ${shopper.userId} order by r.id`,
    ]) {
      await shop.database.db.execute(statement)
    }
    const lines = (await (await file(shop, shopper)).text()).trim().split('\r\n')
    expect(lines.length).toBe(times + 1)
    expect(new Set(lines).size).toBe(times + 1)
    expect([
      (await file(shop, {})).status,
      (await send(shop.app, listBill, {}, {})).status,
    ]).toEqual([401, 401])
    expect((await file(shop, shopper, 'month=x')).status).toBe(400)
  })
})
