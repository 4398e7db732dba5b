import * as calls from '../../contract/reviews.ts'
import type { Catalogue } from '../domain/catalogue/catalogue.ts'
import { withLocalizedLines, localizeOrder } from '../domain/trade/orders/localizeOrder.ts'
import { addReview } from '../domain/trade/reviews/addReview.ts'
import { shopperRoute, type Api } from './route.ts'

export function reviewRoutes(api: Api, catalogue: Catalogue): void {
  shopperRoute(api, calls.addReview, withLocalizedLines(catalogue, addReview, localizeOrder))
}
