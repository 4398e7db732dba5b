import { randomBytes } from 'node:crypto'
import type { GenericSchema, InferInput } from 'valibot'
import { expect } from 'vitest'
import * as account from '../../contract/account.ts'
import * as address from '../../contract/address.ts'
import type { Call } from '../../contract/call.ts'
import { readNotices } from '../../contract/notices.ts'
import { showInvoice } from '../../contract/invoice.ts'
import * as orders from '../../contract/orders.ts'
import * as passwords from '../../contract/passwords.ts'
import {
  addPasskey,
  proveByPasskey,
  removePasskey,
  renamePasskey,
  signInByPasskey,
} from '../../contract/passkeys.ts'
import { saveProfile } from '../../contract/profile.ts'
import * as messages from '../../contract/messages.ts'
import * as refunds from '../../contract/refunds.ts'
import * as returns from '../../contract/returns.ts'
import { addReview } from '../../contract/reviews.ts'
import * as wallet from '../../contract/wallet.ts'
import { passkeys } from '../../server/db/schema/users.ts'
import { openApi } from '../../server/routes/openapi.ts'
import { mintGoods } from '../factories/goods.ts'
import { aRefund, aReview, mintUpload, mustDo, orderLife } from '../factories/orderLife.ts'
import { mintOrder } from '../factories/orders.ts'
import { mintShopper, type MintedShopper } from '../factories/shoppers.ts'
import { mintRecharge, mintWithdrawable, mintWithdrawal } from '../factories/wallet.ts'
import { ask, send } from '../support/callApi.ts'
import { test } from '../support/shopTest.ts'
import { rowsOfShopper } from '../support/rowsOfShopper.ts'
import type { TestShop } from '../support/testShop.ts'
import { anAddress } from '../factories/address.ts'

let owner: MintedShopper
let stranger: MintedShopper
test.beforeAll(async ({ shop }) => {
  owner = await mintShopper(shop, { balanceCents: 1_000_000 })
  stranger = await mintShopper(shop, { balanceCents: 1_000_000 })
})

/** One row of each kind, in a state in which its owner could make the call. */
interface Named {
  addressId: number
  unpaidId: number
  deliveredId: number
  receivedId: number
  lineId: number
  applyingId: number
  awaitingReturnId: number
  rechargeId: number
  withdrawalId: number
  quoteId: number
  sessionId: number
  passkeyId: number
  picture: string
}

async function lifeOf(shop: TestShop, shopper: MintedShopper) {
  const { skuId } = await mintGoods(shop)
  const order = await mintOrder(shop, shopper, [{ skuId, quantity: 1 }])
  return { order, life: orderLife(shop, { shopper, order }) }
}

async function delivered(shop: TestShop, shopper: MintedShopper) {
  const placed = await lifeOf(shop, shopper)
  await mustDo(placed.life.pay())
  await mustDo(placed.life.ship())
  return placed
}

async function received(shop: TestShop, shopper: MintedShopper) {
  const sent = await delivered(shop, shopper)
  await mustDo(sent.life.confirm())
  return sent
}

async function ownersRows(shop: TestShop): Promise<Named> {
  const reviewable = await received(shop, owner)
  const applying = await delivered(shop, owner)
  await mustDo(applying.life.applyRefund())
  const awaitingReturn = await delivered(shop, owner)
  await mustDo(awaitingReturn.life.applyRefund({ type: 'refundAndReturn', goodsReceived: true }))
  await mustDo(awaitingReturn.life.approve('Pier 4'))
  const { list } = await ask(shop.app, passwords.listSessions, {}, owner)
  const [passkey] = await shop.database.db
    .insert(passkeys)
    .values({
      userId: owner.userId,
      credentialId: randomBytes(16),
      publicKey: randomBytes(77),
      counter: 0,
      transports: [],
      backupEligible: false,
      backedUp: false,
      name: 'Phone',
      createdAt: shop.clock.now(),
    })
    .returning()
  return {
    addressId: owner.addressId,
    unpaidId: (await lifeOf(shop, owner)).order.id,
    deliveredId: (await delivered(shop, owner)).order.id,
    receivedId: reviewable.order.id,
    lineId: reviewable.order.lines[0]?.lineId ?? 0,
    applyingId: await applying.life.refundId(),
    awaitingReturnId: await awaitingReturn.life.refundId(),
    rechargeId: (await mintRecharge(shop, owner)).id,
    withdrawalId: (await mintWithdrawal(shop, owner)).id,
    quoteId: (await mintWithdrawable(shop, owner, 2_000)).quoteId,
    sessionId: list[0]?.id ?? 0,
    passkeyId: passkey?.id ?? 0,
    picture: await mintUpload(shop, owner),
  }
}

