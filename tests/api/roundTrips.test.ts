import { randomUUID } from 'node:crypto'
import type { GenericSchema, InferInput } from 'valibot'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import * as account from '../../contract/account.ts'
import * as address from '../../contract/address.ts'
import type { Call } from '../../contract/call.ts'
import * as cart from '../../contract/cart.ts'
import { setFavourite, setFollow } from '../../contract/favourites.ts'
import { listNotices, readNotices } from '../../contract/notices.ts'
import * as orders from '../../contract/orders.ts'
import * as passwords from '../../contract/passwords.ts'
import { saveProfile } from '../../contract/profile.ts'
import * as refunds from '../../contract/refunds.ts'
import { addReview } from '../../contract/reviews.ts'
import { uploadPictures } from '../../contract/uploads.ts'
import * as wallet from '../../contract/wallet.ts'
import { promoCodes } from '../../server/db/schema/orders.ts'
import { allCalls } from '../../server/routes/openapi.ts'
import { mintGoods } from '../factories/goods.ts'
import { aRefund, aReview, askOffice, mintUpload, mustDo } from '../factories/orderLife.ts'
import { orderLife } from '../factories/orderLife.ts'
import { mintProof } from '../factories/orders.ts'
import { mintShopper, passTime, type MintedShopper } from '../factories/shoppers.ts'
import * as wallets from '../factories/wallet.ts'
import { ask, send } from '../support/callApi.ts'
import { countTrips, type Trips } from '../support/countTrips.ts'
import { openTestShop } from '../support/openTestShop.ts'
import { aPicture } from '../support/remoteShop.ts'
import { sendPictures } from '../support/sendPictures.ts'
import type { TestShop } from '../support/testShop.ts'
import { tripsAllowed } from '../support/tripsAllowed.ts'
import { anAddress } from '../factories/address.ts'

/** Reads that are asked by POST. */
const notWrites: ReadonlySet<string> = new Set(['/api/checkout/quote', '/api/refund/quote'])
/** Writes that the specification asks by GET. */
const writesByGet = ['/api/user/set_language', '/api/user/address_del']

