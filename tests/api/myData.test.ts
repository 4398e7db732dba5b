import { eq, sql } from 'drizzle-orm'
import { unzipSync } from 'fflate'
import { afterAll, describe, expect } from 'vitest'
import { login, register, resetPay } from '../../contract/account.ts'
import { saveAddress } from '../../contract/address.ts'
import { addToCart } from '../../contract/cart.ts'
import { listReviews } from '../../contract/catalogue.ts'
import { setFavourite, setFollow, setStockWish } from '../../contract/favourites.ts'
import { deleteAccount, myDataAddress, showDeletion } from '../../contract/myData.ts'
import { sendMessage } from '../../contract/messages.ts'
import { requestResetCode } from '../../contract/passwords.ts'
import { saveProfile } from '../../contract/profile.ts'
import { findReturn } from '../../contract/returns.ts'
import { addReview } from '../../contract/reviews.ts'
import { placeOrder, quoteCheckout } from '../../contract/orders.ts'
import { quoteWithdrawal, recharge } from '../../contract/wallet.ts'
import { rowsOf } from '../../server/db/client.ts'
import { skus } from '../../server/db/schema/catalogue.ts'
import { users } from '../../server/db/schema/users.ts'
import { sweepUploads } from '../../server/domain/integrity/sweeping/sweepUploads.ts'
import { subscribePush } from '../../contract/notificationSettings.ts'
import { aDevice } from '../support/pushService.ts'
import { mintGoods } from '../factories/goods.ts'
import { aReview, askOffice, mustDo, orderLife } from '../factories/orderLife.ts'
import { mintOrder } from '../factories/orders.ts'
import { mintPasskey } from '../factories/passkeys.ts'
import { mintShopper, type MintedShopper } from '../factories/shoppers.ts'
import {
  addresses,
  balances,
  mintRecharge,
  mintWithdrawal,
  openNetworks,
} from '../factories/wallet.ts'
import { ask, send } from '../support/callApi.ts'
import { listeningOffice, type ListeningOffice } from '../support/listeningOffice.ts'
import { untilLockWaits } from '../support/lockWaits.ts'
import { aPicture } from '../support/remoteShop.ts'
import { sendPictures } from '../support/sendPictures.ts'
import { test } from '../support/shopTest.ts'
import { whileErased } from '../support/whileErased.ts'
import { softAuthenticator } from '../support/softAuthenticator.ts'
import type { TestShop } from '../support/testShop.ts'

const zero = { availableCents: 0, heldCents: 0, openOrders: 0, openRequests: 0, openAudits: 0 }

/** What a person typed, each text nowhere else in the database. */
const typed = {
  account: 'quillon.vesper@post.example',
  familyName: 'Vesperling',
  givenName: 'Quillonette',
  email: 'quillon-private@mail.example',
  mobile: '+447911555123',
  addressee: 'Quillonette Vesperling-Oake',
  detail: '17 Marrowbone Steps',
  area: 'Thistlewick',
  postcode: 'LS1 9ZQ',
  phone: '+442079469999',
  note: 'Ring twice for Quillon',
  explanation: 'My own reasons, says Vesper',
  message: 'Please ring, this is Quillonette herself',
  answer: 'Dear Quillonette Vesperling, we ring at noon',
  card: '4000056655665556',
  bank: 'Vesper Savings Bank',
  passkey: 'The Vesper slate',
  device: 'https://push.example.com/the-vesper-slate',
}
const nowhere = [...Object.values(typed), addresses.tron]

