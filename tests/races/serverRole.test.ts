import { sql } from 'drizzle-orm'
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { systemClock } from '../../server/domain/kernel/clock.ts'
import { rowsOf } from '../../server/db/client.ts'
import { grants } from '../../server/db/grants.ts'
import { startProcess } from '../faults/serverProcess.ts'
import { mintGoods } from '../factories/goods.ts'
import { mustDo, orderLife } from '../factories/orderLife.ts'
import { mintOrder } from '../factories/orders.ts'
import { mintShopper } from '../factories/shoppers.ts'
import { remoteShop } from '../support/remoteShop.ts'
import { openTestDatabase } from '../support/testDatabase.ts'
import { badFindings, shopOn, type TestShop } from '../support/testShop.ts'

const run = promisify(execFile)
const migrateScript = join(import.meta.dirname, '../../server/boot/migrate.ts')

describe('a server whose role does not own the tables', () => {
  const role = `shop_${randomUUID().slice(0, 8)}`
  let shop: TestShop<typeof systemClock>
  let ownerUrl: string
  let roleUrl: string
  let folder: string
  beforeAll(async () => {
    const database = await openTestDatabase(4)
    shop = shopOn(database, systemClock)
    ownerUrl = database.url
    const address = new URL(ownerUrl)
    address.username = role
    roleUrl = address.href
    folder = await mkdtemp(join(tmpdir(), 'harborlane-role-'))
    await byHand(`create role ${role} login`)
  })
  afterAll(async () => {
    await byHand(`drop owned by ${role}`)
    await byHand(`drop role ${role}`)
    await shop.close()
    await rm(folder, { recursive: true, force: true })
  })

  const byHand = (statement: string) => shop.database.db.execute(sql.raw(statement))
  const start = () => startProcess({ DATABASE_URL: roleUrl, DATA_DIR: folder, SITE: 'off' })
  const migrate = async () => {
    const env = { ...process.env, DATABASE_URL: roleUrl, MIGRATE_DATABASE_URL: ownerUrl }
    return (await run(process.execPath, [migrateScript], { env })).stdout
  }

  test('learns which rights are missing, and which command grants them', async () => {
    await expect(start()).rejects.toThrow('not migrated, or its role may not see whether it is')
    expect(await migrate()).toBe(`Migrated; ${role} may run the server.\n`)
    await byHand(`revoke insert, update on orders from ${role}`)
    await expect(start()).rejects.toThrow('lacks insert on orders, update on orders. Run npm run')
    await byHand(`update drizzle.__drizzle_migrations set created_at = created_at - 1`)
    await expect(start()).rejects.toThrow('older than this server. Run npm run migrate')
    await byHand(`update drizzle.__drizzle_migrations set created_at = created_at + 1`)
    await migrate()
  })

  test('sells, ships and refunds all the same', async () => {
    const shopper = await mintShopper(shop, { balanceCents: 50_000 })
    const { skuId } = await mintGoods(shop)
    const server = await start()
    try {
      const there = remoteShop(server.address, join(folder, 'office.sock'))
      const order = await mintOrder(there, shopper, [{ skuId, quantity: 2 }])
      const life = orderLife(there, { shopper, order })
      await mustDo(life.pay())
      await mustDo(life.ship())
      await mustDo(life.confirm())
      await mustDo(life.review())
      await mustDo(life.applyRefund())
      await mustDo(life.approve())
      expect(await life.read()).toMatchObject({ status: -4, afterSaleStage: 'refunded' })
      const doctor = await there.office.request('/doctor', {})
      const findings = (await doctor.json()) as { rows: unknown[] }[]
      expect(findings.filter(({ rows }) => rows.length > 0)).toEqual([])
      expect(server.said()).not.toContain('permission denied')
    } finally {
      await server.kill()
    }
    expect(await badFindings(shop)).toEqual([])
  })

  test.for([
    `update transfers set amount_cents = 1`,
    `delete from order_events`,
    `truncate outbox`,
    `delete from orders`,
    `alter table accounts disable trigger user`,
    `create table mine (id int)`,
    `create or replace function apply_transfer() returns trigger language plpgsql as 'begin return new; end'`,
    `select setval('transfers_id_seq', 1)`,
    `set session_replication_role = replica`,
    `drop view always_empty_sum`,
    `delete from drizzle.__drizzle_migrations`,
  ])('may not: %s', async (statement) => {
    const client = new pg.Client({ connectionString: roleUrl })
    await client.connect()
    const complaint = await client.query(statement).then(
      () => null,
      (error: Error) => error.message,
    )
    await client.end()
    expect(complaint).toMatch(/^(permission denied|must be owner)/)
  })

  test('has its rights on every table, and on no other', async () => {
    const tables = await rowsOf<{ name: string }>(
      shop.database.db,
      sql`select relname as name from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r' or relname = 'untold_changes' order by 1`,
    )
    expect(Object.keys(grants).toSorted()).toEqual(tables.map(({ name }) => name))
  })
})
