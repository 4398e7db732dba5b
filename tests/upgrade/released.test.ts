import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { confirmReceipt, showOrder } from '../../contract/orders.ts'
import { orderCodes, type OrderDetail } from '../../contract/orderDetail.ts'
import { loadDatabase } from '../../server/office/backup/loadDatabase.ts'
import { restoreBackup } from '../../server/office/backup/restoreBackup.ts'
import { readBackup, type Backup } from '../../server/office/backup/readBackup.ts'
import { migrateAndGrant } from '../../server/db/migratePostgres.ts'
import { openPostgres } from '../../server/db/openPostgres.ts'
import { orderLife } from '../factories/orderLife.ts'
import type { MintedShopper } from '../factories/shoppers.ts'
import { balances } from '../factories/wallet.ts'
import { ask, send } from '../support/callApi.ts'
import { depthOf } from '../support/depthOf.ts'
import { openProxy } from '../support/openProxy.ts'
import { createEmptyDatabase } from '../support/testDatabase.ts'
import { badFindings, shopOn, testClock, type TestShop } from '../support/testShop.ts'

/** What a version's own API said of the database that its own code wrote. */
interface Facts {
  now: string
  orders: {
    name: string
    token: string
    id: number
    sn: string
    status: number
    afterSaleStage: string | null
    totalCents: number
    lines: { lineId: number; quantity: number }[]
    detail: string
  }[]
  wallets: {
    token: string
    account: string
    password: string
    payCode: string
    availableCents: number
    heldCents: number
  }[]
}

const versions = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.tar.gz'))
  .map((name) => name.replace('.tar.gz', ''))

/** The first messages open the connection and take the lock, the last ones end it. */
const openingMessages = 4
const cuts = depthOf('UPGRADE', ['few', 'whole']) === 'few' ? 3 : 60

describe.each(versions)('a database of version %s', (version) => {
  const facts = JSON.parse(
    readFileSync(join(import.meta.dirname, `${version}.json`), 'utf8'),
  ) as Facts

  test('says the same today, to the cent, and the doctor finds nothing', async () => {
    const url = await databaseOf(version)
    const shop = await shopAt(url, facts)
    const orders = []
    for (const { name, token, id } of facts.orders) {
      const order = await ask(shop.app, showOrder, { id }, { token })
      orders.push({ name, token, id, ...factsOf(order) })
    }
    const wallets = []
    for (const { availableCents: _, heldCents: __, ...shopper } of facts.wallets) {
      wallets.push({ ...shopper, ...(await balances(shop, shopper as MintedShopper)) })
    }
    expect([orders, wallets, await badFindings(shop)]).toEqual([facts.orders, facts.wallets, []])
  })

  test('goes on where it stopped: an order is paid, another received, a refund approved', async () => {
    const shop = await shopAt(await databaseOf(version), facts)
    const named = (name: string) => {
      const found = facts.orders.find((order) => order.name === name)
      if (!found) throw new Error(`no order ${name}`)
      const shopper = facts.wallets.find(({ token }) => token === found.token) as MintedShopper &
        Facts['wallets'][number]
      const order = found as unknown as OrderDetail
      return { ...found, shopper, life: orderLife(shop, { shopper, order }) }
    }
    const waiting = named('waitingToPay')
    const delivered = named('delivered')
    const applied = named('applied')
    const paid = await waiting.life.pay()
    const { body: received } = await send(
      shop.app,
      confirmReceipt,
      { orderId: delivered.id },
      delivered,
    )
    const approved = await applied.life.approve()
    const stands = await Promise.all(
      [waiting, delivered, applied].map(({ life }) => life.read().then(factsOf)),
    )
    expect([paid.body.code, received.code, approved]).toEqual([
      1,
      1,
      { status: 200, reason: undefined },
    ])
    expect(stands.map(({ status, afterSaleStage }) => [status, afterSaleStage])).toEqual([
      [orderCodes.waitingForDelivery, null],
      [orderCodes.received, null],
      [orderCodes.afterSale, 'refunded'],
    ])
    expect(await badFindings(shop)).toEqual([])
  })

  test(
    'is whole after a migration that was killed at any statement, and the next start finishes it',
    { timeout: 1_200_000 },
    async () => {
      const statements = await messagesOfMigration(await databaseOf(version, 'unmigrated'))
      const step = Math.max(1, Math.floor((statements - openingMessages) / cuts))
      const killed: number[] = []
      for (let nth = openingMessages; nth < statements; nth += step) {
        const url = await databaseOf(version, 'unmigrated')
        const cut = await openProxy(url, { cutsAt: nth })
        const failed = await migrateAndGrant({ url: cut.url, role: undefined }).then(
          () => false,
          () => true,
        )
        await cut.close()
        if (failed) killed.push(nth)
        const shop = await shopAt(url, facts)
        const sums = await Promise.all(
          facts.wallets.map((each) => balances(shop, each as unknown as MintedShopper)),
        )
        expect([nth, sums, await badFindings(shop)]).toEqual([
          nth,
          facts.wallets.map(({ availableCents, heldCents }) => ({ availableCents, heldCents })),
          [],
        ])
      }
      expect(killed.length).toBeGreaterThanOrEqual(cuts)
    },
  )
})

function factsOf({ sn, status, afterSaleStage, totalCents, lines, address }: OrderDetail) {
  return {
    sn,
    status,
    afterSaleStage,
    totalCents,
    lines: lines.map(({ lineId, quantity }) => ({ lineId, quantity })),
    detail: address.detail,
  }
}

async function messagesOfMigration(url: string): Promise<number> {
  const cut = await openProxy(url)
  await migrateAndGrant({ url: cut.url, role: undefined })
  await cut.close()
  return cut.sent()
}

/** A database with the version's rows, and its schema unless it is migrated. */
async function databaseOf(version: string, state: 'unmigrated' | 'migrated' = 'migrated') {
  const backup = await unpacked(version)
  const { url, drop } = await createEmptyDatabase()
  onTestFinished(drop)
  if (state === 'unmigrated') {
    await loadDatabase({ url, backup, beforeCommit: async () => {} })
    return url
  }
  const dataFolder = join(backup.folder, 'data')
  const { findings } = await restoreBackup({ ctx: { url, dataFolder }, input: { backup } })
  expect(findings).toEqual([])
  return url
}

async function unpacked(version: string): Promise<Backup> {
  const folder = await mkdtemp(join(tmpdir(), 'harborlane-upgrade-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const archive = join(import.meta.dirname, `${version}.tar.gz`)
  execFileSync('tar', ['-xzf', archive, '-C', folder])
  return readBackup(folder)
}

/** Today's start on the database, at the moment at which the version stopped. */
async function shopAt(url: string, facts: Facts): Promise<TestShop> {
  const clock = testClock()
  clock.advance((Date.parse(facts.now) - clock.now().getTime()) / 1000)
  const shop = shopOn(await openPostgres(url, 4), clock)
  onTestFinished(() => shop.close())
  await shop.catalogue.refresh()
  return shop
}