describe('my data', () => {
  let office: ListeningOffice
  test.beforeAll(async ({ shop }) => {
    await openNetworks(shop)
    office = await listeningOffice(shop)
  })
  afterAll(() => office.close())

  const unzip = async (shop: TestShop, shopper: { token: string }) => {
    const response = await shop.app.request(myDataAddress, { headers: { token: shopper.token } })
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'application/zip',
    ])
    return readZip(new Uint8Array(await response.arrayBuffer()))
  }

  test('what must end before a deletion is said, and each of it refuses the deletion', async ({
    shop,
  }) => {
    const goods = await mintGoods(shop, { priceCents: 2_000 })
    const shopper = await mintShopper(shop, { balanceCents: 20_000 })
    const order = await mintOrder(shop, shopper, [{ skuId: goods.skuId, quantity: 1 }])
    const paid = await mintOrder(shop, shopper, [{ skuId: goods.skuId, quantity: 1 }])
    const life = orderLife(shop, { shopper, order: paid })
    await mustDo(life.pay())
    await mustDo(life.applyRefund())
    await mintRecharge(shop, shopper)
    await mintWithdrawal(shop, shopper, 5_000)
    const found = await ask(shop.app, showDeletion, {}, shopper)
    expect(found).toEqual({
      ...(await balances(shop, shopper)),
      openOrders: 1,
      openRequests: 1,
      openAudits: 2,
    })
    const refused = await send(shop.app, deleteAccount, { password: shopper.password }, shopper)
    expect([refused.body.reason, refused.body.data]).toEqual(['accountInUse', found])
    expect((await orderLife(shop, { shopper, order }).read()).sn).toBe(order.sn)
    const { err } = await office.type(
      'shopper',
      'delete',
      shopper.account,
      '--yes',
      shopper.account,
    )
    expect(err).toContain('1 open orders, 1 open refunds or returns, 2 open audits')
  })

  test('a wrong password deletes nothing', async ({ shop }) => {
    const shopper = await mintShopper(shop)
    const refused = await send(shop.app, deleteAccount, { password: 'not it, no' }, shopper)
    expect(refused.body.reason).toBe('passwordWrong')
    expect(await ask(shop.app, showDeletion, {}, shopper)).toEqual(zero)
  })

  test('the download has all of it, and after the deletion the database has none', async ({
    shop,
  }) => {
    const scene = await liveWholeLife(shop)
    const { shopper, order, productId } = scene
    await mintPasskey(shop.app, shopper, softAuthenticator(), typed.passkey)
    await ask(shop.app, subscribePush, aDevice(typed.device), shopper)

    const files = await unzip(shop, shopper)
    expect(Object.keys(files)).toEqual([
      'account.json',
      'addresses.json',
      'orders.json',
      'orders.csv',
      'refunds.json',
      'messages.json',
      'invoices.json',
      'top-ups.json',
      'withdrawals.json',
      'bill.csv',
      'reviews.json',
      'cart.json',
      'favourites.json',
      'followed-shops.json',
      'stock-wishes.json',
      'price-wishes.json',
      'notices.json',
      'notification-choices.json',
      'push-devices.json',
      'passkeys.json',
      'devices.json',
      `pictures/${scene.picture}.webp`,
    ])
    const all = Object.values(files).join('\n')
    expect(nowhere.filter((text) => !all.includes(text))).toEqual([])
    expect(all).not.toMatch(/passwordHash|payCodeHash|tokenHash/)
    expect(JSON.parse(files['orders.json'] ?? '')).toMatchObject([
      { sn: order.sn, note: typed.note, address: { detail: typed.detail } },
    ])

    const money = () => ledgerSums(shop)
    const before = await money()
    expect(
      await send(shop.app, deleteAccount, { password: shopper.password }, shopper),
    ).toMatchObject({ status: 200, body: { data: { deleted: true } } })
    expect(await whereverFound(shop, [...nowhere, shopper.account])).toEqual([])
    expect(await money()).toEqual(before)

    const late = await office.type('message', 'answer', order.sn, '--text', 'Hello')
    expect(late.err).toContain('The shopper’s account was deleted')

    const { list } = await ask(shop.app, listReviews, { product: productId, limit: 10 })
    expect(
      list.map(({ authorName, content, pictures }) => [authorName, content, pictures]),
    ).toEqual([['', 'Well made.', []]])
    const seen = await shop.app.request(`/api/uploads/${scene.picture}/large`)
    expect(await seen.json()).toMatchObject({ reason: 'notFound' })
    const pictures = { remove: async () => {} } as never
    await sweepUploads({ ctx: { db: shop.database.db, clock: shop.clock, pictures } })
    expect(
      await rowsOf(shop.database.db, sql`select id from uploads where user_id = ${shopper.userId}`),
    ).toEqual([])
  })

  test('a deleted account signs in no more, and its name is free again', async ({ shop }) => {
    const shopper = await mintShopper(shop)
    const { account, password, token, userId } = shopper
    await mustDo(send(shop.app, deleteAccount, { password }, shopper))
    const again = await send(shop.app, showDeletion, {}, { token })
    const signIn = await send(shop.app, login, { account, password })
    const byNumber = await send(shop.app, login, { account: `#${userId}`, password })
    expect([again, signIn, byNumber].map(({ body }) => body.reason)).toEqual([
      'notLoggedIn',
      'wrongCredentials',
      'wrongCredentials',
    ])
    const sent = shop.mails.length
    await ask(shop.app, requestResetCode, { account })
    expect(shop.mails.slice(sent)).toEqual([])
    const { userinfo } = await ask(shop.app, register, { account, password: 'a-new-person' })
    expect(await ask(shop.app, showDeletion, {}, userinfo)).toEqual(zero)
  })

  test('a guest can’t prove an order of a deleted account with an empty phone', async ({
    shop,
  }) => {
    const { shopper, order } = await liveReceivedOrder(shop)
    await mustDo(send(shop.app, deleteAccount, { password: shopper.password }, shopper))
    const given = { sn: order.sn, postcode: '-', mobile: '-' }
    expect((await send(shop.app, findReturn, given)).body.reason).toMatch(
      /orderUnknown|invalidInput/,
    )
  })

  test('the office hands out a copy and deletes, and its log names the shopper by number', async ({
    shop,
  }) => {
    const shopper = await mintShopper(shop)
    const { account, userId } = shopper
    const file = `${office.folder}/copy.zip`
    const copied = await office.type('shopper', 'data', account, file)
    expect(copied.out).toMatch(/copy\.zip: \d+ bytes/)
    expect((await office.type('shopper', 'data', account, file)).err).toContain('EEXIST')
    await office.type('shopper', 'list', '--search', account)
    const deleted = await office.type('shopper', 'delete', account, '--yes', account)
    expect(deleted.out).toBe(`${account} is deleted: #${userId}\n`)
    expect(await whereverFound(shop, [account])).toEqual([])
    const log = await office.answer<{ command: string; outcome: string }[]>(
      'log',
      '--on',
      `shopper #${userId}`,
    )
    expect(log.map(({ command, outcome }) => `${outcome}: ${command}`)).toEqual([
      `done: shopper delete #${userId} --yes #${userId}`,
      `refused: shopper data #${userId} ${file}`,
      `read: shopper data #${userId} ${file}`,
      `read: shopper data #${userId} ${file}`,
    ])
    const { err } = await office.type('shopper', 'end-sessions', `#${userId}`)
    expect(err).toContain('This account was deleted')
  })

  test('a call that waits for a deletion is refused, and leaves nothing behind', async ({
    shop,
  }) => {
    const goods = await mintGoods(shop, { priceCents: 2_000, stock: 100 })
    const items = [{ skuId: goods.skuId, quantity: 1 }]
    const target = { method: 'bank', cardNumber: typed.card, bankName: typed.bank } as const
    const calls: Record<string, (shopper: MintedShopper) => Promise<Reply>> = {
      placeOrder: ({ addressId, ...shopper }) =>
        send(shop.app, placeOrder, { items, addressId, totalCents: 2_000 }, shopper),
      saveAddress: (shopper) =>
        send(shop.app, saveAddress, { ...theirAddress, isDefault: false }, shopper),
      addToCart: (shopper) =>
        send(shop.app, addToCart, { skuId: goods.skuId, quantity: 1 }, shopper),
      quoteWithdrawal: (shopper) =>
        send(shop.app, quoteWithdrawal, { target, amountCents: 5_000 }, shopper),
      resetPay: (shopper) => send(shop.app, resetPay, { payCode: '246810' }, shopper),
      officeResetsPay: async ({ account, userId }) => {
        const asked = { account: `#${userId}`, confirmed: account }
        return { body: await askOffice(shop, '/shopper/reset_payment_code', asked) }
      },
      login: ({ account, password }) => send(shop.app, login, { account, password }),
    }
    const reasons: Record<string, string> = {}
    for (const [name, call] of Object.entries(calls)) {
      const shopper = await mintShopper(shop, { payCodeSet: name !== 'resetPay' })
      reasons[name] = await whileErased(shop, shopper.userId, () => call(shopper))
      // The throttle counts tries at any typed name, and forgets them in its own time.
      const left = name === 'login' ? [`login_failures: ${shopper.account}`] : []
      const found = await whereverFound(shop, [shopper.account, typed.card, typed.detail])
      expect(found).toEqual(left)
    }
    expect(reasons).toEqual({
      placeOrder: 'notLoggedIn',
      saveAddress: 'notLoggedIn',
      addToCart: 'notLoggedIn',
      quoteWithdrawal: 'notLoggedIn',
      resetPay: 'notLoggedIn',
      officeResetsPay: 'notLoggedIn',
      login: 'wrongCredentials',
    })
  })

  test('a deletion that waits for an order is refused, and the order stands', async ({ shop }) => {
    const { db } = shop.database
    const goods = await mintGoods(shop, { priceCents: 2_000 })
    const shopper = await mintShopper(shop)
    const items = [{ skuId: goods.skuId, quantity: 1 }]
    const { addressId, password } = shopper
    const { ordering, deleting } = await db.transaction(async (tx) => {
      await tx.select().from(skus).where(eq(skus.id, goods.skuId)).for('update')
      const asked = { items, addressId, totalCents: 2_000 }
      const ordering = send(shop.app, placeOrder, asked, shopper)
      await untilLockWaits(shop.database.db)
      const deleting = send(shop.app, deleteAccount, { password }, shopper)
      await untilLockWaits(shop.database.db, 2)
      return { ordering, deleting }
    })
    expect([(await ordering).body.code, (await deleting).body.reason]).toEqual([1, 'accountInUse'])
    expect(await ask(shop.app, showDeletion, {}, shopper)).toEqual({ ...zero, openOrders: 1 })
  })
})