/** The same with ids of rows that don't exist. */
function nobodysRows({ picture: _, ...ids }: Named): Named {
  const missing = Object.entries(ids).map(([name, id]) => [name, id + 900_000_000])
  return { ...Object.fromEntries(missing), picture: randomBytes(18).toString('base64url') }
}

type Answer = Promise<{ path: string; status: number; reason: string | undefined; data: unknown }>

async function answer<Input extends GenericSchema, Output extends GenericSchema>(
  shop: TestShop,
  call: Call<Input, Output>,
  input: InferInput<Input>,
): Answer {
  const { status, body } = await send(shop.app, call, input, stranger)
  return { path: call.path, status, reason: body.reason, data: body.data }
}

/** The stranger's own rows, for calls that name a second row. */
async function strangersOwn(shop: TestShop) {
  const { order } = await delivered(shop, stranger)
  const reviewable = (await received(shop, stranger)).order
  const goods = await mintGoods(shop)
  const items = [{ skuId: goods.skuId, quantity: 1 }]
  const asked = { items, country: 'GB' } as const
  const { totalCents } = await ask(shop.app, orders.quoteCheckout, asked, stranger)
  return { order, reviewable, items, totalCents, evidence: await mintUpload(shop, stranger) }
}

type Own = Awaited<ReturnType<typeof strangersOwn>>

/** Every call that names a row of a shopper's. */
function* naming(shop: TestShop, rows: Named, own: Own): Generator<() => Answer> {
  const pay = async (operation: 'orderPay' | 'withdraw', subjectId: number) =>
    ask(
      shop.app,
      account.verifyPay,
      { payCode: stranger.payCode, operation, subjectId, amountCents: own.totalCents },
      stranger,
    )
  yield () => answer(shop, address.showAddress, { id: rows.addressId })
  yield () => answer(shop, address.saveAddress, { ...anAddress, id: rows.addressId })
  yield () => answer(shop, address.setDefaultAddress, { id: rows.addressId })
  yield () => answer(shop, address.deleteAddress, { id: rows.addressId })
  yield () =>
    answer(shop, orders.placeOrder, {
      items: own.items,
      addressId: rows.addressId,
      totalCents: own.totalCents,
    })
  yield () => answer(shop, orders.showOrder, { id: rows.deliveredId })
  yield () => answer(shop, showInvoice, { id: rows.deliveredId })
  yield () => answer(shop, orders.cancelOrder, { orderId: rows.unpaidId })
  yield async () =>
    answer(shop, orders.payOrder, {
      orderId: rows.unpaidId,
      proof: (await pay('orderPay', rows.unpaidId)).proof,
    })
  yield () => answer(shop, orders.extendReceipt, { orderId: rows.deliveredId })
  yield () => answer(shop, orders.confirmReceipt, { orderId: rows.deliveredId })
  yield () => answer(shop, orders.reorder, { orderId: rows.deliveredId })
  yield () =>
    answer(shop, refunds.quoteRefund, {
      orderId: rows.receivedId,
      lines: [{ lineId: rows.lineId, quantity: 1 }],
    })
  yield async () =>
    answer(shop, refunds.applyRefund, {
      ...(await aRefund(shop, stranger, own.order)),
      orderId: rows.receivedId,
      lines: [{ lineId: rows.lineId, quantity: 1 }],
    })
  yield async () =>
    answer(
      shop,
      refunds.applyRefund,
      await aRefund(shop, stranger, own.order, { evidence: [rows.picture] }),
    )
  yield () => answer(shop, returns.showReturn, { orderId: rows.receivedId })
  yield () =>
    answer(shop, returns.declareReturn, {
      orderId: rows.receivedId,
      lines: [{ lineId: rows.lineId, quantity: 1 }],
    })
  yield () => answer(shop, messages.showMessages, { orderId: rows.receivedId })
  yield () => answer(shop, messages.readMessages, { orderId: rows.receivedId, upToId: 1 })
  yield () =>
    answer(shop, messages.sendMessage, { orderId: rows.receivedId, text: 'Hello', pictures: [] })
  yield () =>
    answer(shop, messages.sendMessage, {
      orderId: own.order.id,
      text: 'Hello',
      pictures: [rows.picture],
    })
  yield () => answer(shop, refunds.showRefund, { id: rows.applyingId })
  yield () => answer(shop, refunds.withdrawRefund, { refundId: rows.applyingId })
  yield () =>
    answer(shop, refunds.sendGoodsBack, {
      refundId: rows.awaitingReturnId,
      carrier: 'UPS',
      trackingNumber: '1Z9',
    })
  yield () => answer(shop, addReview, aReview(rows.receivedId, [rows.lineId]))
  yield () => {
    const review = aReview(own.reviewable.id, [own.reviewable.lines[0]?.lineId ?? 0])
    const lines = review.lines.map((line) => ({ ...line, pictures: [rows.picture] }))
    return answer(shop, addReview, { ...review, lines })
  }
  yield () =>
    answer(shop, wallet.recharge, { method: 'card', amountCents: 5_000, evidence: rows.picture })
  yield () => answer(shop, wallet.showRecharge, { id: rows.rechargeId })
  yield () => answer(shop, wallet.showWithdrawal, { id: rows.withdrawalId })
  yield () => answer(shop, wallet.cancelWithdrawal, { withdrawalId: rows.withdrawalId })
  yield async () =>
    answer(shop, wallet.withdraw, {
      quoteId: rows.quoteId,
      proof: (await pay('withdraw', rows.quoteId)).proof,
    })
  yield () => answer(shop, passwords.endSession, { id: rows.sessionId })
  yield () => answer(shop, renamePasskey, { id: rows.passkeyId, name: 'Mine' })
  yield () => answer(shop, removePasskey, { id: rows.passkeyId, password: stranger.password })
  yield () =>
    answer(shop, saveProfile, {
      familyName: 'Haddad',
      givenName: 'Noor',
      email: '',
      mobile: '',
      picture: rows.picture,
    })
}

