import * as v from 'valibot'
import { call } from './call.ts'
import { limitReached } from './anyCallRefuses.ts'
import { productCard, shopCard } from './catalogue.ts'
import { cents, id, moment, nothing, page, paging } from './fields.ts'
import { picture } from './picture.ts'

const wanted = v.boolean()

export const listSavedItems = call({
  method: 'GET',
  path: '/api/favourite/saved_items',
  auth: 'session',
  summary:
    'Which products are favourites, which shops are followed, which sold-out variants are waited for, and of which products a lower price is, by id.',
  input: nothing,
  output: v.object({
    productIds: v.array(id),
    shopIds: v.array(id),
    awaitedSkuIds: v.array(id),
    watchedProductIds: v.array(id),
  }),
})
export type SavedItems = v.InferOutput<typeof listSavedItems.output>

export const setFavourite = call({
  method: 'POST',
  path: '/api/favourite/set',
  auth: 'session',
  guard: false,
  summary: 'Makes a product a favourite, or no longer one. Saying it twice changes nothing.',
  refuses: { savedItemsFull: limitReached },
  input: v.strictObject({ productId: id, wanted }),
  output: v.object({ productId: id, wanted }),
})

export const setFollow = call({
  method: 'POST',
  path: '/api/follow/set',
  auth: 'session',
  guard: false,
  summary: 'Follows a shop, or no longer. Saying it twice changes nothing.',
  refuses: { savedItemsFull: limitReached },
  input: v.strictObject({ shopId: id, wanted }),
  output: v.object({ shopId: id, wanted, fans: v.number() }),
})

export const setStockWish = call({
  method: 'POST',
  path: '/api/stock_wish/set',
  auth: 'session',
  guard: false,
  summary:
    'Asks for a notice when a variant is in stock again, or no longer. One notice answers the wish.',
  refuses: { savedItemsFull: limitReached },
  input: v.strictObject({ skuId: id, wanted }),
  output: v.object({ skuId: id, wanted }),
})

export const setPriceWish = call({
  method: 'POST',
  path: '/api/price_wish/set',
  auth: 'session',
  guard: false,
  summary:
    'Asks for a notice whenever a product costs less than ever since, or no longer. Saying it twice changes nothing.',
  refuses: { savedItemsFull: limitReached },
  input: v.strictObject({ productId: id, wanted }),
  output: v.object({ productId: id, wanted }),
})

export const favourite = v.object({
  id,
  productId: id,
  title: v.string(),
  picture,
  /** Null while the product can't be bought. */
  product: v.nullable(productCard),
  addedAt: moment,
})
export type Favourite = v.InferOutput<typeof favourite>

export const listFavourites = call({
  method: 'GET',
  path: '/api/favourite/list',
  auth: 'session',
  summary: 'The shopper’s favourites, the latest first.',
  input: v.strictObject({ ...paging }),
  output: page(favourite),
})

export const follow = v.object({ id, shop: shopCard, addedAt: moment })
export type Follow = v.InferOutput<typeof follow>

export const listFollows = call({
  method: 'GET',
  path: '/api/follow/list',
  auth: 'session',
  summary: 'The shops that the shopper follows, the latest first.',
  input: v.strictObject({ ...paging }),
  output: page(follow),
})

export const alert = v.object({
  kind: v.picklist(['stock', 'price']),
  productId: id,
  /** The awaited variant; null for a price. */
  skuId: v.nullable(id),
  title: v.string(),
  /** The variant's options; empty for a price. */
  variant: v.string(),
  picture,
  /** Of a watched price the one to fall below. */
  priceCents: cents,
  addedAt: moment,
})
export type Alert = v.InferOutput<typeof alert>

export const listAlerts = call({
  method: 'GET',
  path: '/api/alert/list',
  auth: 'session',
  summary: 'The sold-out variants that the shopper waits for, and the prices that they watch.',
  input: nothing,
  output: v.object({ list: v.array(alert) }),
})
