import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, describe, expect } from 'vitest'
import { login, register } from '../../contract/account.ts'
import { rowsOf } from '../../server/db/client.ts'
import { skus } from '../../server/db/schema/catalogue.ts'
import { users } from '../../server/db/schema/users.ts'
import type { MoneyReport } from '../../server/domain/ledger/reportMoney.ts'
import type { StockRow } from '../../server/office/queries/listStock.ts'
import { folderStore } from '../../server/domain/uploads/pictureStore.ts'
import { createOffice } from '../../server/office/app.ts'
import { mintGoods } from '../factories/goods.ts'
import { askOffice, mustDo, orderLife } from '../factories/orderLife.ts'
import { mintOrder } from '../factories/orders.ts'
import { mintShopper, type MintedShopper } from '../factories/shoppers.ts'
import { mintRecharge, mintWithdrawal } from '../factories/wallet.ts'
import { send } from '../support/callApi.ts'
import { listeningOffice, type ListeningOffice } from '../support/listeningOffice.ts'
import { test } from '../support/shopTest.ts'
import { aPicture } from '../support/remoteShop.ts'
import { sendPictures } from '../support/sendPictures.ts'
import type { TestShop } from '../support/testShop.ts'

describe('reads of the office', () => {
  let office: ListeningOffice
  let folder: string
  let shopper: MintedShopper
  test.beforeAll(async ({ shop }) => {
    office = await listeningOffice(shop)
    folder = await mkdtemp(join(tmpdir(), 'harborlane-seen-'))
    shopper = await mintShopper(shop, { balanceCents: 100_000 })
  })
  afterAll(async () => {
    await office.close()
    await rm(folder, { recursive: true })
  })

  async function paidOrder(shop: TestShop, priceCents = 2_000) {
    const goods = await mintGoods(shop, { priceCents })
    const order = await mintOrder(shop, shopper, [{ skuId: goods.skuId, quantity: 2 }])
    const life = orderLife(shop, { shopper, order })
    await mustDo(life.pay())
    return { goods, order, life }
  }

  async function seen<Answer>(shop: TestShop, path: string): Promise<Answer> {
    const answer = await shop.office.request(path)
    expect(answer.status).toBe(200)
    return (await answer.json()) as Answer
  }

  test('show an order whole: lines, address, money, history, and requests with their pictures', async ({
    shop,
  }) => {
    const { goods, order, life } = await paidOrder(shop)
    await mintOrder(shop, await mintShopper(shop), [{ skuId: goods.skuId, quantity: 1 }])
    const sent = await sendPictures(shop.app, [await aPicture()], shopper)
    const evidence = sent.list[0]!.id
    await mustDo(life.applyRefund({ explanation: 'It\r\nbroke', evidence: [evidence] }))
    const text = await office.type('order', order.sn, '--pictures', folder)
    const file = join(folder, `${evidence}.webp`)

    expect([text.code, text.err]).toEqual([0, `${file}\n`])
    expect((await readFile(file)).subarray(8, 12).toString()).toBe('WEBP')
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    const { addressee, detail, area } = order.address
    for (const part of [addressee, detail, area, 'order.paid', order.lines[0]!.picture.large]) {
      expect(text.out).toContain(part)
    }
    expect(text.out).toContain('explanation  It broke')
    expect(await seen(shop, `/order?name=${order.sn}`)).toMatchObject({
      account: shopper.account,
      order: { sn: order.sn, status: -4 },
      refunds: [{ stage: 'applying', evidence: [{ id: evidence }] }],
    })
    const refundId = await life.refundId()
    expect(await seen(shop, `/refund?refundId=${refundId}`)).toMatchObject({
      account: shopper.account,
      order: { sn: order.sn, status: -4, totalCents: order.totalCents, refundedCents: 0 },
      refund: { id: refundId },
    })
    expect((await office.type('refund', String(refundId))).out).toContain(
      `account      ${shopper.account}\npaid         $40.00, refunded $0.00\n`,
    )
  })

  test('can be searched and filtered by every value', async ({ shop }) => {
    const { order } = await paidOrder(shop)
    const names = async (query: string) =>
      (await seen<{ sn: string }[]>(shop, `/orders?status=all&${query}`)).map(({ sn }) => sn)
    expect(await names(`search=${order.sn.toLowerCase().slice(3)}`)).toEqual([order.sn])
    expect(await names('search=100%25')).toEqual([])
    expect(await names(`account=${shopper.account}&since=1h&limit=1`)).toEqual([order.sn])
    expect(await names('account=nobody')).toEqual([])
    expect(await names('since=2027-01-01')).toEqual([])
    for (const since of ['yesterday', '2026-02-30', '2026-19-39', '0000-01-01']) {
      expect((await shop.office.request(`/orders?since=${since}`)).status).toBe(400)
    }
    expect(await seen(shop, '/audits?status=refused&search=x')).toEqual([])
    expect(await seen(shop, '/refunds?status=refused')).toEqual([])
  })

  test('find a shopper whose account begins with a hyphen, which is no longer allowed', async ({
    shop,
  }) => {
    const old = await mintShopper(shop)
    const account = `-rf-${old.userId}`
    await shop.database.db.update(users).set({ account }).where(eq(users.id, old.userId))
    const options = await office.type('shopper', 'show', account)
    expect([options.code, options.err]).toEqual([
      2,
      expect.stringContaining(
        'A name that begins with - is written behind --, or as --option=-name.',
      ),
    ])
    for (const words of [
      ['shopper', 'show', '--', account],
      ['shopper', '--', account],
      ['shopper', 'reset-password', `--yes=${account}`, '--', account],
      ['orders', `--account=${account}`],
    ]) {
      const { code, err } = await office.type(...words)
      expect([words, code, err]).toEqual([words, 0, ''])
    }
    const given = { account, password: 'correct-horse' }
    const registered = await send(shop.app, register, given)
    const signedIn = await send(shop.app, login, given)
    expect([registered.body.reason, signedIn.body.code]).toEqual(['invalidInput', 1])
  })

  test('show a shopper with balance, orders, bill and sessions', async ({ shop }) => {
    const { order } = await paidOrder(shop)
    const shown = await office.type('shopper', shopper.account.toUpperCase())
    expect(shown.out).toContain(`account      ${shopper.account}`)
    expect(shown.out).toContain('Last rows of the bill')
    expect(shown.out).toContain('payment code set, 0 wrong tries')
    expect(await seen(shop, `/shopper?account=${shopper.account}`)).toMatchObject({
      account: shopper.account,
      balances: { heldCents: 0 },
      orders: [{ sn: order.sn }, {}, {}],
      bill: [{ kind: 'orderPaid', orderSn: order.sn }, {}, {}, { kind: 'openingBalance' }],
      sessions: [{ userAgent: expect.any(String) }],
    })
    expect((await shop.office.request('/shopper?account=nobody')).status).toBe(404)
    expect(await seen(shop, `/shoppers?search=${shopper.account}`)).toHaveLength(1)
  })

  test('show what a shopper has, and what a withdrawal holds of it', async ({ shop }) => {
    const withdrawing = await mintShopper(shop, { balanceCents: 20_000 })
    const { totalCents } = await mintWithdrawal(shop, withdrawing)
    expect(await seen(shop, `/shopper?account=${withdrawing.account}`)).toMatchObject({
      balances: { availableCents: 20_000 - totalCents, heldCents: totalCents },
    })
  })

  test('list the stock, scarcest first, and the promo codes', async ({ shop }) => {
    const { goods } = await paidOrder(shop)
    const stock = await seen<{ free: number; reserved: number }[]>(
      shop,
      '/stock?below=9&limit=1000',
    )
    expect(stock.length).toBeGreaterThan(0)
    expect(stock).toEqual(stock.toSorted((a, b) => a.free - b.free))
    expect(goods.skuId).toBeGreaterThan(0)
    expect(await seen(shop, '/stock?shop=nowhere')).toEqual([])
    expect((await office.type('promo')).out).toBe('No promo codes.\n')
  })

  test('list the stock below a number, excluding that number', async ({ shop }) => {
    const { skuId } = await mintGoods(shop, { stock: 5 })
    const [{ code }] = (await shop.database.db
      .select({ code: skus.code })
      .from(skus)
      .where(eq(skus.id, skuId))) as [{ code: string }]
    const below = async (number: number) =>
      (await seen<StockRow[]>(shop, `/stock?search=${code}&below=${number}`)).map(({ sku }) => sku)
    expect([await below(5), await below(6)]).toEqual([[], [code]])
  })

  test('show of a stock row what is free, and mark it once its product is not for sale', async ({
    shop,
  }) => {
    const saved = await mintGoods(shop, { stock: 5 })
    const retired = await mintGoods(shop, { stock: 2, sellable: false })
    await mintOrder(shop, shopper, [{ skuId: saved.skuId, quantity: 3 }])
    const rows = await Promise.all(
      [saved, retired].map(async ({ skuId }) => {
        const [row] = await shop.database.db.select().from(skus).where(eq(skus.id, skuId))
        const { code } = row!
        const stock = await seen<StockRow[]>(shop, `/stock?search=${code}`)
        return stock.map(({ sku, title, ...rest }) => [sku === code, title, rest])
      }),
    )
    const title = expect.stringMatching(/^Product /)
    const shown = { shop: expect.any(String), variant: '' }
    expect(rows).toEqual([
      [[true, title, { ...shown, onHand: 5, reserved: 3, free: 2, sellable: true }]],
      [[true, title, { ...shown, onHand: 2, reserved: 0, free: 2, sellable: false }]],
    ])
  })

  test('report sums that are the ledger’s, to the cent', async ({ shop }) => {
    const { life } = await paidOrder(shop, 3_333)
    await mustDo(life.ship())
    shop.clock.advance(86_400)
    await mustDo(life.confirm())
    await mustDo(life.applyRefund({ goodsReceived: true, amountCents: 333 }))
    await mustDo(life.approve())
    const recharge = await mintRecharge(shop, shopper, 5_000)
    await mustDo(askOffice(shop, '/pass', { name: `R${recharge.id}`, arrivedCents: 4_999 }))
    const paidOut = await mintWithdrawal(shop, shopper, 2_000)
    await mustDo(askOffice(shop, '/pass', { name: `W${paidOut.id}`, reference: 'HB-1' }))
    await mintWithdrawal(shop, shopper, 1_000)
    const other = await paidOrder(shop, 1_111)
    await mustDo(other.life.applyRefund())
    await mustDo(other.life.approve())

    const report = await seen<MoneyReport>(shop, '/report?from=2026-03-01')
    const accounts = await rowsOf<{ kind: keyof MoneyReport['accounts']; cents: string }>(
      shop.database.db,
      sql`select kind, sum(balance_cents)::bigint as cents from accounts group by kind`,
    )
    const stored = Object.fromEntries(accounts.map(({ kind, cents }) => [kind, Number(cents)]))
    const kinds = await rowsOf<{ kind: string; cents: string }>(
      shop.database.db,
      sql`select kind, sum(amount_cents)::bigint as cents from transfers group by kind`,
    )
    const { total } = report
    expect(report.rows.length).toBe(2)
    expect(report.accounts).toEqual(stored)
    expect(report.kinds).toEqual(
      Object.fromEntries(kinds.map(({ kind, cents }) => [kind, Number(cents)])),
    )
    expect(total.cashInCents - total.cashOutCents).toBe(stored['external'])
    expect(total.revenueCents).toBe(stored['revenue'])
    expect(total.chargesCents).toBe(stored['fee'])
    expect(total.liabilitiesCents).toBe(stored['external']! - stored['revenue']! - stored['fee']!)

    const monthly = await seen<MoneyReport>(shop, '/report?from=2026-03-01&by=month')
    expect(monthly.rows).toEqual([{ period: '2026-03', ...total }])
    const later = await seen<MoneyReport>(shop, '/report?from=2026-03-03&to=2026-03-03')
    expect([later.rows, later.total.liabilitiesCents]).toEqual([
      [report.rows[1]],
      total.liabilitiesCents,
    ])
    const file = join(folder, 'report.csv')
    await office.type('report', '--from', '2026-03-01', '--csv', file)
    expect((await readFile(file, 'utf8')).split('\r\n').at(-2)).toBe(
      [
        'all',
        total.orders,
        total.salesCents,
        total.refundsCents,
        total.cashInCents,
        total.cashOutCents,
        total.revenueCents,
        total.chargesCents,
        total.liabilitiesCents,
      ]
        .map((cell, at) => (at < 2 ? cell : (Number(cell) / 100).toFixed(2)))
        .join(','),
    )
  })

  test('list what waits, with its age', async () => {
    const { out } = await office.type('watch', '--once')
    expect(out).toMatch(/^Health: .+\n\nTo ship \(\d+\)\nWAITS +ORDER /)
    expect(out).toMatch(/\n\d+ d +HL/)
  })

  test('say that the database’s clock jumped', async ({ shop }) => {
    const jumped = await listeningOffice({
      office: createOffice({
        db: shop.database.db,
        clock: shop.clock,
        pictures: folderStore(office.folder),
        confirmAboveCents: 500_00,
        backUp: () => Promise.reject(new Error('no backup')),
        clockJumpSeconds: () => 31_536_000,
        onUnexpectedError: (error) => shop.unexpectedErrors.push(error),
      }),
    })
    const { out } = await jumped.type('watch', '--once')
    await jumped.close()
    expect(out).toMatch(/^Health: the database’s clock jumped by 31536000 s/)
  })

  test('list what is running out, below the given number of free pieces', async ({ shop }) => {
    const { skuId } = await mintGoods(shop, { stock: 6 })
    const [row] = await shop.database.db.select().from(skus).where(eq(skus.id, skuId))
    const scarceBelow = async (...words: string[]) => {
      const { out } = await office.type('watch', '--once', '--json', ...words)
      const { runningOut } = JSON.parse(out) as { runningOut: StockRow[] }
      return runningOut.find(({ sku }) => sku === row!.code)?.free
    }
    expect([await scarceBelow(), await scarceBelow('--low', '7')]).toEqual([undefined, 6])
    const wrong = await office.type('watch', '--once', '--low', 'none')
    expect([wrong.code, wrong.err]).toEqual([2, expect.stringContaining('--low must be a number')])
  })
})
