import { readOrderId } from '../../machines/selectors/orderSelectors.ts'
import { readCents } from '../ui/amounts.ts'

export interface RefundAddress {
  orderId: number | null
  /** The products that the request is for. Empty when the address names none. */
  productIds: readonly number[]
  /** Only a suggestion: the server's maximum limits it. */
  suggestedCents: number | null
}

/** Reads the address of the screen: `/refund/:id?/:sn?/:product_ids?/:amount?`. */
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
