import { randomBytes } from 'node:crypto'
import type { GenericSchema, InferInput } from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as account from '../../contract/account.ts'
import * as address from '../../contract/address.ts'
import type { Call } from '../../contract/call.ts'
import { readNotices } from '../../contract/notices.ts'
import * as orders from '../../contract/orders.ts'
import * as passwords from '../../contract/passwords.ts'
import { saveProfile } from '../../contract/profile.ts'
import * as refunds from '../../contract/refunds.ts'
import { addReview } from '../../contract/reviews.ts'
import * as wallet from '../../contract/wallet.ts'
import { openApi } from '../../server/routes/openapi.ts'
import { mintGoods } from '../factories/goods.ts'
import { aRefund, aReview, mintUpload, mustDo, orderLife } from '../factories/orderLife.ts'
import { mintOrder } from '../factories/orders.ts'
import { mintShopper, type MintedShopper } from '../factories/shoppers.ts'
import { mintRecharge, mintWithdrawable, mintWithdrawal } from '../factories/wallet.ts'
import { ask, send } from '../support/callApi.ts'
import { openTestShop } from '../support/openTestShop.ts'
import { rowsOfShopper } from '../support/rowsOfShopper.ts'
import type { TestShop } from '../support/testShop.ts'
import { anAddress } from '../factories/address.ts'

let shop: TestShop
let owner: MintedShopper
let stranger: MintedShopper
beforeAll(async () => {
  shop = await openTestShop()
  owner = await mintShopper(shop, { balanceCents: 1_000_000 })
  stranger = await mintShopper(shop, { balanceCents: 1_000_000 })
})
afterAll(async () => {
  expect(shop.faults).toEqual([])
  await shop.close()
})

/** Of each kind of row, one in a state in which its owner could do with it what the call does. */
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
  picture: string
}

async function lifeOf(shopper: MintedShopper) {
  const { skuId } = await mintGoods(shop)
  const order = await mintOrder(shop, shopper, [{ skuId, quantity: 1 }])
  return { order, life: orderLife(shop, { shopper, order }) }
}

async function delivered(shopper: MintedShopper) {
  const placed = await lifeOf(shopper)
  await mustDo(placed.life.pay())
  await mustDo(placed.life.ship())
  return placed
}

async function received(shopper: MintedShopper) {
  const sent = await delivered(shopper)
  await mustDo(sent.life.confirm())
  return sent
}

async function ownersRows(): Promise<Named> {
  const reviewable = await received(owner)
  const applying = await delivered(owner)
  await mustDo(applying.life.applyRefund())
  const awaitingReturn = await delivered(owner)
  await mustDo(awaitingReturn.life.applyRefund({ type: 'refundAndReturn', goodsReceived: true }))
  await mustDo(awaitingReturn.life.approve('Pier 4'))
  const { list } = await ask(shop.app, passwords.listSessions, {}, owner)
  return {
    addressId: owner.addressId,
    unpaidId: (await lifeOf(owner)).order.id,
    deliveredId: (await delivered(owner)).order.id,
    receivedId: reviewable.order.id,
    lineId: reviewable.order.lines[0]?.lineId ?? 0,
    applyingId: await applying.life.refundId(),
    awaitingReturnId: await awaitingReturn.life.refundId(),
    rechargeId: (await mintRecharge(shop, owner)).id,
    withdrawalId: (await mintWithdrawal(shop, owner)).id,
    quoteId: (await mintWithdrawable(shop, owner, 2_000)).quoteId,
    sessionId: list[0]?.id ?? 0,
    picture: await mintUpload(shop, owner),
  }
}

/** The same of rows that there aren't. */
function nobodysRows({ picture: _, ...ids }: Named): Named {
  const missing = Object.entries(ids).map(([name, id]) => [name, id + 900_000_000])
  return { ...Object.fromEntries(missing), picture: randomBytes(18).toString('base64url') }
}

type Answer = Promise<{ path: string; status: number; reason: string | undefined; data: unknown }>

async function answer<Input extends GenericSchema, Output extends GenericSchema>(
  call: Call<Input, Output>,
  input: InferInput<Input>,
): Answer {
  const { status, body } = await send(shop.app, call, input, stranger)
  return { path: call.path, status, reason: body.reason, data: body.data }
}

/** What the stranger has of their own where a call names other rows besides. */
async function strangersOwn() {
  const { order } = await delivered(stranger)
  const reviewable = (await received(stranger)).order
  const goods = await mintGoods(shop)
  const items = [{ skuId: goods.skuId, quantity: 1 }]
  const asked = { items, country: 'GB' } as const
  const { totalCents } = await ask(shop.app, orders.quoteCheckout, asked, stranger)
  return { order, reviewable, items, totalCents, evidence: await mintUpload(shop, stranger) }
}

type Own = Awaited<ReturnType<typeof strangersOwn>>