interface Reply {
  body: { reason?: string }
}

const theirAddress = {
  addressee: typed.addressee,
  mobile: typed.phone,
  country: 'GB',
  area: typed.area,
  postcode: typed.postcode,
  detail: typed.detail,
  tag: 'Home',
  isDefault: true,
} as const

/** An account that did all that a shopper can do, and has ended what must end. */
async function liveWholeLife(shop: TestShop) {
  const shopper = await mintNamedShopper(shop)
  const goods = await mintGoods(shop, { priceCents: 2_000 })
  const soldOut = await mintGoods(shop, { stock: 0 })
  await shop.catalogue.refresh()
  const { list } = await sendPictures(shop.app, [await aPicture()], shopper)
  const picture = list[0]?.id ?? ''
  await ask(
    shop.app,
    saveProfile,
    {
      familyName: typed.familyName,
      givenName: typed.givenName,
      email: typed.email,
      mobile: typed.mobile,
      picture,
      password: shopper.password,
    },
    shopper,
  )
  const { order, life } = await receive(shop, shopper, goods.skuId)
  const message = { orderId: order.id, text: typed.message, pictures: [picture] }
  await mustDo(send(shop.app, sendMessage, message, shopper))
  await mustDo(askOffice(shop, '/message/answer', { order: order.sn, text: typed.answer }))
  const { lines, ...review } = aReview(
    order.id,
    order.lines.map(({ lineId }) => lineId),
  )
  const withPicture = lines.map((line) => ({ ...line, pictures: [picture] }))
  await mustDo(send(shop.app, addReview, { ...review, lines: withPicture }, shopper))
  await mustDo(life.applyRefund({ explanation: typed.explanation, evidence: [picture] }))
  await mustDo(life.refuse())
  await ask(shop.app, setFavourite, { productId: goods.productId, wanted: true }, shopper)
  await ask(shop.app, setFollow, { shopId: goods.shopId, wanted: true }, shopper)
  await ask(shop.app, setStockWish, { skuId: soldOut.skuId, wanted: true }, shopper)
  await ask(shop.app, addToCart, { skuId: goods.skuId, quantity: 1 }, shopper)
  const paidIn = await ask(
    shop.app,
    recharge,
    {
      method: 'chain',
      network: 'trc20',
      ownAddress: addresses.tron,
      amountCents: 5_000,
      evidence: picture,
    },
    shopper,
  )
  await mustDo(askOffice(shop, '/pass', { name: `R${paidIn.id}`, arrivedCents: 5_000 }))
  await ask(shop.app, requestResetCode, { account: typed.account })
  await emptyWallet(shop, shopper)
  return { shopper, picture, order, productId: goods.productId }
}

