import { randomUUID } from 'node:crypto'
import type { GenericSchema, InferInput, InferOutput } from 'valibot'
import * as account from '../../contract/account.ts'
import * as address from '../../contract/address.ts'
import type { Call } from '../../contract/call.ts'
import * as cart from '../../contract/cart.ts'
import { aDevice } from './pushService.ts'
import { setFavourite, setFollow, setPriceWish, setStockWish } from '../../contract/favourites.ts'
import { listNotices, readNotices } from '../../contract/notices.ts'
import * as orders from '../../contract/orders.ts'
import * as notifications from '../../contract/notificationSettings.ts'
import * as passkeys from '../../contract/passkeys.ts'
import * as passwords from '../../contract/passwords.ts'
import { saveProfile } from '../../contract/profile.ts'
import * as messages from '../../contract/messages.ts'
import * as refunds from '../../contract/refunds.ts'
import * as returns from '../../contract/returns.ts'
import { addReview } from '../../contract/reviews.ts'
import { uploadPictures } from '../../contract/uploads.ts'
import * as wallet from '../../contract/wallet.ts'
import type { WithdrawalTarget } from '../../contract/walletRecords.ts'
import { mintGoods, type MintedGoods } from '../factories/goods.ts'
import { aRefund, aReview, askOffice, mintUpload, mustDo } from '../factories/orderLife.ts'
import { mintPromo } from '../factories/promos.ts'
import { mintShopper, type MintedShopper } from '../factories/shoppers.ts'
import * as wallets from '../factories/wallet.ts'
import { ask } from './callApi.ts'
import { aPicture } from './remoteShop.ts'
import { sendPictures } from './sendPictures.ts'
import { softAuthenticator } from './softAuthenticator.ts'
import type { TestShop } from './testShop.ts'
import { anAddress } from '../factories/address.ts'

/** Plays a piece of work, named by the path of its call, and observes it meanwhile. */
export type Watch = (path: string, work: () => Promise<unknown>) => Promise<void>

interface Scene {
  shop: TestShop
  shopper: MintedShopper
  play<Input extends GenericSchema, Output extends GenericSchema>(
    call: Call<Input, Output>,
    input: InferInput<Input>,
    as?: { token?: string },
  ): Promise<InferOutput<Output>>
  office(path: string, body: object): Promise<void>
  watch: Watch
  /** A saved product, which is also ordered among others. */
  goods: MintedGoods
}

/** Plays every call that writes, and the office's actions, in an order in which each succeeds. */
export async function playWrites(
  shop: TestShop,
  watch: Watch,
  given: { goods?: MintedGoods } = {},
): Promise<void> {
  const shopper = await mintShopper(shop, { balanceCents: 1_000_000 })
  const { goods = await mintGoods(shop, { stock: 50 }) } = given
  const scene: Scene = {
    shop,
    shopper,
    watch,
    goods,
    play: async (call, input, { token } = shopper) => {
      const answers: InferOutput<typeof call.output>[] = []
      await watch(call.path, async () => answers.push(await ask(shop.app, call, input, { token })))
      return answers[0] as InferOutput<typeof call.output>
    },
    office: (path, body) => watch(path, () => mustDo(askOffice(shop, path, body))),
  }
  await playFavourite(scene)
  await playOrder(scene)
  await playRefunds(scene)
  await playReturns(scene)
  await playMessages(scene)
  await playWallet(scene)
  await playPasskeys(scene)
  await playNotifications(scene)
  await playAccount(scene)
}

async function playFavourite({ shop, shopper, goods, play }: Scene): Promise<void> {
  const { skuId, productId, shopId, priceCents } = goods
  const other = await mintGoods(shop, { stock: 50 })
  const { id } = await play(address.saveAddress, anAddress)
  await play(address.saveAddress, { ...anAddress, id })
  await play(address.setDefaultAddress, { id: shopper.addressId })
  await play(address.setDefaultAddress, { id })
  await play(address.deleteAddress, { id })
  const seen = { quantity: 3, selected: true, seenPriceCents: priceCents }
  const skuIds = [skuId, other.skuId]
  await play(cart.mergeCart, { lines: skuIds.map((each) => ({ skuId: each, ...seen })) })
  await play(cart.updateCart, {
    lines: [
      { skuId, quantity: 2 },
      { skuId: other.skuId, selected: false },
    ],
  })
  await play(cart.removeFromCart, { skuIds })
  for (const wanted of [true, false]) {
    await play(setFavourite, { productId, wanted })
    await play(setFollow, { shopId, wanted })
    await play(setStockWish, { skuId, wanted })
    await play(setPriceWish, { productId, wanted })
  }
}

