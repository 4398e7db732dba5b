import { eq, sql } from 'drizzle-orm'
import { userInfo } from 'node:os'
import { afterAll, describe, expect } from 'vitest'
import { skus } from '../../server/db/schema/catalogue.ts'
import { orders } from '../../server/db/schema/orders.ts'
import type { AuditedAction } from '../../server/office/queries/listLog.ts'
import { runAutopilot } from '../../server/office/autopilot.ts'
import { mintGoods } from '../factories/goods.ts'
import { askOffice, mustDo, orderLife } from '../factories/orderLife.ts'
import { mintOrder } from '../factories/orders.ts'
import { mintShopper } from '../factories/shoppers.ts'
import { balances, mintRecharge } from '../factories/wallet.ts'
import { listeningOffice, type ListeningOffice } from '../support/listeningOffice.ts'
import { test } from '../support/shopTest.ts'
import type { TestShop } from '../support/testShop.ts'

describe('the audit log of the office', () => {
  let office: ListeningOffice
  test.beforeAll(async ({ shop }) => {
    office = await listeningOffice(shop)
  })
  afterAll(async () => {
    await office.close()
  })

  async function paidOrder(shop: TestShop) {
    const goods = await mintGoods(shop, { priceCents: 2_000 })
    const shopper = await mintShopper(shop, { balanceCents: 10_000 })
    shop.clock.advance(11)
    const order = await mintOrder(shop, shopper, [{ skuId: goods.skuId, quantity: 1 }])
    const life = orderLife(shop, { shopper, order })
    await mustDo(life.pay())
    return { order, life }
  }

  async function logged(shop: TestShop, on: string): Promise<AuditedAction[]> {
    const answer = await shop.office.request(`/log?on=${on}`)
    return (await answer.json()) as AuditedAction[]
  }

  test('a refused action does not roll back a deadline applied before it', async ({ shop }) => {
    const goods = await mintGoods(shop, { priceCents: 2_000 })
    const shopper = await mintShopper(shop)
    const order = await mintOrder(shop, shopper, [{ skuId: goods.skuId, quantity: 1 }])
    shop.clock.advance(31 * 60)
    await office.type('ship', order.sn, '--carrier', 'Royal Mail', '--tracking', 'JD015')
    const [stored] = await shop.database.db
      .select({ status: orders.status, reserved: skus.reserved })
      .from(orders)
      .innerJoin(skus, eq(skus.id, goods.skuId))
      .where(eq(orders.sn, order.sn))
    expect(stored).toEqual({ status: -1, reserved: 0 })
  })

  test('has a row for each action: who, what, before and after; also for refused actions and reads', async ({
    shop,
  }) => {
    const { order } = await paidOrder(shop)
    const ship = ['ship', order.sn, '--carrier', 'Royal Mail', '--tracking', 'JD014']
    await office.type(...ship)
    await office.type(...ship)
    const by = { actor: 'operator', userName: userInfo().username, actedOn: [`order ${order.sn}`] }
    const command = `ship ${order.sn} --carrier "Royal Mail" --tracking JD014`
    const paid = { status: 1, afterSaleStage: null, refundedCents: 0, deadline: null }
    expect(await logged(shop, order.sn)).toEqual([
      {
        ...by,
        id: expect.any(Number),
        command,
        outcome: 'refused',
        reason: 'stateChanged',
        before: null,
        after: null,
        createdAt: shop.clock.now().toISOString(),
      },
      {
        ...by,
        id: expect.any(Number),
        command,
        outcome: 'done',
        reason: null,
        before: paid,
        after: { ...paid, status: 2, deadline: expect.any(String) },
        createdAt: shop.clock.now().toISOString(),
      },
    ])
    await office.type('watch', '--once')
    const { out } = await office.type('log', '--by', userInfo().username, '--limit', '2')
    expect(out.split('\n').slice(1, -1)).toEqual([
      expect.stringMatching(/ read +watch --once$/),
      expect.stringMatching(/ refused: stateChanged +order HL\w+ +ship HL.* --tracking JD014$/),
    ])
    expect((await office.type('log', '--on', order.sn)).out).toContain('status 1 → 2')
  })

  test('has a shopper’s rows before and after a recharge', async ({ shop }) => {
    const shopper = await mintShopper(shop, { balanceCents: 700 })
    const name = `R${(await mintRecharge(shop, shopper, 5_000)).id}`
    await mustDo(askOffice(shop, '/pass', { name, arrivedCents: 5_000 }))
    expect(await logged(shop, name)).toMatchObject([
      {
        userName: null,
        command: 'POST /pass',
        actedOn: [`audit ${name}`, `shopper ${shopper.account}`],
        before: { status: 0, arrivedCents: null, availableCents: 700 },
        after: { status: 1, arrivedCents: 5_000, availableCents: 5_700 },
      },
    ])
  })

  test('is written with the action or not at all, and the action not without it', async ({
    shop,
  }) => {
    const shopper = await mintShopper(shop, { balanceCents: 700 })
    const name = `R${(await mintRecharge(shop, shopper, 5_000)).id}`
    const { db } = shop.database
    await db.execute(sql`alter table office_log add constraint full_up check (false) not valid`)
    const answer = await askOffice(shop, '/pass', { name, arrivedCents: 5_000 })
    await db.execute(sql`alter table office_log drop constraint full_up`)
    expect([answer, await balances(shop, shopper), await logged(shop, name)]).toEqual([
      { status: 500, reason: 'internal' },
      { availableCents: 700, heldCents: 0 },
      [],
    ])
    expect(shop.unexpectedErrors.splice(0)).toHaveLength(1)
  })

  test('records a malformed call, by its path where no command line was given', async ({
    shop,
  }) => {
    await askOffice(shop, '/refuse', { refundId: 'seven' })
    const [row] = (await (await shop.office.request('/log?limit=1')).json()) as AuditedAction[]
    expect(row).toMatchObject({
      command: 'POST /refuse',
      actedOn: [],
      outcome: 'refused',
      reason: 'invalidInput',
    })
  })

  test('has a row of every call, also of a malformed one', async ({ shop }) => {
    const calls = shop.office.routes.map(({ method, path }) => ({ method, path }))
    expect(calls.length).toBeGreaterThan(25)
    for (const { method, path } of calls) {
      const body = method === 'POST' ? { body: '{"odd":1}' } : {}
      await shop.office.request(`${path}?odd=1`, { method, ...body })
    }
    const answer = await shop.office.request(`/log?limit=${calls.length}`)
    const rows = (await answer.json()) as AuditedAction[]
    expect(
      rows.toReversed().map(({ command, outcome, reason }) => ({ command, outcome, reason })),
    ).toEqual(
      calls.map(({ method, path }) => ({
        command: `${method} ${path}`,
        outcome: 'refused',
        reason: 'invalidInput',
      })),
    )
  })

  test('names the autopilot as actor of its actions', async ({ shop }) => {
    const { order } = await paidOrder(shop)
    shop.clock.advance(10)
    await runAutopilot({ db: shop.database.db, clock: shop.clock })
    const rows = await logged(shop, order.sn)
    expect(rows).toMatchObject([
      { actor: 'autopilot', userName: null, command: 'order ship', outcome: 'done' },
    ])
  })

  test('can’t be rewritten by anybody', async ({ shop }) => {
    const tries = [
      sql`update office_log set command = 'nothing'`,
      sql`delete from office_log`,
      sql`truncate office_log`,
    ]
    for (const each of tries) {
      await expect(shop.database.db.execute(each)).rejects.toMatchObject({
        cause: { message: expect.stringContaining('its history is append-only') },
      })
    }
  })
})
