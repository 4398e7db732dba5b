import type { RechargeWish } from '../../machines/rechargeTypes.ts'
import { readOrderId } from '../../machines/selectors/orderSelectors.ts'
import { readCents } from '../ui/amounts.ts'

/** Reads the address of a recharge screen: `?amount=3.20&order=31`. */
export function readRechargeWish(search: string): RechargeWish {
  const params = new URLSearchParams(search)
  const amount = readCents(params.get('amount') ?? '')
  return {
    amountCents: amount === 0 ? null : amount,
    orderId: readOrderId(params.get('order')),
  }
}
