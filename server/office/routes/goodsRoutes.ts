import { changePrice, showPrice } from '../../domain/catalogue/changePrice.ts'
import { listPromos } from '../../domain/trade/checkout/listPromos.ts'
import { createPromo, endPromo } from '../../domain/trade/checkout/setPromo.ts'
import { hideReview } from '../../domain/trade/reviews/hideReview.ts'
import { listReviewsForOperator } from '../queries/listReviews.ts'
import { countStock } from '../../domain/stock/countStock.ts'
import { exportProducts } from '../queries/exportProducts.ts'
import { listProducts } from '../queries/listProducts.ts'
import { listStock } from '../queries/listStock.ts'
import {
  addStockBody,
  createPromoBody,
  endPromoBody,
  hideReviewBody,
  setPriceBody,
  setStockBody,
} from '../requestSchemas.ts'
import type { OfficeRoutes } from '../officeRoutes.ts'
import {
  exportProductsQuery,
  listProductsQuery,
  listReviewsQuery,
  listStockQuery,
  showPriceQuery,
} from '../querySchemas.ts'
import { nothingAsked } from '../requests.ts'
import { priceSubject, promoSubject, reviewSubject, stockSubject } from '../goodsAuditTargets.ts'

/** Routes for products and reviews. */
export function addGoodsRoutes({ ask, act }: OfficeRoutes): void {
  ask('/stock', listStockQuery, { answer: (ctx, input) => listStock({ ctx, input }) })
  act('/stock/set', setStockBody, {
    about: ({ sku }) => stockSubject(sku),
    act: (ctx, { sku, onHand }) => countStock({ ctx, input: { sku, onHand } }),
  })
  act('/stock/add', addStockBody, {
    about: ({ sku }) => stockSubject(sku),
    act: (ctx, { sku, more }) => countStock({ ctx, input: { sku, more } }),
  })
  ask('/products', listProductsQuery, { answer: (ctx, input) => listProducts({ ctx, input }) })
  ask('/products/export', exportProductsQuery, {
    answer: (ctx, input) => exportProducts({ ctx, input }),
  })
  ask('/price', showPriceQuery, { answer: (ctx, input) => showPrice({ ctx, input }) })
  act('/price/set', setPriceBody, {
    about: ({ sku }) => priceSubject(sku),
    act: (ctx, { sku, priceCents }) => changePrice({ ctx, input: { sku, priceCents } }),
  })
  ask('/promos', nothingAsked, { answer: (ctx) => listPromos({ ctx, input: {} }) })
  act('/promo/create', createPromoBody, {
    about: ({ code }) => promoSubject(code),
    act: (ctx, input) => createPromo({ ctx, input }),
  })
  act('/promo/end', endPromoBody, {
    about: ({ code }) => promoSubject(code),
    act: (ctx, input) => endPromo({ ctx, input }),
  })
  ask('/reviews', listReviewsQuery, {
    answer: (ctx, input) => listReviewsForOperator({ ctx, input }),
  })
  act('/review/hide', hideReviewBody, {
    about: ({ reviewId }) => reviewSubject(reviewId),
    act: (ctx, input) => hideReview({ ctx, input }),
  })
}
