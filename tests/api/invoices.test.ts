import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { asc, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Delivery } from '../../contract/delivery.ts'
import { showInvoice } from '../../contract/invoice.ts'
import type { PlatformContact, Trader } from '../../contract/trader.ts'
import { shops } from '../../server/db/schema/catalogue.ts'
import { invoices, platformContact } from '../../server/db/schema/invoices.ts'
import { migrationsFolder, rowsOf } from '../../server/db/client.ts'
import { mintGoods } from '../factories/goods.ts'
import { mustDo, orderLife } from '../factories/orderLife.ts'
import { mintOrder } from '../factories/orders.ts'
import { mintShopper } from '../factories/shoppers.ts'
import { ask, send } from '../support/callApi.ts'
import { freshShopTest, test } from '../support/shopTest.ts'
import { badFindings, type TestShop } from '../support/testShop.ts'

async function bought(shop: TestShop, quantity = 2) {
  const goods = await mintGoods(shop, { priceCents: 1_250, stock: 10 })
  const shopper = await mintShopper(shop, { balanceCents: 100_000 })
  const order = await mintOrder(shop, shopper, [{ skuId: goods.skuId, quantity }])
  return { shopper, order, life: orderLife(shop, { shopper, order }) }
}

const contact: PlatformContact = {
  name: 'Harborlane Ltd',
  address: '1 Pier Road\nBristol BS1 4XX\nUnited Kingdom',
  email: 'shop@harborlane.example',
  phone: null,
  hours: null,
  registration: 'Company 01234567',
}
const ships: Delivery = {
  country: 'US',
  dispatchDays: [1, 2],
  homeDays: [3, 5],
  abroadDays: [10, 20],
}
const trader: Trader = { name: 'North Pier', address: '2 Quay', email: 'hi@pier.example' }

freshShopTest('an invoice stays as it was when the order was paid', async ({ shop }) => {
  const { db } = shop.database
  await db.insert(platformContact).values(contact)
  const { shopper, order, life } = await bought(shop)
  const delivery = { ...ships, duties: { GB: 20, '*': 'included' as const } }
  await db.update(shops).set({ trader, delivery })
  await mustDo(life.pay())
  await db.update(platformContact).set({ name: 'Another Ltd' })
  await db.update(shops).set({ trader: null, name: { en: 'Another shop' } })
  const [line] = order.lines
  expect(await ask(shop.app, showInvoice, { id: order.id }, shopper)).toEqual({
    orderSn: order.sn,
    placedAt: order.placedAt,
    invoice: {
      number: 1,
      issuedAt: shop.clock.now().toISOString(),
      amountCents: order.totalCents,
      content: {
        seller: contact,
        buyer: order.address,
        shops: [{ name: line!.shopName, trader, duty: 20 }],
        lines: [
          {
            title: line!.title,
            variant: line!.variant,
            shopName: line!.shopName,
            quantity: 2,
            unitPriceCents: 1_250,
          },
        ],
        subtotalCents: 2_500,
        freightCents: order.freightCents,
        discountCents: 0,
      },
    },
    creditNotes: [],
  })
})

test('each settled refund gives a credit note of its pieces and its sum', async ({ shop }) => {
  const { shopper, order, life } = await bought(shop)
  const [line] = order.lines
  await mustDo(life.pay())
  await mustDo(life.ship())
  for (const amountCents of [1_250, 900]) {
    await mustDo(life.applyRefund({ lines: [{ lineId: line!.lineId, quantity: 1 }], amountCents }))
    await mustDo(life.approve())
  }
  const { creditNotes } = await ask(shop.app, showInvoice, { id: order.id }, shopper)
  expect(
    creditNotes.map(({ amountCents, content }) => [
      amountCents,
      content.lines.map(({ quantity }) => quantity),
    ]),
  ).toEqual([
    [1_250, [1]],
    [900, [1]],
  ])
  expect(creditNotes[1]!.number).toBe(creditNotes[0]!.number + 1)
})

test('an unpaid order has no invoice, and nobody else sees one', async ({ shop }) => {
  const { shopper, order, life } = await bought(shop)
  const other = await mintShopper(shop)
  const reason = async (who: { token: string }) =>
    (await send(shop.app, showInvoice, { id: order.id }, who)).body.reason ?? 'shown'
  const unpaid = await reason(shopper)
  await mustDo(life.pay())
  expect([unpaid, await reason(shopper), await reason(other)]).toEqual([
    'notFound',
    'shown',
    'notFound',
  ])
})