async function mintNamedShopper(shop: TestShop): Promise<MintedShopper> {
  const minted = await mintShopper(shop, { balanceCents: 20_000 })
  const account = typed.account
  await shop.database.db.update(users).set({ account }).where(eq(users.id, minted.userId))
  const shopper = { ...minted, account }
  const { id: addressId } = await ask(shop.app, saveAddress, theirAddress, shopper)
  return { ...shopper, addressId }
}

async function liveReceivedOrder(shop: TestShop) {
  const goods = await mintGoods(shop, { priceCents: 2_000 })
  const shopper = await mintShopper(shop, { balanceCents: 20_000 })
  const { order } = await receive(shop, shopper, goods.skuId)
  await emptyWallet(shop, shopper)
  return { shopper, order }
}

async function receive(shop: TestShop, shopper: MintedShopper, skuId: number) {
  const items = [{ skuId, quantity: 1 }]
  const { totalCents } = await ask(shop.app, quoteCheckout, { items, country: 'GB' }, shopper)
  const { addressId } = shopper
  const order = await ask(
    shop.app,
    placeOrder,
    { items, addressId, totalCents, note: typed.note },
    shopper,
  )
  const life = orderLife(shop, { shopper, order })
  for (const step of [life.pay, life.ship, life.confirm]) await mustDo(step())
  return { order, life }
}

