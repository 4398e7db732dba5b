import { expect } from 'vitest'
import type { MoneyReport } from '../../server/domain/ledger/reportMoney.ts'
import { mintGoods } from '../factories/goods.ts'
import { mustDo, orderLife } from '../factories/orderLife.ts'
import { mintOrder } from '../factories/orders.ts'
import { mintShopper } from '../factories/shoppers.ts'
import { mintWithdrawal } from '../factories/wallet.ts'
import { freshShopTest as test } from '../support/shopTest.ts'
import type { TestShop } from '../support/testShop.ts'

const day = 86_400

async function report(shop: TestShop, query = ''): Promise<MoneyReport> {
  const answer = await shop.office.request(`/report${query}`)
  expect(answer.status).toBe(200)
  return (await answer.json()) as MoneyReport
}

const nothing = {
  orders: 0,
  salesCents: 0,
  refundsCents: 0,
  cashInCents: 0,
  cashOutCents: 0,
  revenueCents: 0,
  chargesCents: 0,
  liabilitiesCents: 0,
}
const noAccounts = { available: 0, held: 0, external: 0, escrow: 0, revenue: 0, fee: 0 }

/** $10 arrive at nine in the morning of 2 March, and $20 as 3 March begins. */
async function twoDays(shop: TestShop) {
  await mintShopper(shop, { balanceCents: 1_000 })
  shop.clock.advance(15 * 3_600)
  await mintShopper(shop, { balanceCents: 2_000 })
}

const first = { ...nothing, cashInCents: 1_000, liabilitiesCents: 1_000 }
const second = { ...nothing, cashInCents: 2_000, liabilitiesCents: 3_000 }
const both = { ...nothing, cashInCents: 3_000, liabilitiesCents: 3_000 }

test('a transfer at midnight belongs to the day that begins, and leaves the day before unchanged', async ({
  shop,
}) => {
  await twoDays(shop)
  expect(await report(shop, '?from=2026-03-02&to=2026-03-02')).toEqual({
    from: '2026-03-02',
    to: '2026-03-02',
    by: 'day',
    rows: [{ period: '2026-03-02', ...first }],
    total: first,
    accounts: { ...noAccounts, available: 1_000, external: 1_000 },
    kinds: { openingBalance: 1_000 },
  })
  expect(await report(shop, '?from=2026-03-03&to=2026-03-03')).toEqual({
    from: '2026-03-03',
    to: '2026-03-03',
    by: 'day',
    rows: [{ period: '2026-03-03', ...second }],
    total: second,
    accounts: { ...noAccounts, available: 3_000, external: 3_000 },
    kinds: { openingBalance: 2_000 },
  })
})

test('days are sorted, with or without transfers', async ({ shop }) => {
  const nextDay = () => shop.clock.advance(15 * 3_600)
  const shopper = await mintShopper(shop, { balanceCents: 5_000 })
  nextDay()
  const { skuId } = await mintGoods(shop, { priceCents: 1_000 })
  const order = await mintOrder(shop, shopper, [{ skuId, quantity: 1 }])
  await mustDo(orderLife(shop, { shopper, order }).pay())
  nextDay()
  nextDay()
  await mintShopper(shop, { balanceCents: 700 })
  const { rows } = await report(shop)
  const observed = rows.map(({ period, orders, cashInCents, liabilitiesCents }) => [
    period,
    orders,
    cashInCents,
    liabilitiesCents,
  ])
  expect(observed).toEqual([
    ['2026-03-02', 0, 5_000, 5_000],
    ['2026-03-03', 1, 0, 5_000],
    ['2026-03-04', 0, 700, 5_700],
  ])
})

test('without dates it covers this month until today, and a month is one row', async ({ shop }) => {
  await twoDays(shop)
  const found = {
    from: '2026-03-01',
    to: '2026-03-03',
    total: both,
    accounts: { ...noAccounts, available: 3_000, external: 3_000 },
    kinds: { openingBalance: 3_000 },
  }
  expect(await report(shop)).toEqual({
    ...found,
    by: 'day',
    rows: [
      { period: '2026-03-02', ...first },
      { period: '2026-03-03', ...second },
    ],
  })
  expect(await report(shop, '?by=month')).toEqual({
    ...found,
    by: 'month',
    rows: [{ period: '2026-03', ...both }],
  })
})

test('days without transfers show the liabilities of before: free, held and for goods', async ({
  shop,
}) => {
  await twoDays(shop)
  const shopper = await mintShopper(shop, { balanceCents: 20_000 })
  const { skuId } = await mintGoods(shop)
  const order = await mintOrder(shop, shopper, [{ skuId, quantity: 1 }])
  await mustDo(orderLife(shop, { shopper, order }).pay())
  const { totalCents: held } = await mintWithdrawal(shop, shopper)
  const escrow = order.totalCents
  const cents = 23_000
  shop.clock.advance(40 * day)
  expect(await report(shop)).toEqual({
    from: '2026-04-01',
    to: '2026-04-12',
    by: 'day',
    rows: [],
    total: { ...nothing, liabilitiesCents: cents },
    accounts: { ...noAccounts, available: cents - held - escrow, held, escrow, external: cents },
    kinds: {},
  })
})

test('held money is still owed; a refund of a received order is no longer the shop’s', async ({
  shop,
}) => {
  const shopper = await mintShopper(shop, { balanceCents: 20_000 })
  const { skuId } = await mintGoods(shop, { priceCents: 1_000 })
  const order = await mintOrder(shop, shopper, [{ skuId, quantity: 1 }])
  const life = orderLife(shop, { shopper, order })
  await mustDo(life.pay())
  await mustDo(life.ship())
  await mustDo(life.confirm())
  await mustDo(life.applyRefund({ amountCents: 300 }))
  await mustDo(life.approve())
  await mintWithdrawal(shop, shopper)
  const { totalCents } = order
  const row = {
    ...nothing,
    orders: 1,
    salesCents: totalCents,
    refundsCents: 300,
    cashInCents: 20_000,
    revenueCents: totalCents - 300,
    liabilitiesCents: 20_000 - totalCents + 300,
  }
  const { rows, total } = await report(shop)
  expect({ rows, total }).toEqual({ rows: [{ period: '2026-03-02', ...row }], total: row })
})

test('before any transfer all figures are zero', async ({ shop }) => {
  expect(await report(shop, '?from=2026-03-01&to=2026-03-01')).toMatchObject({
    rows: [],
    total: nothing,
    accounts: noAccounts,
    kinds: {},
  })
})
