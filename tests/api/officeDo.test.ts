import { desc, eq } from 'drizzle-orm'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, describe, expect } from 'vitest'
import { getUserInfo, login, verifyPay } from '../../contract/account.ts'
import { listReviews, showProduct, suggestSearches } from '../../contract/catalogue.ts'
import { listNotices } from '../../contract/notices.ts'
import { payOrder, quoteCheckout } from '../../contract/orders.ts'
import { resetPassword } from '../../contract/passwords.ts'
import {
  categories as categoriesTable,
  products,
  reviews,
  skus,
} from '../../server/db/schema/catalogue.ts'
import type { AuditedAction } from '../../server/office/queries/listLog.ts'
import { mintGoods } from '../factories/goods.ts'
import { askOffice, mustDo, orderLife } from '../factories/orderLife.ts'
import { mintOrder, mintProof } from '../factories/orders.ts'
import { mintShopper } from '../factories/shoppers.ts'
import { ask, send } from '../support/callApi.ts'
import { listeningOffice, type ListeningOffice } from '../support/listeningOffice.ts'
import { aPicture } from '../support/remoteShop.ts'
import { test } from '../support/shopTest.ts'
import type { TestShop } from '../support/testShop.ts'

const exampleFile = join(import.meta.dirname, '../../docs/catalogue.example.json')

interface ExampleCatalogue {
  products: { variants: { stock: number }[] }[]
}