/** Pays out all of the balance, to the typed card. */
async function emptyWallet(shop: TestShop, shopper: MintedShopper): Promise<void> {
  const { availableCents } = await balances(shop, shopper)
  const target = { method: 'bank', cardNumber: typed.card, bankName: typed.bank } as const
  const { chargeCents } = await ask(
    shop.app,
    quoteWithdrawal,
    { target, amountCents: 5_000 },
    shopper,
  )
  const paidOut = await mintWithdrawal(shop, shopper, availableCents - chargeCents, target)
  await mustDo(askOffice(shop, '/pass', { name: `W${paidOut.id}`, reference: 'BANK-1' }))
  expect(await balances(shop, shopper)).toEqual({ availableCents: 0, heldCents: 0 })
}

/** The tables in which one of the texts stands in any column. */
async function whereverFound(shop: TestShop, texts: readonly string[]): Promise<string[]> {
  const { db } = shop.database
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    for (const text of texts) {
      const rows = await rowsOf(
        db,
        sql`select 1 from ${sql.identifier(name)} as row
          where position(lower(${text}) in lower(row::text)) > 0 limit 1`,
      )
      if (rows.length > 0) found.push(`${name}: ${text}`)
    }
  }
  return found
}

async function ledgerSums(shop: TestShop) {
  return rowsOf(
    shop.database.db,
    sql`select kind, user_id::text, balance_cents::text from accounts order by id`,
  )
}

function readZip(bytes: Uint8Array): Record<string, string> {
  const decoder = new TextDecoder()
  return Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([name, content]) => [name, decoder.decode(content)]),
  )
}