/** Every call that names a row of a shopper's. */
function* naming(rows: Named, own: Own): Generator<() => Answer> {
  const pay = async (operation: 'orderPay' | 'withdraw', subjectId: number) =>
    ask(
      shop.app,
      account.verifyPay,
      { payCode: stranger.payCode, operation, subjectId, amountCents: own.totalCents },
      stranger,
    )
  yield () => answer(address.showAddress, { id: rows.addressId })
  yield () => answer(address.saveAddress, { ...anAddress, id: rows.addressId })
  yield () => answer(address.setDefaultAddress, { id: rows.addressId })
  yield () => answer(address.deleteAddress, { id: rows.addressId })
  yield () =>
    answer(orders.placeOrder, {
      items: own.items,
      addressId: rows.addressId,
      totalCents: own.totalCents,
    })
  yield () => answer(orders.showOrder, { id: rows.deliveredId })
  yield () => answer(orders.cancelOrder, { orderId: rows.unpaidId })
  yield async () =>
    answer(orders.payOrder, {
      orderId: rows.unpaidId,
      proof: (await pay('orderPay', rows.unpaidId)).proof,
    })
  yield () => answer(orders.extendReceipt, { orderId: rows.deliveredId })
  yield () => answer(orders.confirmReceipt, { orderId: rows.deliveredId })
  yield () => answer(orders.reorder, { orderId: rows.deliveredId })
  yield () =>
    answer(refunds.quoteRefund, {
      orderId: rows.receivedId,
      lines: [{ lineId: rows.lineId, quantity: 1 }],
    })
  yield async () =>
    answer(refunds.applyRefund, {
      ...(await aRefund(shop, stranger, own.order)),
      orderId: rows.receivedId,
      lines: [{ lineId: rows.lineId, quantity: 1 }],
    })
  yield async () =>
    answer(
      refunds.applyRefund,
      await aRefund(shop, stranger, own.order, { evidence: [rows.picture] }),
    )
  yield () => answer(refunds.showRefund, { id: rows.applyingId })
  yield () => answer(refunds.withdrawRefund, { refundId: rows.applyingId })
  yield () =>
    answer(refunds.sendGoodsBack, {
      refundId: rows.awaitingReturnId,
      carrier: 'UPS',
      trackingNumber: '1Z9',
    })
  yield () => answer(addReview, aReview(rows.receivedId, [rows.lineId]))
  yield () => {
    const review = aReview(own.reviewable.id, [own.reviewable.lines[0]?.lineId ?? 0])
    const lines = review.lines.map((line) => ({ ...line, pictures: [rows.picture] }))
    return answer(addReview, { ...review, lines })
  }
  yield () =>
    answer(wallet.recharge, { method: 'card', amountCents: 5_000, evidence: rows.picture })
  yield () => answer(wallet.showRecharge, { id: rows.rechargeId })
  yield () => answer(wallet.showWithdrawal, { id: rows.withdrawalId })
  yield () => answer(wallet.cancelWithdrawal, { withdrawalId: rows.withdrawalId })
  yield async () =>
    answer(wallet.withdraw, {
      quoteId: rows.quoteId,
      proof: (await pay('withdraw', rows.quoteId)).proof,
    })
  yield () => answer(passwords.endSession, { id: rows.sessionId })
  yield () =>
    answer(saveProfile, {
      familyName: 'Haddad',
      givenName: 'Noor',
      email: '',
      mobile: '',
      picture: rows.picture,
    })
}

test('another’s row answers every call as a missing one', async () => {
  const theirs = await ownersRows()
  const own = await strangersOwn()
  const before = await rowsOfShopper(shop.database, owner)
  const ofTheirs = []
  for (const ask of naming(theirs, own)) ofTheirs.push(await ask())
  const ofNobodys = []
  for (const ask of naming(nobodysRows(theirs), own)) ofNobodys.push(await ask())
  expect(ofTheirs).toEqual(ofNobodys)
  const reasons = ofTheirs.map(({ path, reason }) => [path, reason] as const)
  expect(reasons.filter(([, reason]) => reason !== 'notFound')).toEqual([
    [orders.placeOrder.path, 'addressMissing'],
    [refunds.applyRefund.path, 'uploadMissing'],
    [addReview.path, 'uploadMissing'],
    [wallet.recharge.path, 'uploadMissing'],
    [saveProfile.path, 'uploadMissing'],
  ])
  expect(await rowsOfShopper(shop.database, owner)).toEqual(before)
  const asked = new Set(ofTheirs.map(({ path }) => path))
  expect(callsNamingRows().filter((path) => !asked.has(path))).toEqual([readNotices.path])
})

test('a recharge made for another’s order, and notices read up to another’s, change nothing of theirs', async () => {
  const { order } = await lifeOf(owner)
  const before = await rowsOfShopper(shop.database, owner)
  const evidence = await mintUpload(shop, stranger)
  const given = { method: 'card', amountCents: 5_000, evidence, orderId: order.id } as const
  await ask(shop.app, wallet.recharge, given, stranger)
  await ask(shop.app, readNotices, { upToId: 900_000_000 }, stranger)
  expect(await rowsOfShopper(shop.database, owner)).toEqual(before)
})

/** By the fields of their inputs; what stands in the catalogue is nobody's. */
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
