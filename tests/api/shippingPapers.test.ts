import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, describe, expect } from 'vitest'
import { products, shops } from '../../server/db/schema/catalogue.ts'
import { mintGoods } from '../factories/goods.ts'
import { mustDo, orderLife } from '../factories/orderLife.ts'
import { mintOrder } from '../factories/orders.ts'
import { mintShopper } from '../factories/shoppers.ts'
import { listeningOffice, type ListeningOffice } from '../support/listeningOffice.ts'
import { test } from '../support/shopTest.ts'
import type { TestShop } from '../support/testShop.ts'

const trader = { name: 'Pier & Sons', address: '2 Quay\nWhitby', email: 'hi@pier.example' }
const customs = { hsCode: '940550', origin: 'GB', weightGrams: 1_250 }

describe('the papers of an order', () => {
  let office: ListeningOffice
  test.beforeAll(async ({ shop }) => {
    office = await listeningOffice(shop)
  })
  afterAll(() => office.close())

  async function paid(shop: TestShop, isStated: boolean) {
    const shopper = await mintShopper(shop, { balanceCents: 100_000 })
    const goods = await mintGoods(shop, { priceCents: 2_000, stock: 10 })
    const order = await mintOrder(shop, shopper, [{ skuId: goods.skuId, quantity: 3 }])
    const [line] = order.lines
    if (isStated) {
      const { db } = shop.database
      await db.update(products).set({ customs }).where(eq(products.id, line!.productId))
      await db.update(shops).set({ trader }).where(eq(shops.id, line!.shopId))
    }
    const life = orderLife(shop, { shopper, order })
    await mustDo(life.pay())
    return { order, life }
  }

  const cells = (html: string, of: string) =>
    [...html.slice(html.indexOf(of)).matchAll(/<td>(.*?)<\/td>/g)].map(([, cell]) => cell)

  test('are a packing slip and a customs form of the pieces to send', async ({ shop }) => {
    const { order, life } = await paid(shop, true)
    await mustDo(life.ship(1))
    const file = join(office.folder, 'papers.html')
    expect(await office.type('order', 'print', order.sn, file)).toEqual({
      code: 0,
      out: `${file}\n`,
      err: '',
    })
    const html = await readFile(file, 'utf8')
    const [line] = order.lines
    expect(html.match(/<section>/g)).toHaveLength(2)
    expect(html).toContain('Pier &amp; Sons\n2 Quay\nWhitby\nhi@pier.example')
    expect(html).toContain('UNITED KINGDOM')
    expect(cells(html, 'CN 23')).toEqual([
      line!.title,
      '2',
      '2.500 kg',
      '$40.00',
      '940550',
      'GB',
      'Total',
      '',
      '2.500 kg',
      '$40.00',
      '',
      '',
    ])
    expect((await office.type('order', 'print', order.sn, file)).code).toBe(2)
  })

  test('name the goods without customs data, and leave their cells empty', async ({ shop }) => {
    const { order } = await paid(shop, false)
    const file = join(office.folder, 'unstated.html')
    const { code, err } = await office.type('order', 'print', order.sn, file)
    expect([code, err]).toEqual([
      0,
      expect.stringMatching(/^No HS code, origin and weight are stated for \S+\.\n$/),
    ])
    expect(cells(await readFile(file, 'utf8'), 'CN 23').slice(1, 6)).toEqual([
      '3',
      '',
      '$60.00',
      '',
      '',
    ])
  })

  test('are exported as invoices and credit notes of a month, for the accountant', async ({
    shop,
  }) => {
    const { order, life } = await paid(shop, true)
    await mustDo(life.annul())
    const month = shop.clock.now().toISOString().slice(0, 'yyyy-mm'.length)
    const file = join(office.folder, 'invoices.csv')
    const { out } = await office.type('order', 'export', file, '--month', month)
    expect(out).toMatch(/invoices\.csv: \d+ documents/)
    const csv = await readFile(file, 'utf8')
    const [heading, ...rows] = csv.slice(1).trimEnd().split('\r\n')
    expect(heading).toBe(
      'document,number,issued,order,country,shops,goods,shipping,discount,total,duties and taxes',
    )
    const own = rows.map((row) => row.split(',')).filter((row) => row[3] === order.sn)
    expect(own.map(([document, , , , country, , ...sums]) => [document, country, ...sums])).toEqual(
      [
        ['invoice', 'GB', '60.00', '0.00', '0.00', '60.00', ''],
        ['credit note', 'GB', '0.00', '0.00', '0.00', '-60.00', ''],
      ],
    )
    expect((await office.type('order', 'export', file, '--month', month)).err).toContain('EEXIST')
    expect((await office.type('order', 'export', file, '--month', '2026-13')).code).toBe(1)
    expect((await office.type('order', 'show', order.sn)).out).toMatch(/LINE +PIECES +SKU +GOODS/)
  })
})
