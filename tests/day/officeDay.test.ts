import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { saveAddress } from '../../contract/address.ts'
import type { OrderDetail } from '../../contract/orderDetail.ts'
import { placeOrder, quoteCheckout, showOrder } from '../../contract/orders.ts'
import { readBackup } from '../../server/office/backup/readBackup.ts'
import { restoreBackup } from '../../server/office/backup/restoreBackup.ts'
import { rowsOf } from '../../server/db/client.ts'
import { skus } from '../../server/db/schema/catalogue.ts'
import { openPostgres } from '../../server/db/openPostgres.ts'
import type { MoneyReport } from '../../server/domain/ledger/reportMoney.ts'
import { mustDo, orderLife } from '../factories/orderLife.ts'
import { mintShopper, type MintedShopper } from '../factories/shoppers.ts'
import { balances, mintRecharge, mintWithdrawal } from '../factories/wallet.ts'
import { listeningOffice, type ListeningOffice } from '../support/listeningOffice.ts'
import { ask } from '../support/callApi.ts'
import { fingerprint } from '../support/fingerprint.ts'
import { aPicture } from '../support/remoteShop.ts'
import { sendPictures } from '../support/sendPictures.ts'
import { createEmptyDatabase, openTestDatabase } from '../support/testDatabase.ts'
import { badFindings, shopOn, testClock, type TestShop } from '../support/testShop.ts'

const example = join(import.meta.dirname, '../../docs/catalogue.example.json')

