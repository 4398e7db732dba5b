import { login, logout, register, resetPay, verifyPay } from '../../contract/account.ts'
import * as address from '../../contract/address.ts'
import type { Call } from '../../contract/call.ts'
import * as cart from '../../contract/cart.ts'
import * as notices from '../../contract/notices.ts'
import * as orders from '../../contract/orders.ts'
import { setFavourite, setFollow, setPriceWish, setStockWish } from '../../contract/favourites.ts'
import * as notifications from '../../contract/notificationSettings.ts'
import { aDevice } from '../support/pushService.ts'
import * as passkeys from '../../contract/passkeys.ts'
import * as passwords from '../../contract/passwords.ts'
import { saveProfile } from '../../contract/profile.ts'
import * as messages from '../../contract/messages.ts'
import * as refunds from '../../contract/refunds.ts'
import * as returns from '../../contract/returns.ts'
import * as reviews from '../../contract/reviews.ts'
import * as wallet from '../../contract/wallet.ts'
import { mintGoods } from '../factories/goods.ts'
import { aRefund, aReview } from '../factories/orderLife.ts'
import { mintOrder, mintProof } from '../factories/orders.ts'
import type { MintedShopper } from '../factories/shoppers.ts'
import { aCard } from '../factories/wallet.ts'
import { ask } from '../support/callApi.ts'
import { softAuthenticator } from '../support/softAuthenticator.ts'
import type { TestShop } from '../support/testShop.ts'
import { anAddress } from '../factories/address.ts'

export type Body = Record<string, unknown>

/** A body that each call other than GET accepts from this shopper. */
export async function goodBodies(shop: TestShop, shopper: MintedShopper): Promise<Map<Call, Body>> {
  const goods = await mintGoods(shop, { stock: 50 })
  const { skuId, priceCents } = goods
  const order = await mintOrder(shop, shopper, [{ skuId, quantity: 1 }])
  const proof = await mintProof(shop, shopper, order)
  await ask(shop.app, cart.addToCart, { skuId, quantity: 1 }, shopper)
  const items = [{ skuId, quantity: 1 }]
  const addressId = shopper.addressId
  const refund = await aRefund(shop, shopper, order)
  const { postcode, mobile } = order.address
  const orderProof = { sn: order.sn, postcode, mobile }
  const authenticator = softAuthenticator()
  const { password } = shopper
  const created = authenticator.create(
    await ask(shop.app, passkeys.askForNewPasskey, { password }, shopper),
  )
  const used = authenticator.get(await ask(shop.app, passkeys.askForSignIn, {}))
  return new Map<Call, Body>([
    [login, { account: shopper.account, password: shopper.password }],
    [register, { account: 'someone-new', password: 'correct-horse' }],
    [logout, {}],
    [verifyPay, { payCode: shopper.payCode, operation: 'orderPay', subjectId: 1, amountCents: 1 }],
    [resetPay, { payCode: '271828', oldPayCode: shopper.payCode }],
    [address.saveAddress, anAddress],
    [address.setDefaultAddress, { id: addressId }],
    [cart.addToCart, { skuId, quantity: 1 }],
    [cart.updateCart, { lines: [{ skuId, quantity: 1 }] }],
    [cart.removeFromCart, { skuIds: [skuId] }],
    [
      cart.mergeCart,
      { lines: [{ skuId, quantity: 1, selected: true, seenPriceCents: priceCents }] },
    ],
    [orders.quoteCheckout, { items }],
    [orders.placeOrder, { items, addressId, totalCents: priceCents }],
    [orders.payOrder, { orderId: order.id, proof }],
    [orders.cancelOrder, { orderId: order.id }],
    [orders.confirmReceipt, { orderId: order.id }],
    [orders.extendReceipt, { orderId: order.id }],
    [orders.reorder, { orderId: order.id }],
    [refunds.quoteRefund, { orderId: order.id, lines: refund.lines }],
    [refunds.applyRefund, refund],
    [refunds.withdrawRefund, { refundId: 1 }],
    [refunds.sendGoodsBack, { refundId: 1, carrier: 'UPS', trackingNumber: '1Z9' }],
    [returns.declareReturn, { orderId: order.id, lines: refund.lines }],
    [returns.findReturn, orderProof],
    [returns.declareReturnAsGuest, { ...orderProof, lines: refund.lines }],
    [returns.sendReturnAsGuest, { ...orderProof, carrier: 'UPS', trackingNumber: '1Z9' }],
    [reviews.addReview, aReview(order.id, [refund.lines[0]!.lineId as number])],
    [messages.sendMessage, { orderId: order.id, text: 'Hello', pictures: refund.evidence }],
    [messages.readMessages, { orderId: order.id, upToId: 1 }],
    [notices.readNotices, { upToId: 1 }],
    [wallet.recharge, { method: 'card', amountCents: 5_000, evidence: refund.evidence[0] }],
    [wallet.quoteWithdrawal, { target: aCard, amountCents: 5_000 }],
    [wallet.withdraw, { quoteId: 1, proof }],
    [wallet.cancelWithdrawal, { withdrawalId: 1 }],
    [passwords.requestResetCode, { account: shopper.account }],
    [passwords.resetPassword, { oldPassword: shopper.password, password: 'another-horse' }],
    [passwords.endSession, { id: 999_999_999 }],
    [setFavourite, { productId: 1, wanted: true }],
    [setFollow, { shopId: 1, wanted: true }],
    [setStockWish, { skuId: 1, wanted: true }],
    [setPriceWish, { productId: 1, wanted: true }],
    [notifications.setNotificationChoice, { topic: 'price', way: 'mail', wanted: false }],
    [notifications.setPushDetails, { shown: true }],
    [notifications.subscribePush, { ...aDevice() }],
    [notifications.unsubscribePush, {}],
    [passkeys.askForNewPasskey, { password }],
    [passkeys.addPasskey, { name: 'Phone', response: created }],
    [passkeys.renamePasskey, { id: 999_999_999, name: 'Phone' }],
    [passkeys.removePasskey, { id: 999_999_999, password }],
    [passkeys.requirePasskey, { isRequired: false, password }],
    [passkeys.askForSignIn, {}],
    [passkeys.signInByPasskey, { response: used }],
    [passkeys.askForProof, { operation: 'passkeyChange' }],
    [passkeys.proveByPasskey, { response: used }],
    [saveProfile, { familyName: '', givenName: 'Noor', email: '', mobile: '', picture: null }],
  ])
}

/** Sets the value at a path of a body, such as `lines.0.skuId`. */
export function withValue(body: Body | undefined, path: string, value: unknown): unknown {
  const copy = structuredClone(body) as Body
  const names = path.split('.')
  const last = names.pop() ?? ''
  let inner: Body = copy
  for (const name of names) inner = (inner[name] ??= {}) as Body
  inner[last] = value
  return copy
}
