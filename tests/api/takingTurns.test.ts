import { describe, expect } from 'vitest'
import * as address from '../../contract/address.ts'
import * as cart from '../../contract/cart.ts'
import { setFavourite, setFollow } from '../../contract/favourites.ts'
import { placeOrder, reorder } from '../../contract/orders.ts'
import { lockUser } from '../../server/domain/kernel/lockUser.ts'
import { anAddress } from '../factories/address.ts'
import { mintGoods, type MintedGoods } from '../factories/goods.ts'
import { mintOrder } from '../factories/orders.ts'
import { mintShopper, type MintedShopper } from '../factories/shoppers.ts'
import { send } from '../support/callApi.ts'
import { untilLockWaits } from '../support/lockWaits.ts'
import { test } from '../support/shopTest.ts'
import { aPicture } from '../support/remoteShop.ts'
import { sendFiles } from '../support/sendPictures.ts'
import type { TestShop } from '../support/testShop.ts'

interface Scene {
  shop: TestShop
  shopper: MintedShopper
  goods: MintedGoods
  orderId: number
}
type Answered = (scene: Scene) => Promise<{ body: { code: number } }>

/** Each call counts the shopper's rows, or reads what it then writes. */
const calls: Record<string, Answered> = {
  'an address added': ({ shop, shopper }) =>
    send(shop.app, address.saveAddress, anAddress, shopper),
  'an address deleted': ({ shop, shopper }) =>
    send(shop.app, address.deleteAddress, { id: shopper.addressId }, shopper),
  'an address made the usual one': ({ shop, shopper }) =>
    send(shop.app, address.setDefaultAddress, { id: shopper.addressId }, shopper),
  'a cart changed': ({ shop, shopper, goods: { skuId } }) =>
    send(shop.app, cart.updateCart, { lines: [{ skuId, quantity: 3 }] }, shopper),
  'a cart merged': ({ shop, shopper, goods: { skuId, priceCents } }) => {
    const line = { skuId, quantity: 1, selected: true, seenPriceCents: priceCents }
    return send(shop.app, cart.mergeCart, { lines: [line] }, shopper)
  },
  'a product kept': ({ shop, shopper, goods: { productId } }) =>
    send(shop.app, setFavourite, { productId, wanted: true }, shopper),
  'a product let go': ({ shop, shopper, goods: { productId } }) =>
    send(shop.app, setFavourite, { productId, wanted: false }, shopper),
  'a shop followed': ({ shop, shopper, goods: { shopId } }) =>
    send(shop.app, setFollow, { shopId, wanted: true }, shopper),
  'an order placed': ({ shop, shopper, goods: { skuId, priceCents } }) => {
    const { addressId } = shopper
    const items = [{ skuId, quantity: 1 }]
    return send(shop.app, placeOrder, { items, addressId, totalCents: priceCents }, shopper)
  },
  'an order put into the cart again': ({ shop, shopper, orderId }) =>
    send(shop.app, reorder, { orderId }, shopper),
  'a picture sent': async ({ shop, shopper }) => sendFiles(shop.app, [await aPicture()], shopper),
}

describe('serialises concurrent calls of one shopper', () => {
  async function untilOneWaits(shop: TestShop): Promise<void> {
    const { db } = shop.database
    await untilLockWaits(db)
  }

  test.for(Object.entries(calls))('%s', async ([_, call], { shop }) => {
    const { db } = shop.database
    const shopper = await mintShopper(shop)
    const goods = await mintGoods(shop)
    const { skuId } = goods
    const { id: orderId } = await mintOrder(shop, shopper, [{ skuId, quantity: 1 }])
    await send(shop.app, cart.addToCart, { skuId, quantity: 1 }, shopper)
    const { promise: isBegun, resolve: begin } = Promise.withResolvers<void>()
    const { promise: isOver, resolve: end } = Promise.withResolvers<void>()
    const elsewhere = db.transaction(async (tx) => {
      await lockUser(tx, shopper.userId)
      begin()
      await isOver
    })
    await isBegun
    const answer = call({ shop, shopper, goods, orderId })
    const seen = await Promise.race([
      answer.then(() => 'answered at once'),
      untilOneWaits(shop).then(() => 'waits'),
    ]).finally(end)
    await elsewhere
    expect([seen, (await answer).body.code]).toEqual(['waits', 1])
  })
})