/** An operator's day by the command line alone. Each step builds on the one before. */
describe('a day at the office', () => {
  let scratch: string
  let shop: TestShop
  let office: ListeningOffice
  let ana: MintedShopper
  let ben: MintedShopper
  let lantern: number
  let tea: number
  let anas: OrderDetail
  let bens: OrderDetail
  beforeAll(async () => {
    scratch = await mkdtemp(join(tmpdir(), 'harborlane-day-'))
    shop = shopOn(await openTestDatabase(), testClock(), {}, join(scratch, 'data'))
    office = await listeningOffice(shop)
    ana = await mintShopper(shop)
    ben = await abroad(await mintShopper(shop))
  })
  afterAll(async () => {
    await office.close()
    expect(shop.unexpectedErrors).toEqual([])
    await shop.close()
    await rm(scratch, { recursive: true, force: true })
  })

  async function abroad(shopper: MintedShopper): Promise<MintedShopper> {
    const { id: addressId } = await ask(
      shop.app,
      saveAddress,
      {
        addressee: 'Ben Kade',
        mobile: '+31207940800',
        country: 'NL',
        area: 'Amsterdam',
        postcode: '1012 AB',
        detail: 'Prins Hendrikkade 33',
        tag: 'Home',
        isDefault: true,
      },
      shopper,
    )
    return { ...shopper, addressId }
  }

  async function skuOf(code: string): Promise<number> {
    const [sku] = await shop.database.db.select().from(skus).where(eq(skus.code, code))
    return sku!.id
  }

  async function buy(
    shopper: MintedShopper,
    country: string,
    items: { skuId: number; quantity: number }[],
    promo: { promoCode?: string } = {},
  ): Promise<OrderDetail> {
    const { totalCents } = await ask(shop.app, quoteCheckout, { items, country, ...promo }, shopper)
    const { addressId } = shopper
    const wanted = { items, addressId, totalCents, ...promo }
    const order = await ask(shop.app, placeOrder, wanted, shopper)
    await mustDo(orderLife(shop, { shopper, order }).pay())
    return order
  }

  const currentOrder = ({ id }: OrderDetail, shopper: MintedShopper) =>
    ask(shop.app, showOrder, { id }, shopper)

  test('begins with goods of two shops, more of one of them, and a promo code', async () => {
    const file = join(scratch, 'goods.json')
    const catalogue = JSON.parse(await readFile(example, 'utf8')) as ReturnType<typeof asCatalogue>
    await writeFile(file, JSON.stringify(asCatalogue(catalogue)))
    expect((await office.type('import', file)).code).toBe(0)
    const [scarcest] = await office.answer<{ sku: string }[]>('stock', 'list', '--shop', 'quay-tea')
    const teaCode = scarcest!.sku
    lantern = await skuOf('ship-lantern/bright')
    tea = await skuOf(teaCode)
    const counted = await office.answer('stock', 'add', teaCode, '10', '--reason', 'Delivery 881')
    expect(counted).toMatchObject({ onHand: 13, reserved: 0 })
    const ends = ['--ends', '2027-03-31']
    expect((await office.type('promo', 'create', 'DAY10', '--percent', '10', ...ends)).code).toBe(0)
  })

  test('has three recharges to audit: one as claimed, one with a typo, one without the money', async () => {
    const [anas, bens, none] = [
      await mintRecharge(shop, ana, 60_000),
      await mintRecharge(shop, ben, 5_000),
      await mintRecharge(shop, ben, 9_900),
    ]
    expect((await office.type('audit', 'pass', `R${anas.id}`, '--arrival', '600')).code).toBe(0)
    const slip = await office.type('audit', 'pass', `R${bens.id}`, '--arrival', '5000000')
    expect([slip.code, slip.err]).toEqual([1, expect.stringContaining('confirmationNeeded')])
    expect(slip.err).toContain('$5,000,000.00')
    expect((await office.type('audit', 'pass', `R${bens.id}`, '--arrival', '50')).code).toBe(0)
    const declined = ['audit', 'decline', `R${none.id}`, '--reason', 'No such payment came in']
    expect((await office.type(...declined)).code).toBe(0)
    expect(await balances(shop, ben)).toMatchObject({ availableCents: 5_000 })
  })

  test('sends an order of two shops in two parcels, and another abroad', async () => {
    anas = await buy(
      ana,
      'GB',
      [
        { skuId: lantern, quantity: 2 },
        { skuId: tea, quantity: 1 },
      ],
      { promoCode: 'DAY10' },
    )
    bens = await buy(ben, 'NL', [{ skuId: tea, quantity: 1 }])
    const waiting = await office.answer<{ sn: string }[]>('order', 'list')
    expect(waiting.map(({ sn }) => sn)).toEqual([anas.sn, bens.sn])

    const page = await office.type('order', anas.sn)
    for (const part of ['Noor Haddad', 'LS1 4DY', 'UNITED KINGDOM', 'Harbour Lights', 'Quay Tea']) {
      expect(page.out).toContain(part)
    }
    const first = anas.lines.find(({ skuId }) => skuId === lantern)!
    const by = ['--carrier', 'DHL', '--tracking', 'JD0146']
    const lines = ['--lines', `${first.lineId}=2`]
    const part = await office.answer<OrderDetail>('order', 'ship', anas.sn, ...lines, ...by)
    expect([part.status, part.unsentQuantity]).toEqual([1, 1])
    const whole = await office.answer<OrderDetail>('order', 'ship', anas.sn, ...by)
    expect([whole.status, whole.parcels.length]).toEqual([2, 2])
    expect((await office.type('order', 'ship', anas.sn, ...by)).code).toBe(1)
    await office.answer('order', 'ship', bens.sn, '--carrier', 'PostNL', '--tracking', '3SABC')
  })

  test('corrects a wrong number, and shows where a parcel is', async () => {
    const { parcels } = await currentOrder(anas, ana)
    const name = String(parcels[0]!.id)
    await office.answer('parcel', 'correct', name, '--tracking', 'JD0147')
    await office.answer('parcel', 'track', name, 'Arrived in Leeds')
    const [parcel] = (await currentOrder(anas, ana)).parcels
    expect([parcel?.trackingNumber, parcel?.events.map(({ text }) => text)]).toEqual([
      'JD0147',
      ['JD0146', 'Arrived in Leeds'],
    ])
  })

  test('reads a request with its picture, and refunds a part of it', async () => {
    const { list } = await sendPictures(shop.app, [await aPicture()], ben)
    await mustDo(
      orderLife(shop, { shopper: ben, order: bens }).applyRefund({
        evidence: [list[0]!.id],
        goodsReceived: true,
        reason: 'Damaged',
        explanation: 'The tin has a dent',
      }),
    )
    const [asked] = await office.answer<{ id: number }[]>('refund', 'list')
    const name = String(asked!.id)
    const folder = join(scratch, 'proofs')
    const shown = await office.type('refund', name, '--pictures', folder)
    expect(shown.out).toContain('The tin has a dent')
    expect(await readdir(folder)).toHaveLength(1)
    const offer = ['--offer', '4.50', '--reason', 'The tea itself is fine']
    const answered = await office.answer<OrderDetail>('refund', 'approve', name, ...offer)
    expect([answered.status, answered.refundedCents]).toEqual([2, 450])
  })

  test('pays a withdrawal out, and reverses a recharge that the bank took back', async () => {
    const { id } = await mintWithdrawal(shop, ana, 5_000)
    const paid = ['audit', 'pass', `W${id}`, '--reference', 'HB-1']
    expect((await office.type(...paid)).code).toBe(0)
    const back = await mintRecharge(shop, ana, 2_000)
    await office.answer('audit', 'pass', `R${back.id}`, '--arrival', '20')
    const before = await balances(shop, ana)
    const reverse = ['audit', 'reverse', `R${back.id}`, '--reason', 'The bank took it back']
    expect((await office.type(...reverse)).code).toBe(1)
    await office.answer(...reverse, '--yes', '20')
    expect((await balances(shop, ana)).availableCents).toBe(before.availableCents - 2_000)
    expect((await office.type(...reverse, '--yes', '20')).code).toBe(1)
  })

  test('ends with a report of the ledger’s own sums, and a doctor who finds nothing', async () => {
    const { accounts, kinds } = await office.answer<MoneyReport>('report')
    const sums = async (rows: 'accounts' | 'transfers', cents: string) =>
      Object.fromEntries(
        (
          await rowsOf<{ kind: string; cents: string }>(
            shop.database.db,
            sql`select kind, sum(${sql.raw(cents)})::bigint as cents from ${sql.raw(rows)} group by kind`,
          )
        ).map((row) => [row.kind, Number(row.cents)]),
      )
    expect(accounts).toEqual(await sums('accounts', 'balance_cents'))
    expect(kinds).toEqual(await sums('transfers', 'amount_cents'))
    expect((await office.type('doctor')).code).toBe(0)
  })

  test('is backed up, and restored whole into a new database', async () => {
    const { office_log: _, ...before } = await fingerprint(shop.database.db)
    const backup = join(scratch, 'backup')
    expect((await office.type('backup', backup)).code).toBe(0)
    const { url, drop } = await createEmptyDatabase()
    const dataFolder = join(scratch, 'restored')
    await restoreBackup({
      ctx: { url, dataFolder },
      input: { backup: await readBackup(backup) },
    })
    const opened = await openPostgres(url, 2)
    const { office_log: __, ...rows } = await fingerprint(opened.db)
    const findings = await badFindings({ database: opened })
    await opened.close()
    await drop()
    expect({ rows, findings }).toEqual({ rows: before, findings: [] })
  })

  test('is in the audit log, actions and refusals alike', async () => {
    const log = await office.answer<{ command: string; outcome: string }[]>('log', '--limit', '100')
    const refused = log.filter(({ outcome }) => outcome === 'refused').map(({ command }) => command)
    expect(refused.map((command) => command.split(' ').slice(0, 2).join(' ')).toSorted()).toEqual([
      'audit pass',
      'audit reverse',
      'audit reverse',
      'order ship',
    ])
    expect(log.filter(({ outcome }) => outcome === 'done')).toHaveLength(15)
  })
})

interface Catalogue {
  shops: Record<string, unknown>[]
  products: Record<string, unknown>[]
}

/** The example's shop, and a second one from another country that sells tea. */
function asCatalogue(example: Catalogue): Catalogue {
  const [firstShop] = example.shops
  const [firstProduct] = example.products
  const shop = {
    ...firstShop,
    slug: 'quay-tea',
    name: { en: 'Quay Tea' },
    delivery: { country: 'DE', dispatchDays: [1, 2], homeDays: [2, 3], abroadDays: [4, 7] },
  }
  const product = {
    ...firstProduct,
    code: 'quay-tea',
    shop: 'quay-tea',
    title: { en: 'Smoky tea' },
    keywords: { en: 'tea' },
    options: [],
    variants: [{ values: [], priceCents: 1_290, stock: 3 }],
    reviews: [],
  }
  return { ...example, shops: [...example.shops, shop], products: [...example.products, product] }
}
