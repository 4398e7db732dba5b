import * as calls from '../../contract/cart.ts'
import { addToCart } from '../domain/trade/cart/addToCart.ts'
import { lookUpGoods } from '../domain/trade/cart/lookUpGoods.ts'
import { mergeCart } from '../domain/trade/cart/mergeCart.ts'
import { removeFromCart } from '../domain/trade/cart/removeFromCart.ts'
import { showCart } from '../domain/trade/cart/showCart.ts'
import { updateCart } from '../domain/trade/cart/updateCart.ts'
import { publicRoute, shopperRoute, type Api } from './route.ts'

export function cartRoutes(api: Api): void {
  shopperRoute(api, calls.showCart, showCart)
  publicRoute(api, calls.lookUpGoods, lookUpGoods)
  shopperRoute(api, calls.addToCart, addToCart)
  shopperRoute(api, calls.updateCart, updateCart)
  shopperRoute(api, calls.removeFromCart, removeFromCart)
  shopperRoute(api, calls.mergeCart, mergeCart)
}
