import { expect } from 'vitest'
import { cancelWithdrawal } from '../../contract/wallet.ts'
import type { OperatorAudit } from '../../server/office/queries/listAudits.ts'
import { askOffice, mustDo } from '../factories/orderLife.ts'
import { mintShopper, type MintedShopper } from '../factories/shoppers.ts'
import { mintRecharge, mintWithdrawal } from '../factories/wallet.ts'
import { ask } from '../support/callApi.ts'
import { test } from '../support/shopTest.ts'
import type { TestShop } from '../support/testShop.ts'

let shopper: MintedShopper
/**
 * Recharges and withdrawals alternate, one minute apart. The first of each kind passed, the second
 * was refused.
 */
const names: string[] = []
test.beforeAll(async ({ shop }) => {
  shopper = await mintShopper(shop, { balanceCents: 100_000 })
  for (let turn = 0; turn < 4; turn += 1) {
    names.push(`R${(await mintRecharge(shop, shopper)).id}`)
    shop.clock.advance(60)
    names.push(`W${(await mintWithdrawal(shop, shopper)).id}`)
    shop.clock.advance(60)
  }
  const [passedIn, paidOut, refusedIn, refusedOut] = names
  await mustDo(askOffice(shop, '/pass', { name: passedIn, arrivedCents: 5_000 }))
  await mustDo(askOffice(shop, '/pass', { name: paidOut, reference: 'HB-1' }))
  await mustDo(askOffice(shop, '/decline', { name: refusedIn, reason: 'unreadable' }))
  await mustDo(askOffice(shop, '/decline', { name: refusedOut, reason: 'no such card' }))
  const withdrawalId = Number(names[7]?.slice(1))
  await ask(shop.app, cancelWithdrawal, { withdrawalId }, shopper)
})

async function listed(shop: TestShop, query: string) {
  const answer = await shop.office.request(`/audits?${query}`)
  expect(answer.status).toBe(200)
  const list = (await answer.json()) as OperatorAudit[]
  expect(list).toEqual(
    list.map((each) => ({
      ...each,
      account: shopper.account,
      kind: each.name.startsWith('R') ? 'recharge' : 'withdrawal',
    })),
  )
  return list.map(({ name }) => name)
}

test('lists only what awaits an audit, the longest waiting first', async ({ shop }) => {
  expect(await listed(shop, '')).toEqual([names[4], names[5], names[6]])
  expect(await listed(shop, 'filter=waiting&limit=2')).toEqual([names[4], names[5]])
})

test('lists all, newest first, and limits recharges and withdrawals together', async ({ shop }) => {
  expect(await listed(shop, 'filter=all')).toEqual(names.toReversed())
  expect(await listed(shop, 'filter=all&limit=3')).toEqual([names[7], names[6], names[5]])
})

test('an explicit status overrides the filter', async ({ shop }) => {
  expect(await listed(shop, 'status=passed')).toEqual([names[1], names[0]])
  expect(await listed(shop, 'status=refused&filter=waiting')).toEqual([names[3], names[2]])
  expect(await listed(shop, 'status=cancelled&filter=all')).toEqual([names[7]])
  expect(await listed(shop, 'status=auditing')).toEqual([names[6], names[5], names[4]])
})

test('searches by content, by account and by submission time', async ({ shop }) => {
  const outs = names.filter((name) => name.startsWith('W'))
  const found = (query: string) => listed(shop, `filter=all&${query}`)
  expect(await found('search=hb-1')).toEqual([names[1]])
  expect(await found('search=4242')).toEqual(outs.toReversed())
  expect(await found('search=nowhere')).toEqual([])
  expect(await found(`account=${shopper.account.toUpperCase()}&limit=1`)).toEqual([names[7]])
  expect(await found('account=nobody')).toEqual([])
  expect(await found('since=2000-01-01')).toEqual(names.toReversed())
  expect(await found('since=2099-01-01')).toEqual([])
})

test('a single record names its shopper', async ({ shop }) => {
  await mintShopper(shop)
  for (const name of names.slice(0, 2)) {
    const answer = await shop.office.request(`/audit?name=${name}`)
    expect(await answer.json()).toMatchObject({ name, account: shopper.account })
  }
})