describe('actions of the office', () => {
  let office: ListeningOffice
  test.beforeAll(async ({ shop }) => {
    office = await listeningOffice(shop)
  })
  afterAll(async () => {
    await office.close()
  })

  const stockOf = async (shop: TestShop, skuId: number) => {
    const [row] = await shop.database.db.select().from(skus).where(eq(skus.id, skuId))
    return { sku: row!.code, onHand: row!.onHand, reserved: row!.reserved }
  }
  const loggedLast = async (shop: TestShop, on: string) => {
    const answer = await shop.office.request(`/log?limit=1&on=${encodeURIComponent(on)}`)
    const [row] = (await answer.json()) as AuditedAction[]
    return row
  }

  test('counts stock, and refuses a count below what is reserved', async ({ shop }) => {
    const goods = await mintGoods(shop, { stock: 5 })
    const shopper = await mintShopper(shop)
    await mintOrder(shop, shopper, [{ skuId: goods.skuId, quantity: 3 }])
    const { sku } = await stockOf(shop, goods.skuId)
    const set = await office.type('stock', 'set', sku, '4', '--reason', 'Counted on Monday')
    expect(set).toEqual({ code: 0, out: `${sku}: 4 on hand, 3 of them reserved\n`, err: '' })
    const short = await office.type('stock', 'add', sku, '2', '--fewer', '--reason', 'Lost')
    expect([short.code, short.err]).toEqual([
      1,
      '2 pieces are fewer than the 3 that are reserved for orders (tooFew)\n',
    ])
    await mustDo(askOffice(shop, '/stock/set', { sku, onHand: 3, reason: 'Counted on Friday' }))
    await mustDo(askOffice(shop, '/stock/add', { sku, more: 1, reason: 'Found one' }))
    await mustDo(askOffice(shop, '/stock/add', { sku, more: 40, reason: 'Delivery 881' }))
    expect(await stockOf(shop, goods.skuId)).toEqual({ sku, onHand: 44, reserved: 3 })
    expect(await askOffice(shop, '/stock/add', { sku: 'none', more: 1, reason: 'x' })).toEqual({
      status: 409,
      reason: 'skuUnknown',
    })
    expect(await loggedLast(shop, sku)).toMatchObject({
      outcome: 'done',
      before: { onHand: 4, reserved: 3 },
      after: { onHand: 44, reserved: 3 },
    })
  })

  test('sets a price, and shows the lowest of the 30 days before a reduction', async ({ shop }) => {
    const goods = await mintGoods(shop, { priceCents: 1_000 })
    const { sku } = await stockOf(shop, goods.skuId)
    const set = await office.type('price', 'set', sku, '8.00', '--reason', 'Autumn sale')
    const at = shop.clock.now().toISOString()
    expect(set).toEqual({
      code: 0,
      out: `${sku}: $8.00, before $10.00\n  ${at}  $8.00\n  ${at}  $10.00\n`,
      err: '',
    })
    await shop.catalogue.refresh()
    const shown = await ask(shop.app, showProduct, { id: goods.productId })
    expect(shown.variants).toMatchObject([{ priceCents: 800, originalPriceCents: 1_000 }])
    const raised = await office.type('price', 'set', sku, '12', '--reason', 'Over', '--json')
    expect(JSON.parse(raised.out)).toEqual({
      sku,
      priceCents: 1_200,
      priorPriceCents: null,
      history: [1_200, 800, 1_000].map((priceCents) => ({ priceCents, changedAt: at })),
    })
    const wrong = await office.type('price', 'show', 'none')
    expect([wrong.code, wrong.err]).toEqual([1, 'There is no sku "none" (skuUnknown)\n'])
    expect(await loggedLast(shop, `price ${sku}`)).toMatchObject({
      outcome: 'done',
      before: { priceCents: 800, priorPriceCents: 1_000 },
      after: { priceCents: 1_200, priorPriceCents: null },
    })
  })

  test('imports picture files next to the catalogue, and refuses what names none', async ({
    shop,
  }) => {
    const example = JSON.parse(await readFile(exampleFile, 'utf8')) as {
      categories: { slug: string; picture: string }[]
      shops: { slug: string; logo: string }[]
      products: { code: string; shop: string; category: string; pictures: string[] }[]
    }
    const [category, seller, goods] = [
      example.categories[0]!,
      example.shops[0]!,
      example.products[0]!,
    ]
    Object.assign(category, { slug: 'pictured', picture: 'pictures/lantern.jpg' })
    Object.assign(seller, { slug: 'pictured', logo: 'pictures/lantern.jpg' })
    Object.assign(goods, {
      code: 'pictured',
      shop: 'pictured',
      category: 'pictured',
      pictures: ['pictures/lantern.jpg'],
    })
    const products = [
      goods,
      { ...goods, code: 'no-file', pictures: ['pictures/none.jpg'] },
      { ...goods, code: 'no-name', pictures: ['no-such-picture'] },
      { ...goods, code: 'no-upload', pictures: [`upload:${'a'.repeat(24)}`] },
    ]
    await mkdir(join(office.folder, 'pictures'))
    await writeFile(join(office.folder, 'pictures/lantern.jpg'), await aPicture())
    const file = join(office.folder, 'pictured.json')
    await writeFile(file, JSON.stringify({ ...example, products }))
    const { code, out, err } = await office.type('import', file)
    expect(code).toBe(1)
    expect(err).toContain("pictures/none.jpg can't be used as a picture: ENOENT")
    expect(out.split('\n').slice(0, 2)).toEqual([
      'Imported: 1 categories, 1 shops, 1 products, 2 variants, 1 reviews.',
      'Refused: 3.',
    ])
    expect(out).toContain('(no-file): pictures.0: No such picture.')
    expect(out).toContain('(no-name): pictures.0: No such picture.')
    expect(out).toContain(`(no-upload): there is no picture ${'a'.repeat(24)}`)

    await shop.catalogue.refresh()
    const { list } = await ask(shop.app, suggestSearches, { q: 'lantern' })
    const shown = list.find(({ text }) => text === 'Brass ship lantern')
    const address = shown?.picture?.small ?? ''
    const picture = await shop.app.request(address)
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect((await office.type('import', file)).out).toContain('Imported: 1 categories, 1 shops')
  })

  test('exports what an import reads, and the round trip changes nothing', async ({ shop }) => {
    const goods = join(office.folder, 'goods of a shop.json')
    const example = await readFile(exampleFile, 'utf8')
    const own = example
      .replaceAll('ship-lantern', 'tin-lantern')
      .replaceAll('harbour-lights', 'tin-lights')
      .replace('"listedAt"', '"nonReturnable": true, "listedAt"')
    await writeFile(goods, own)
    await office.type('import', goods)
    const rowsOf = async () => {
      const { db } = shop.database
      const found = await db.select().from(products).where(eq(products.code, 'tin-lantern'))
      const variants = await db.select().from(skus).where(eq(skus.productId, found[0]!.id))
      return { found, variants }
    }
    const listed = await office.answer<object[]>('product', 'list', '--search', 'tin-lantern')
    expect(listed).toMatchObject([
      {
        code: 'tin-lantern',
        shop: 'tin-lights',
        title: 'Brass ship lantern',
        variants: 2,
        sellable: true,
      },
    ])
    expect((await office.type('product', 'list', '--shop', 'tin-lights')).out).toMatch(
      /CODE +SHOP +TITLE +VARIANTS +PRICE +FREE +SOLD +ON SALE/,
    )
    const before = await rowsOf()
    const file = join(office.folder, 'exported.json')
    const exported = await office.type('product', 'export', file, '--shop', 'tin-lights')
    const { length: categories } = await shop.database.db.select().from(categoriesTable)
    expect(exported).toEqual({
      code: 0,
      out: `${file}: ${categories} categories, 1 shops, 1 products\n`,
      err: '',
    })
    const again = await office.type('import', file, '--restock')
    expect(again).toEqual({
      code: 0,
      out: `Imported: ${categories} categories, 1 shops, 1 products, 2 variants, 0 reviews.\n`,
      err: '',
    })
    expect(await rowsOf()).toEqual(before)
    const nowhere = join(office.folder, 'nowhere.json')
    const wrong = await office.type('product', 'export', nowhere, '--shop', 'none')
    expect([wrong.code, wrong.err]).toEqual([2, 'There is no shop "none".\n'])
    await expect(readFile(nowhere)).rejects.toThrow('ENOENT')
    const twice = await office.type('product', 'export', file)
    expect([twice.code, twice.err]).toEqual([2, `${file} is there already.\n`])
  })

  test('restocks by an import only on request', async ({ shop }) => {
    const file = join(office.folder, 'goods.json')
    const example = JSON.parse(await readFile(exampleFile, 'utf8')) as ExampleCatalogue
    const [variant] = example.products[0]!.variants
    const importing = async (stock: number, ...words: string[]) => {
      variant!.stock = stock
      await writeFile(file, JSON.stringify(example))
      const { out } = await office.type('import', file, ...words)
      expect(out).toContain('1 products')
      const stored = await shop.database.db.select().from(skus).orderBy(desc(skus.id)).limit(2)
      return stored.map(({ onHand }) => onHand).toSorted((x, y) => y - x)[0]
    }
    expect([
      await importing(700),
      await importing(900),
      await importing(900, '--restock'),
      await importing(800, '--restock'),
    ]).toEqual([700, 700, 900, 800])
  })

  test('creates a promo code, once, and ends it', async ({ shop }) => {
    const goods = await mintGoods(shop, { priceCents: 10_000 })
    const shopper = await mintShopper(shop)
    const items = [{ skuId: goods.skuId, quantity: 1 }]
    const quote = async () => {
      const given = { items, promoCode: 'SPRING10' }
      const { discountCents, promo } = await ask(shop.app, quoteCheckout, given, shopper)
      return { discountCents, refusedFor: promo?.refusedFor }
    }
    const create = ['promo', 'create', 'spring10', '--percent', '10', '--most', '5']
    const created = await office.type(...create, '--ends', '2026-03-31', '--announce')
    expect(created.out).toMatch(/SPRING10 +running +10 % +\$5\.00 .* yes$/m)
    expect(await quote()).toEqual({ discountCents: 500, refusedFor: null })
    const twice = await office.type(...create, '--ends', '2026-03-31')
    expect([twice.code, twice.err]).toEqual([
      1,
      'There is a promo code SPRING10 already (promoTaken)\n',
    ])
    const late = await office.type(...create, '--ends', '2026-03-01')
    expect([late.code, late.err]).toEqual([1, expect.stringContaining('(endsTooEarly)')])
    expect((await office.type('promo', 'end', 'SPRING10')).out).toContain('ended')
    expect(await quote()).toEqual({ discountCents: 0, refusedFor: 'promoExpired' })
    expect(await askOffice(shop, '/promo/end', { code: 'SPRING10' })).toMatchObject({
      reason: 'promoEnded',
    })
  })

  test('hides a review from lists, score and counts, and its author reads why', async ({
    shop,
  }) => {
    const goods = await mintGoods(shop)
    const shopper = await mintShopper(shop, { balanceCents: 10_000 })
    const order = await mintOrder(shop, shopper, [{ skuId: goods.skuId, quantity: 1 }])
    const life = orderLife(shop, { shopper, order })
    for (const step of [life.pay, life.ship, life.confirm, life.review]) await mustDo(step())
    const seen = async () => {
      await shop.catalogue.refresh()
      const { list, total } = await ask(shop.app, listReviews, { product: goods.productId })
      const { reviewCount, score } = await ask(shop.app, showProduct, { id: goods.productId })
      return { shown: list.length, total, reviewCount, score }
    }
    const before = await seen()
    const [row] = await shop.database.db
      .select()
      .from(reviews)
      .where(eq(reviews.productId, goods.productId))
    const id = String(row!.id)
    expect((await office.type('review', '--account', shopper.account)).out).toContain('Well made.')
    const observed: unknown[] = []
    await shop.database.listen((change) => observed.push(change))
    const hide = ['review', 'hide', id, '--reason', 'It names another shopper']
    expect((await office.type(...hide)).out).toBe(`${id}: hidden\n`)
    expect((await office.type(...hide)).err).toBe(
      'This is hidden already: It names another shopper (alreadyHidden)\n',
    )
    const { productId } = goods
    await expect.poll(() => observed).toContainEqual({ kind: 'products', productIds: [productId] })
    expect([before, await seen()]).toEqual([
      { shown: 1, total: 1, reviewCount: 1, score: 4 },
      { shown: 0, total: 0, reviewCount: 0, score: 0 },
    ])
    const { list } = await ask(shop.app, listNotices, {}, shopper)
    expect(list[0]).toMatchObject({
      kind: 'review.hidden',
      orderId: order.id,
      reason: 'It names another shopper',
    })
  })

  test('helps a shopper without mail to a new password, once their identity is confirmed', async ({
    shop,
  }) => {
    const shopper = await mintShopper(shop)
    const { account } = shopper
    const asked = await office.type('shopper', 'reset-password', account)
    expect([asked.code, asked.out]).toEqual([1, ''])
    expect(asked.err).toMatch(
      new RegExp(`account's name \\(confirmationNeeded\\)\n {2}account +${account}\n`),
    )
    const other = await office.type('shopper', 'reset-password', account, '--yes', 'somebody')
    expect(other.code).toBe(1)
    const issued = await office.type('shopper', 'reset-password', account, '--yes', account)
    const code = /^\d{8}/.exec(issued.out)?.[0] ?? ''
    const password = 'a new harbour wall'
    const reset = () => send(shop.app, resetPassword, { account, code, password })
    expect((await reset()).body.code).toBe(1)
    expect((await reset()).body.reason).toBe('resetCodeWrong')
    expect((await send(shop.app, getUserInfo, {}, shopper)).body.reason).toBe('notLoggedIn')
    expect((await send(shop.app, login, { account, password })).body.code).toBe(1)
    const row = await loggedLast(shop, account)
    expect(row).toMatchObject({ outcome: 'done', actedOn: [`shopper ${account}`] })
    expect(JSON.stringify(row)).not.toContain(code)
  })

  test('issues no more codes than are mailed', async ({ shop }) => {
    const { account } = await mintShopper(shop)
    const answers = []
    for (let times = 0; times < 11; times += 1) {
      answers.push(
        await askOffice(shop, '/shopper/reset_password', { account, confirmed: account }),
      )
    }
    expect(answers.map(({ reason }) => reason ?? 'done')).toEqual([
      ...Array.from({ length: 10 }, () => 'done'),
      'tooManyCodes',
    ])
  })

  test('removes a payment code with its locks, and signs out everywhere', async ({ shop }) => {
    const shopper = await mintShopper(shop)
    const { account } = shopper
    const path = '/shopper/reset_payment_code'
    expect(await askOffice(shop, path, { account })).toMatchObject({ reason: 'confirmationNeeded' })
    await mustDo(askOffice(shop, path, { account, confirmed: account.toUpperCase() }))
    expect((await send(shop.app, getUserInfo, {}, shopper)).body.reason).toBe('notLoggedIn')
    const shown = await shop.office.request(`/shopper?account=${account}`)
    expect(await shown.json()).toMatchObject({
      payCode: { isSet: true, lock: { until: null } },
      sessions: [],
    })
    const ended = await office.type('shopper', 'end-sessions', account)
    expect(ended.out).toBe(`${account}: 0 sessions ended\n`)
  })

  test('removes a payment code with its open proofs, and leaves other shoppers’', async ({
    shop,
  }) => {
    const { skuId, priceCents } = await mintGoods(shop)
    const proven = await Promise.all(
      ['hers', 'another’s'].map(async () => {
        const shopper = await mintShopper(shop, { balanceCents: priceCents })
        const order = await mintOrder(shop, shopper, [{ skuId, quantity: 1 }])
        const proof = await mintProof(shop, shopper, order)
        const guess = { payCode: '000111', operation: 'orderPay' as const, subjectId: order.id }
        await send(shop.app, verifyPay, { ...guess, amountCents: priceCents }, shopper)
        const pay = (token: string) =>
          send(shop.app, payOrder, { orderId: order.id, proof }, { token })
        return { shopper, pay }
      }),
    )
    const [hers, others] = proven
    if (!hers || !others) throw new Error('two were proven')
    const { account, password } = hers.shopper
    const path = '/shopper/reset_payment_code'
    await mustDo(askOffice(shop, path, { account, confirmed: account }))

    const { userinfo } = await ask(shop.app, login, { account, password })
    const shown = await Promise.all(
      proven.map(async ({ shopper }) =>
        (await shop.office.request(`/shopper?account=${shopper.account}`)).json(),
      ),
    )
    expect(shown).toMatchObject([
      { payCode: { isSet: true, wrongCount: 0 } },
      { payCode: { isSet: true, wrongCount: 1 } },
    ])
    const { list } = await ask(shop.app, listNotices, {}, userinfo)
    expect(list.map(({ kind }) => kind)).toEqual(['payCode.changed', 'order.placed'])
    expect((await hers.pay(userinfo.token)).body.reason).toBe('proofInvalid')
    expect((await others.pay(others.shopper.token)).body.code).toBe(1)
    await mintProof(shop, others.shopper, { id: 1, totalCents: 1 })
  })
})
