import type { OrderDetail } from '../../contract/orderDetail.ts'
import type { Given } from './command.ts'
import { statusText } from './statusText.ts'
import { dollars } from './table.ts'

export function printOrder({ json, print }: Given, order: OrderDetail): void {
  if (json) {
    print(JSON.stringify(order))
    return
  }
  const refunded = order.refundedCents > 0 ? `, refunded ${dollars(order.refundedCents)}` : ''
  print(`${orderText(order)}${refunded}`)
}

export function orderText(order: {
  sn: string
  status: number
  afterSaleStage: string | null
}): string {
  return `${order.sn}: ${statusText(order.status, order.afterSaleStage)}`
}
