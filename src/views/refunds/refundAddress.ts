import { readOrderId } from '../../machines/selectors/orderSelectors.ts'
import { readCents } from '../ui/amounts.ts'

export interface RefundAddress {
  orderId: number | null
  /** The products the request is for; empty when the address names none. */
  productIds: readonly number[]
  /** A suggestion only: it is capped by what the server says. */
  suggestedCents: number | null
}

/** What the address of the screen says: `/refund/:id?/:sn?/:product_ids?/:amount?`. */
export function readRefundAddress(params: {
  id?: string
  product_ids?: string
  amount?: string
}): RefundAddress {
  const productIds = (params.product_ids ?? '').split(',').map((each) => readOrderId(each))
  const amount = readCents(params.amount ?? '')
  return {
    orderId: readOrderId(params.id),
    productIds: productIds.every((each) => each !== null) ? productIds : [],
    suggestedCents: amount === null || amount === 0 ? null : amount,
  }
}