test('another shopper’s row answers every call like a missing one', async ({ shop }) => {
  const theirs = await ownersRows(shop)
  const own = await strangersOwn(shop)
  const before = await rowsOfShopper(shop.database, owner)
  const ofTheirs = []
  for (const ask of naming(shop, theirs, own)) ofTheirs.push(await ask())
  const ofNobodys = []
  for (const ask of naming(shop, nobodysRows(theirs), own)) ofNobodys.push(await ask())
  expect(ofTheirs).toEqual(ofNobodys)
  const reasons = ofTheirs.map(({ path, reason }) => [path, reason] as const)
  expect(reasons.filter(([, reason]) => reason !== 'notFound')).toEqual([
    [orders.placeOrder.path, 'addressMissing'],
    [refunds.applyRefund.path, 'uploadMissing'],
    [messages.sendMessage.path, 'uploadMissing'],
    [addReview.path, 'uploadMissing'],
    [wallet.recharge.path, 'uploadMissing'],
    [saveProfile.path, 'uploadMissing'],
  ])
  expect(await rowsOfShopper(shop.database, owner)).toEqual(before)
  const asked = new Set(ofTheirs.map(({ path }) => path))
  expect(callsNamingRows().filter((path) => !asked.has(path))).toEqual([
    // Its order is proven by number, postcode and phone.
    returns.declareReturnAsGuest.path,
    readNotices.path,
    // The ids are of credentials: passkeys.test.ts shows another's.
    addPasskey.path,
    signInByPasskey.path,
    proveByPasskey.path,
  ])
})

test('a recharge for another’s order, and reading notices up to another’s, leave their rows unchanged', async ({
  shop,
}) => {
  const { order } = await lifeOf(shop, owner)
  const before = await rowsOfShopper(shop.database, owner)
  const evidence = await mintUpload(shop, stranger)
  const given = { method: 'card', amountCents: 5_000, evidence, orderId: order.id } as const
  await ask(shop.app, wallet.recharge, given, stranger)
  await ask(shop.app, readNotices, { upToId: 900_000_000 }, stranger)
  expect(await rowsOfShopper(shop.database, owner)).toEqual(before)
})

/** Found by the fields of their inputs. Rows of the catalogue have no owner. */
function callsNamingRows(): string[] {
  const { paths } = openApi()
  return Object.entries(paths).flatMap(([path, methods]) => {
    if (path.startsWith('/api/catalogue/')) return []
    const inputs = Object.values(methods).map(({ responses: _, ...input }) => input)
    return /"(?:id|\w*(?:order|line|refund|recharge|withdrawal|quote|address|upTo)Id|picture|evidence)"/.test(
      JSON.stringify(inputs),
    )
      ? [path]
      : []
  })
}