async function placed({ shop, shopper, goods, play }: Scene, promoCode?: string) {
  const items = [goods, await mintGoods(shop, { stock: 50 })].map(({ skuId }) => ({
    skuId,
    quantity: 2,
  }))
  for (const item of items) await play(cart.addToCart, item)
  const wanted = { items, ...(promoCode === undefined ? {} : { promoCode }) }
  const { totalCents } = await play(orders.quoteCheckout, { ...wanted, country: 'GB' })
  return play(orders.placeOrder, { ...wanted, addressId: shopper.addressId, totalCents })
}

async function paid(scene: Scene) {
  const order = await placed(scene)
  const { proof } = await scene.play(account.verifyPay, {
    payCode: scene.shopper.payCode,
    operation: 'orderPay',
    subjectId: order.id,
    amountCents: order.totalCents,
  })
  return scene.play(orders.payOrder, { orderId: order.id, proof })
}

async function shipped(scene: Scene) {
  const order = await paid(scene)
  await scene.office('/ship', { order: order.sn, carrier: 'DHL', trackingNumber: 'JD014' })
  return order
}

async function playOrder(scene: Scene): Promise<void> {
  const { shop, shopper, play, office } = scene
  const cancelled = await placed(scene, await mintPromo(shop, { kind: 'percent', value: 10 }))
  await play(orders.cancelOrder, { orderId: cancelled.id })
  await office('/annul', { order: (await paid(scene)).sn, reason: 'sold out' })
  const { id: orderId, lines } = await shipped(scene)
  const { parcels } = await play(orders.showOrder, { id: orderId })
  const parcelId = parcels[0]?.id ?? 0
  await office('/parcels/track', { parcelId, happened: 'left the airport' })
  await office('/parcels/correct', { parcelId, trackingNumber: 'JD015' })
  await play(orders.extendReceipt, { orderId })
  await play(orders.confirmReceipt, { orderId })
  const pictures = [await mintUpload(shop, shopper)]
  const review = aReview(
    orderId,
    lines.map(({ lineId }) => lineId),
  )
  const reviewed = review.lines.map((line) => ({ ...line, pictures }))
  await play(addReview, { ...review, lines: reviewed })
  await play(orders.reorder, { orderId })
  const { list } = await play(listNotices, {})
  await play(readNotices, { upToId: list[0]?.id ?? 1 })
  await play(orders.listOrders, {})
}

async function playRefunds(scene: Scene): Promise<void> {
  const { shop, shopper, play, office } = scene
  const apply = async (order: Awaited<ReturnType<typeof paid>>, changes = {}) => {
    const { refund } = await play(refunds.applyRefund, await aRefund(shop, shopper, order, changes))
    return refund?.id ?? 0
  }
  const unsent = await paid(scene)
  const quoted = unsent.lines.map(({ lineId, quantity }) => ({ lineId, quantity }))
  await play(refunds.quoteRefund, { orderId: unsent.id, lines: quoted })
  await play(refunds.withdrawRefund, { refundId: await apply(unsent) })
  await office('/approve', { refundId: await apply(unsent) })
  const received = await shipped(scene)
  await play(orders.confirmReceipt, { orderId: received.id })
  await office('/refuse', { refundId: await apply(received), reason: 'worn' })
  const offer = { amountCents: 1, reason: 'a scratch' }
  await office('/approve', { refundId: await apply(received), offer })
  const whole = await shipped(scene)
  await play(orders.confirmReceipt, { orderId: whole.id })
  await office('/approve', { refundId: await apply(whole) })
  await office('/approve', { refundId: await apply(await paid(scene)) })
  const back = await shipped(scene)
  const refundId = await apply(back, { type: 'refundAndReturn', goodsReceived: true })
  await office('/approve', { refundId, returnAddress: 'Pier 4' })
  await play(refunds.sendGoodsBack, { refundId, carrier: 'UPS', trackingNumber: '1Z9' })
  await office('/returned', { refundId })
}

async function playReturns(scene: Scene): Promise<void> {
  const { play, office } = scene
  const unsent = await paid(scene)
  await play(returns.declareReturn, { orderId: unsent.id, lines: linesOf(unsent) })
  const sent = await shipped(scene)
  await play(returns.declareReturn, { orderId: sent.id, lines: linesOf(sent) })
  await office('/returns/arrived', {
    order: sent.sn,
    deduction: { amountCents: 1, reason: 'worn' },
  })
  const { sn, address: to, ...guests } = await shipped(scene)
  const proof = { sn, postcode: to.postcode ?? '', mobile: to.mobile }
  await play(returns.findReturn, proof)
  await play(returns.declareReturnAsGuest, { ...proof, lines: linesOf(guests) })
  await play(returns.sendReturnAsGuest, { ...proof, carrier: 'UPS', trackingNumber: '1Z9' })
}