test('an invoice can’t be changed, deleted or written past its number', async ({ shop }) => {
  await mustDo((await bought(shop)).life.pay())
  const complaint = (statement: string) =>
    shop.database.db.execute(sql.raw(statement)).then(
      () => 'done',
      (error: Error) => String(error.cause),
    )
  expect([
    await complaint(`update invoices set amount_cents = 1`),
    await complaint(`delete from invoices`),
    await complaint(`truncate invoices`),
    await complaint(`update invoice_numbers set last = last + 1`),
    await complaint(`delete from invoice_numbers`),
    await complaint(`truncate invoice_numbers`),
  ]).toEqual([
    expect.stringContaining('stays as it was issued'),
    expect.stringContaining('append-only'),
    expect.stringContaining('append-only'),
    expect.stringContaining('only taken in turn'),
    expect.stringContaining('only taken in turn'),
    expect.stringContaining('append-only'),
  ])
})

const forged = freshShopTest.override('booksBalance', false)

forged('the doctor finds a missing invoice, and a gap', async ({ shop }) => {
  const { db } = shop.database
  await db.execute(sql`alter table transfers disable trigger transfers_invoice`)
  await mustDo((await bought(shop)).life.pay())
  await db.execute(sql`alter table transfers enable trigger transfers_invoice`)
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`update invoice_numbers set last = 7 where kind = 'creditNote'`)
  })
  const found = (await badFindings(shop)).find(({ view }) => view === 'always_empty_invoice')
  expect(found?.rows.map(({ what }) => what)).toEqual(['missing', 'gap'])
})

freshShopTest(
  'the migration issues the invoices of older orders in the order they were paid',
  async ({ shop }) => {
    const { db } = shop.database
    await db.execute(sql`alter table transfers disable trigger transfers_invoice`)
    const scenes = [await bought(shop), await bought(shop), await bought(shop)]
    const inOrder = [scenes[1]!, scenes[2]!, scenes[0]!]
    for (const { life } of inOrder) await mustDo(life.pay())
    await mustDo(scenes[2]!.life.annul())
    await db.execute(sql`alter table transfers enable trigger transfers_invoice`)
    await db.execute(sql`alter table invoice_numbers disable trigger invoice_numbers_guard`)
    await db.execute(sql`delete from invoice_numbers`)
    for (const statement of backfill()) await db.execute(sql.raw(statement))
    await db.execute(sql`alter table invoice_numbers enable trigger invoice_numbers_guard`)
    const rows = await db.select().from(invoices).orderBy(asc(invoices.kind), asc(invoices.number))
    expect(rows.map(({ kind, number, orderId }) => [kind, number, orderId])).toEqual([
      ['creditNote', 1, scenes[2]!.order.id],
      ...inOrder.map(({ order }, index) => ['invoice', index + 1, order.id]),
    ])
    // A later migration added each shop's duty.
    const different = await rowsOf<{ id: number }>(
      db,
      sql`with issued as (
          select t.id, i.content as old, invoice_content(t) as new from transfers t
          join invoices i on i.order_id = t.order_id and i.refund_id is not distinct from t.refund_id
          where t.kind in ('orderPaid', 'refund')
        )
        select id from issued
        where old - 'shops' is distinct from new - 'shops'
          or old->'shops' is distinct from
            (select jsonb_agg(shop - 'duty') from jsonb_array_elements(new->'shops') as each(shop))`,
    )
    expect(different).toEqual([])
    const next = await bought(shop)
    await mustDo(next.life.pay())
    const { invoice } = await ask(shop.app, showInvoice, { id: next.order.id }, next.shopper)
    expect(invoice.number).toBe(4)
  },
)

function backfill(): string[] {
  const [file = ''] = globSync('*_invoices.sql', { cwd: migrationsFolder })
  return readFileSync(join(migrationsFolder, file), 'utf8')
    .split('--> statement-breakpoint')
    .filter((statement) => /^\s*(?:--.*\n)*insert into invoice/.test(statement))
}
