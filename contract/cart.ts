import * as v from 'valibot'
import { bare, limitReached } from './anyCallRefuses.ts'
import { call } from './call.ts'
import { available } from './cartRefusals.ts'
import { delivery } from './delivery.ts'
import { cents, givenMoment, id, idList, moment, nothing, quantity } from './fields.ts'
import { shopFreight } from './freight.ts'
import { maxCartLines } from './limits.ts'
import { picture } from './picture.ts'

/** A variant with its current price and stock, as the cart shows it. */
export const goods = v.object({
  skuId: id,
  productId: id,
  shopId: id,
  shopName: v.string(),
  title: v.string(),
  /** Labels of the chosen options, such as `Navy, L`. Empty for a single variant. */
  variant: v.string(),
  picture,
  unitPriceCents: cents,
  /** Pieces that can be ordered now. */
  available: v.number(),
  sellable: v.boolean(),
  /** Sealed or perishable: once it is sent, no statutory return is possible. */
  nonReturnable: v.boolean(),
  /** The shop's freight rules. */
  freight: shopFreight,
  delivery: v.nullable(delivery),
})
export type Goods = v.InferOutput<typeof goods>

export const cartLine = v.object({
  ...goods.entries,
  /** The unit price when the line was added; null when it isn't known. */
  seenPriceCents: v.nullable(cents),
  quantity,
  selected: v.boolean(),
  /** The newest line first. */
  addedAt: moment,
})
export type CartLine = v.InferOutput<typeof cartLine>

export const cart = v.object({
  lines: v.array(cartLine),
  /** All pieces in the cart, selected or not. */
  count: v.number(),
  selectedCount: v.number(),
  /** The price of the goods alone. Freight and promo code come with the quote. */
  selectedCents: cents,
})
export type Cart = v.InferOutput<typeof cart>

export const showCart = call({
  method: 'GET',
  path: '/api/cart/list',
  auth: 'session',
  summary: 'The cart at today’s prices and stock.',
  input: nothing,
  output: cart,
})

export const lookUpGoods = call({
  method: 'GET',
  path: '/api/cart/goods',
  auth: 'public',
  summary:
    'Variants at today’s prices and stock: what a guest keeps in the browser is shown with it.',
  input: v.object({ skuIds: idList(maxCartLines) }),
  output: v.object({ list: v.array(goods) }),
})

export const addToCart = call({
  method: 'POST',
  path: '/api/cart/add',
  auth: 'session',
  summary: 'Adds pieces of a variant to its line.',
  refuses: {
    notForSale: bare,
    cartFull: limitReached,
    pieceLimit: limitReached,
    tooFewLeft: available,
  },
  input: v.strictObject({
    skuId: id,
    quantity,
    /** Set to restore a removed line at its former position. */
    addedAt: v.optional(givenMoment),
  }),
  output: cart,
})

export const updateCart = call({
  method: 'POST',
  path: '/api/cart/update',
  auth: 'session',
  guard: false,
  summary: 'Sets the quantity or the selection of lines.',
  refuses: { tooFewLeft: available },
  input: v.strictObject({
    lines: v.pipe(
      v.array(
        v.strictObject({
          skuId: id,
          quantity: v.optional(quantity),
          selected: v.optional(v.boolean()),
        }),
      ),
      v.minLength(1),
      v.maxLength(maxCartLines),
    ),
  }),
  output: cart,
})

export const removeFromCart = call({
  method: 'POST',
  path: '/api/cart/remove',
  auth: 'session',
  guard: false,
  summary: 'Removes lines.',
  input: v.strictObject({ skuIds: v.pipe(v.array(id), v.minLength(1), v.maxLength(maxCartLines)) }),
  output: cart,
})

export const mergeChange = v.object({
  skuId: id,
  title: v.string(),
  variant: v.string(),
  change: v.picklist(['priceUp', 'priceDown', 'quantityReduced', 'soldOut', 'gone', 'cartFull']),
  /** Cents for a price, pieces for a quantity. */
  before: v.number(),
  after: v.number(),
})
export type MergeChange = v.InferOutput<typeof mergeChange>

export const mergeCart = call({
  method: 'POST',
  path: '/api/cart/merge',
  auth: 'session',
  guard: false,
  summary: 'Takes a guest’s cart over and reports each line whose price or stock changed.',
  input: v.strictObject({
    lines: v.pipe(
      v.array(
        v.strictObject({
          skuId: id,
          quantity,
          selected: v.boolean(),
          seenPriceCents: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
        }),
      ),
      v.maxLength(maxCartLines),
    ),
  }),
  output: v.object({ cart, changes: v.array(mergeChange) }),
})