async function playMessages(scene: Scene): Promise<void> {
  const { shop, shopper, play, office } = scene
  const { id: orderId, sn } = await paid(scene)
  const pictures = [await mintUpload(shop, shopper)]
  await play(messages.sendMessage, { orderId, text: 'When does it leave?', pictures })
  await office('/message/answer', { order: sn, text: 'Tomorrow.' })
  const { list } = await play(messages.showMessages, { orderId })
  await play(messages.readMessages, { orderId, upToId: list.at(-1)?.id ?? 0 })
}

function linesOf(order: { lines: readonly { lineId: number; quantity: number }[] }) {
  return order.lines.map(({ lineId, quantity }) => ({ lineId, quantity }))
}

async function playWallet({ shop, shopper, play, office }: Scene): Promise<void> {
  await wallets.openNetworks(shop)
  const recharge = async () =>
    play(wallet.recharge, {
      method: 'card',
      amountCents: 5_000,
      evidence: await mintUpload(shop, shopper),
    })
  const [arrived, refused] = [await recharge(), await recharge()]
  await play(wallet.recharge, {
    method: 'chain',
    network: 'trc20',
    ownAddress: wallets.addresses.tron,
    amountCents: 5_000,
    evidence: await mintUpload(shop, shopper),
  })
  await office('/pass', { name: `R${arrived.id}`, arrivedCents: 5_000 })
  await office('/decline', { name: `R${refused.id}`, reason: 'unreadable' })
  const target = { method: 'chain', network: 'trc20', address: wallets.addresses.tron } as const
  const withdraw = async (to: WithdrawalTarget = target) => {
    const { id, totalCents } = await play(wallet.quoteWithdrawal, {
      target: to,
      amountCents: 5_000,
    })
    const { proof } = await play(account.verifyPay, {
      payCode: shopper.payCode,
      operation: 'withdraw',
      subjectId: id,
      amountCents: totalCents,
    })
    return play(wallet.withdraw, { quoteId: id, proof })
  }
  const [paidOut, declined] = [await withdraw(), await withdraw(wallets.aCard)]
  const cancelled = await withdraw()
  await office('/pass', { name: `W${paidOut.id}`, reference: 'TX-1' })
  await office('/decline', { name: `W${declined.id}`, reason: 'no such card' })
  await play(wallet.cancelWithdrawal, { withdrawalId: cancelled.id })
}

async function playPasskeys({ shopper, play }: Scene): Promise<void> {
  const { password } = shopper
  const authenticator = softAuthenticator()
  const created = authenticator.create(await play(passkeys.askForNewPasskey, { password }))
  const added = await play(passkeys.addPasskey, { name: 'Phone', response: created })
  const id = added.list[0]?.id ?? 0
  await play(passkeys.renamePasskey, { id, name: 'My phone' })
  const signIn = authenticator.get(await play(passkeys.askForSignIn, {}))
  await play(passkeys.signInByPasskey, { response: signIn })
  const change = await play(passkeys.askForProof, { operation: 'passkeyChange' })
  const { proof } = await play(passkeys.proveByPasskey, { response: authenticator.get(change) })
  await play(passkeys.requirePasskey, { isRequired: true, proof })
  await play(passkeys.requirePasskey, { isRequired: false, password })
  await play(passkeys.requirePasskey, { isRequired: true, password })
  await play(passkeys.removePasskey, { id, password })
}

async function playNotifications({ play }: Scene): Promise<void> {
  await play(notifications.subscribePush, aDevice())
  await play(notifications.setPushDetails, { shown: true })
  const choice = { topic: 'price', way: 'mail', wanted: false } as const
  await play(notifications.setNotificationChoice, choice)
  await play(notifications.unsubscribePush, {})
}

/** Runs last, because changing the password ends the shopper's sessions. */
async function playAccount({ shop, shopper, play, watch }: Scene): Promise<void> {
  await watch(uploadPictures.address, async () =>
    sendPictures(shop.app, [await aPicture()], shopper),
  )
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
  const names = { familyName: 'Haddad', givenName: 'Noor', mobile: '', email, picture }
  await play(saveProfile, { ...names, password: shopper.password })
  const signedIn = { account: shopper.account, password: shopper.password }
  await play(account.login, signedIn)
  const { list } = await play(passwords.listSessions, {})
  await play(passwords.endSession, { id: list.find(({ current }) => !current)?.id ?? 0 })
  await play(account.logout, {}, userinfo)
  await play(passwords.requestResetCode, { account: shopper.account })
  const code = /\b\d{8}\b/.exec(shop.mails.at(-1)?.text ?? '')?.[0] ?? ''
  await play(passwords.resetPassword, { account: shopper.account, code, password })
}
