import { verifyPay } from '../../contract/account.ts'
import { addToCart } from '../../contract/cart.ts'
import { setFavourite, setFollow } from '../../contract/favourites.ts'
import { quoteWithdrawal } from '../../contract/wallet.ts'
import { ask, send } from '../support/callApi.ts'
import type { TestShop } from '../support/testShop.ts'
import { mintGoods, type MintedGoods } from './goods.ts'
import { mustDo, orderLife } from './orderLife.ts'
import { mintOrder } from './orders.ts'
import { mintShopper, type MintedShopper } from './shoppers.ts'
import { aCard, mintRecharge, mintWithdrawable, mintWithdrawal, openNetworks } from './wallet.ts'

/**
 * A shopper with rows of every kind, and products that they saved. Another shopper's actions must
 * leave all of it unchanged.
 */
export async function mintBystander(
  shop: TestShop,
): Promise<{ shopper: MintedShopper; goods: MintedGoods }> {
  const shopper = await mintShopper(shop, { balanceCents: 1_000_000 })
  await openNetworks(shop)
  const goods = await mintGoods(shop, { stock: 500 })
  const { skuId, productId, shopId } = goods
  await ask(shop.app, addToCart, { skuId, quantity: 2 }, shopper)
  await ask(shop.app, setFavourite, { productId, wanted: true }, shopper)
  await ask(shop.app, setFollow, { shopId, wanted: true }, shopper)
  const placed = async () => {
    const order = await mintOrder(shop, shopper, [
      { skuId: (await mintGoods(shop, { stock: 50 })).skuId, quantity: 2 },
    ])
    return orderLife(shop, { shopper, order })
  }
  await placed()
  const paid = await placed()
  await mustDo(paid.pay())
  const shipped = await placed()
  await mustDo(shipped.pay())
  await mustDo(shipped.ship())
  const refunding = await placed()
  await mustDo(refunding.pay())
  await mustDo(refunding.applyRefund())
  await mintRecharge(shop, shopper)
  await mintWithdrawal(shop, shopper)
  await mintWithdrawable(shop, shopper, 3_000)
  await ask(shop.app, quoteWithdrawal, { target: aCard, amountCents: 2_000 }, shopper)
  const guess = { payCode: '000000', operation: 'orderPay', subjectId: 1, amountCents: 1 } as const
  await send(shop.app, verifyPay, guess, shopper)
  return { shopper, goods }
}
