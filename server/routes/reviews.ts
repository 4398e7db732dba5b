import * as calls from '../../contract/reviews.ts'
import { addReview } from '../domain/reviews/addReview.ts'
import { shopperRoute, type Api } from './route.ts'

export function reviewRoutes(api: Api): void {
  shopperRoute(api, calls.addReview, addReview)
}