describe.runIf(inject('testDatabase').kind === 'postgres')('a write', () => {
  const counted = new Map<string, Trips>()
  let counter: ReturnType<typeof countTrips>
  let shop: TestShop
  let shopper: MintedShopper
  beforeAll(async () => {
    counter = countTrips()
    shop = await openTestShop()
    shopper = await mintShopper(shop, { balanceCents: 1_000_000 })
  })
  afterAll(async () => {
    counter.stop()
    expect(shop.faults).toEqual([])
    await shop.close()
  })

  /** The dearest of a call's ways is kept. */
  async function count(path: string, work: () => Promise<unknown>): Promise<void> {
    const trips = await counter.during(work)
    if (trips.statements > (counted.get(path)?.statements ?? 0)) counted.set(path, trips)
  }

  async function play<Input extends GenericSchema, Output extends GenericSchema>(
    call: Call<Input, Output>,
    input: InferInput<Input>,
    { token }: { token?: string } = shopper,
  ) {
    let data: unknown
    await count(call.path, async () => {
      data = await ask(shop.app, call, input, { token })
    })
    return data as Awaited<ReturnType<typeof ask<Input, Output>>>
  }

  const office = (path: string, body: object) =>
    count(path, () => mustDo(askOffice(shop, path, body)))

  async function placedOrder(promoCode?: string) {
    const goods = [await mintGoods(shop, { stock: 50 }), await mintGoods(shop, { stock: 50 })]
    const items = goods.map(({ skuId }) => ({ skuId, quantity: 2 }))
    for (const item of items) await play(cart.addToCart, item)
    const given = { items, ...(promoCode ? { promoCode } : {}) }
    const { totalCents } = await ask(shop.app, orders.quoteCheckout, given, shopper)
    const { addressId } = shopper
    const order = await play(orders.placeOrder, { ...given, addressId, totalCents })
    return { goods, order, life: orderLife(shop, { shopper, order }) }
  }

  async function shippedOrder() {
    const placed = await placedOrder()
    await mustDo(placed.life.pay())
    await mustDo(placed.life.ship())
    return placed
  }

  async function openRefund(
    { order }: Pick<Awaited<ReturnType<typeof placedOrder>>, 'order'>,
    changes = {},
  ) {
    const wanted = await aRefund(shop, shopper, order, changes)
    const { refund } = await play(refunds.applyRefund, wanted)
    return refund?.id ?? 0
  }

  test('of the account stays within its round trips', async () => {
    const name = `trips-${randomUUID()}`
    const password = 'correct-horse-2'
    const { userinfo } = await play(account.register, { account: name, password })
    await play(account.login, { account: name, password })
    await play(account.setLanguage, { file_name: 'ri' }, userinfo)
    await play(account.resetPay, { payCode: '271828' }, userinfo)
    await play(account.resetPay, { payCode: '271829', oldPayCode: '271828' }, userinfo)
    await play(account.resetPay, { payCode: '271820', password }, userinfo)
    const picture = await mintUpload(shop, shopper)
    const email = `${name}@example.com`
    const given = { familyName: 'Haddad', givenName: 'Noor', mobile: '', email, picture }
    await play(saveProfile, { ...given, password: shopper.password })
    const signedIn = { account: shopper.account, password: shopper.password }
    const other = await ask(shop.app, account.login, signedIn)
    const { list } = await ask(shop.app, passwords.listSessions, {}, shopper)
    await play(passwords.endSession, { id: list.find(({ current }) => !current)?.id ?? 0 })
    expect(await send(shop.app, account.getUserInfo, {}, other.userinfo)).toMatchObject({
      status: 401,
    })
    await play(account.logout, {}, userinfo)
    await play(passwords.requestResetCode, { account: shopper.account })
    const code = /\b\d{8}\b/.exec(shop.mails.at(-1)?.text ?? '')?.[0] ?? ''
    await play(passwords.resetPassword, { account: shopper.account, code, password })
    const again = await ask(shop.app, account.login, { ...signedIn, password })
    shopper = { ...shopper, password, token: again.userinfo.token }
    await count(uploadPictures.address, async () =>
      sendPictures(shop.app, [await aPicture()], shopper),
    )
  })

  test('of what a shopper keeps stays within its round trips', async () => {
    const { skuId, productId, shopId, priceCents } = await mintGoods(shop, { stock: 50 })
    const { id } = await play(address.saveAddress, anAddress)
    await play(address.saveAddress, { ...anAddress, id })
    await play(address.setDefaultAddress, { id: shopper.addressId })
    await play(address.setDefaultAddress, { id })
    await play(address.deleteAddress, { id })
    const other = await mintGoods(shop, { stock: 50 })
    const guest = { quantity: 3, selected: true, seenPriceCents: priceCents }
    await play(cart.mergeCart, {
      lines: [
        { skuId, ...guest },
        { skuId: other.skuId, ...guest },
      ],
    })
    await play(cart.updateCart, {
      lines: [
        { skuId, quantity: 2 },
        { skuId: other.skuId, selected: false },
      ],
    })
    await play(cart.removeFromCart, { skuIds: [skuId, other.skuId] })
    for (const wanted of [true, false]) {
      await play(setFavourite, { productId, wanted })
      await play(setFollow, { shopId, wanted })
    }
    const { list } = await ask(shop.app, listNotices, {}, shopper)
    await play(readNotices, { upToId: list[0]?.id ?? 1 })
  })

  test('of an order stays within its round trips', async () => {
    const now = shop.clock.now()
    await shop.database.db.insert(promoCodes).values({
      code: 'TRIPS',
      kind: 'percent',
      value: 10,
      minSubtotalCents: 0,
      usesPerUser: 9,
      startsAt: now,
      endsAt: new Date(now.getTime() + 1),
    })
    const { order: cancelled } = await placedOrder('TRIPS')
    await play(orders.cancelOrder, { orderId: cancelled.id })
    const { order, life } = await placedOrder()
    const { id: orderId, sn } = order
    await play(account.verifyPay, {
      payCode: shopper.payCode,
      operation: 'orderPay',
      subjectId: orderId,
      amountCents: order.totalCents,
    })
    await play(orders.payOrder, { orderId, proof: await mintProof(shop, shopper, order) })
    await office('/ship', { order: sn, carrier: 'DHL', trackingNumber: 'JD014' })
    const parcelId = (await life.read()).parcels[0]?.id
    await office('/parcels/track', { parcelId, happened: 'left the airport' })
    await office('/parcels/correct', { parcelId, trackingNumber: 'JD015' })
    await play(orders.extendReceipt, { orderId })
    await play(orders.confirmReceipt, { orderId })
    const pictures = [await mintUpload(shop, shopper)]
    const review = aReview(
      orderId,
      order.lines.map(({ lineId }) => lineId),
    )
    await play(addReview, {
      ...review,
      lines: review.lines.map((line) => ({ ...line, pictures })),
    })
    await play(orders.reorder, { orderId })
    expect((await life.read()).status).toBe(4)
  })

  test('of money back stays within its round trips', async () => {
    const unsent = await placedOrder()
    await mustDo(unsent.life.pay())
    await play(refunds.withdrawRefund, { refundId: await openRefund(unsent) })
    await office('/approve', { refundId: await openRefund(unsent) })
    const annulled = await placedOrder()
    await mustDo(annulled.life.pay())
    await office('/annul', { order: annulled.order.sn, reason: 'sold out' })
    const received = await shippedOrder()
    await mustDo(received.life.confirm())
    await office('/refuse', { refundId: await openRefund(received), reason: 'worn' })
    await office('/approve', { refundId: await openRefund(received) })
    const back = await shippedOrder()
    const refundId = await openRefund(back, { type: 'refundAndReturn', goodsReceived: true })
    await mustDo(askOffice(shop, '/approve', { refundId, returnAddress: 'Pier 4' }))
    await play(refunds.sendGoodsBack, { refundId, carrier: 'UPS', trackingNumber: '1Z9' })
    await office('/returned', { refundId })
    await passTime(shop, shopper, 1)
    expect((await back.life.read()).afterSaleStage).toBe('refunded')
  })

  test('of the wallet stays within its round trips', async () => {
    await wallets.openNetworks(shop)
    const amountCents = 5_000
    const evidence = () => mintUpload(shop, shopper)
    const recharged = await play(wallet.recharge, {
      method: 'chain',
      network: 'trc20',
      ownAddress: wallets.addresses.tron,
      amountCents,
      evidence: await evidence(),
    })
    await play(wallet.recharge, { method: 'card', amountCents, evidence: await evidence() })
    await office('/pass', { name: `R${recharged.id}`, arrivedCents: 5_000 })
    const refused = await wallets.mintRecharge(shop, shopper)
    await office('/decline', { name: `R${refused.id}`, reason: 'unreadable' })
    const target = { method: 'chain', network: 'trc20', address: wallets.addresses.tron } as const
    const quotes = [
      await play(wallet.quoteWithdrawal, { target, amountCents }),
      await play(wallet.quoteWithdrawal, { target: wallets.aCard, amountCents }),
      await play(wallet.quoteWithdrawal, { target: wallets.aCard, amountCents }),
    ]
    const ids: number[] = []
    for (const { id: quoteId, totalCents } of quotes) {
      const { proof } = await play(account.verifyPay, {
        payCode: shopper.payCode,
        operation: 'withdraw',
        subjectId: quoteId,
        amountCents: totalCents,
      })
      ids.push((await play(wallet.withdraw, { quoteId, proof })).id)
    }
    const [passed, declined, withdrawalId = 0] = ids
    await office('/pass', { name: `W${passed}`, reference: 'TX-1' })
    await office('/decline', { name: `W${declined}`, reason: 'no such card' })
    await play(wallet.cancelWithdrawal, { withdrawalId })
  })

  test('of every kind was counted, and none is over its budget', async () => {
    const writes = allCalls()
      .filter(({ method }) => method !== 'GET')
      .map(({ path }) => path)
      .filter((path) => !notWrites.has(path))
    expect([...writes, ...writesByGet].filter((path) => !counted.has(path))).toEqual([])
    const over = [...counted].filter(([path, { trips }]) => trips > tripsAllowed(path))
    const lines = [...counted]
      .toSorted()
      .map(
        ([path, { trips, statements }]) =>
          `${String(trips).padStart(2)} of ${String(tripsAllowed(path)).padStart(2)}, ${String(statements).padStart(2)} statements  ${path}`,
      )
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('roundTrips.txt')
    expect(over).toEqual([])
  })
})
