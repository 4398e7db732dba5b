import { asc, sql } from 'drizzle-orm'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect } from 'vitest'
import { payOrder } from '../../contract/orders.ts'
import { invoices } from '../../server/db/schema/invoices.ts'
import { systemClock } from '../../server/domain/kernel/clock.ts'
import { loadUntilKilled } from '../faults/loadUntilKilled.ts'
import { startProcess } from '../faults/serverProcess.ts'
import { mintGoods } from '../factories/goods.ts'
import { mustDo, orderLife } from '../factories/orderLife.ts'
import { mintOrder, mintProof } from '../factories/orders.ts'
import { mintShopper } from '../factories/shoppers.ts'
import { send } from '../support/callApi.ts'
import { untilLockWaits } from '../support/lockWaits.ts'
import { openTestDatabase } from '../support/testDatabase.ts'
import { freshShopTest as test } from '../support/shopTest.ts'
import { badFindings, shopOn, type TestShop } from '../support/testShop.ts'

const times = 20
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1)

async function issued(shop: Pick<TestShop, 'database'>, kind: 'invoice' | 'creditNote') {
  const rows = await shop.database.db
    .select({ kind: invoices.kind, number: invoices.number, orderId: invoices.orderId })
    .from(invoices)
    .orderBy(asc(invoices.number))
  return rows.filter((row) => row.kind === kind)
}

describe('the numbers of invoices', () => {
  test('have no gap after twenty payments at once, one of them killed before its commit', async ({
    shop,
  }) => {
    const { db } = shop.database
    const goods = await mintGoods(shop, { priceCents: 1_000, stock: 100 })
    const payments = await Promise.all(
      upTo(times).map(async () => {
        const shopper = await mintShopper(shop, { balanceCents: 10_000 })
        const order = await mintOrder(shop, shopper, [{ skuId: goods.skuId, quantity: 1 }])
        const proof = await mintProof(shop, shopper, order)
        return { shopper, order, proof }
      }),
    )
    const pay = async ({ shopper, order, proof }: (typeof payments)[number]) =>
      (await send(shop.app, payOrder, { orderId: order.id, proof }, shopper)).body.code === 1

    const allWait = () => untilLockWaits(db, times)
    const { paying } = await db.transaction(async (holder) => {
      await holder.execute(sql`select from invoice_numbers for update`)
      const answering = Promise.all(payments.map(pay))
      await allWait()
      await holder.execute(sql`select pg_terminate_backend(pid) from (
        select pid from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' limit 1) waiting`)
      return { paying: answering }
    })
    const answers = await paying
    const killed = payments.filter((_, index) => !answers[index])
    const errors = shop.unexpectedErrors.splice(0)
    expect([killed.length, errors.length, (await issued(shop, 'invoice')).length]).toEqual([
      1,
      1,
      times - 1,
    ])
    expect(await Promise.all(killed.map(pay))).toEqual([true])
    expect((await issued(shop, 'invoice')).map(({ number }) => number)).toEqual(upTo(times))
  })

  test('have no gap when payments and refunds of both kinds race, and none deadlocks', async ({
    shop,
  }) => {
    const goods = await mintGoods(shop, { priceCents: 1_000, stock: 100 })
    const scenes = await Promise.all(
      upTo(times).map(async () => {
        const shopper = await mintShopper(shop, { balanceCents: 10_000 })
        const order = await mintOrder(shop, shopper, [{ skuId: goods.skuId, quantity: 2 }])
        return { life: orderLife(shop, { shopper, order }), order }
      }),
    )
    const bought = scenes.map(async ({ life, order }, index) => {
      await mustDo(life.pay())
      if (index % 3 === 0) return mustDo(life.annul())
      await mustDo(life.ship())
      // Half of them from the shop's revenue, half from escrow with the rest going to the shop.
      if (index % 2 === 0) await mustDo(life.confirm())
      const lines = order.lines.map(({ lineId }) => ({ lineId, quantity: 2 }))
      await mustDo(life.applyRefund({ lines, amountCents: order.totalCents - 1 }))
      return mustDo(life.approve())
    })
    await Promise.all(bought)
    expect({
      invoices: (await issued(shop, 'invoice')).map(({ number }) => number),
      creditNotes: (await issued(shop, 'creditNote')).map(({ number }) => number),
    }).toEqual({ invoices: upTo(times), creditNotes: upTo(times) })
  })

  test('have no gap after a server was killed while it was paying', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'harborlane-invoices-'))
    const shop = shopOn(await openTestDatabase(4), systemClock)
    try {
      const goods = await mintGoods(shop, { priceCents: 1_234, stock: 1_000_000 })
      const shoppers = await Promise.all(
        upTo(8).map(() => mintShopper(shop, { balanceCents: 900_000_000 })),
      )
      const numbers = async () => (await issued(shop, 'invoice')).map(({ number }) => number)
      do {
        const server = await startProcess({
          DATABASE_URL: shop.database.url,
          DATA_DIR: folder,
          SITE: 'off',
        })
        await loadUntilKilled(server, shoppers, goods)
      } while ((await numbers()).length < times)
      const findings = await badFindings(shop)
      const taken = await numbers()
      expect([taken, findings]).toEqual([upTo(taken.length), []])
    } finally {
      await shop.close()
      await rm(folder, { recursive: true, force: true })
    }
  }, 120_000)
})
