import { orderCodes, type OrderDetail } from '../../../contract/orderDetail.ts'
import type { OperatorOrder } from '../../domain/orders/listForOperator.ts'
import { optionOf, type Command, type Given } from '../command.ts'
import { orderFilterNames } from '../requests.ts'
import { dollars, tableLines } from '../table.ts'

export const orders: Command = {
  usage: 'orders [--status <name>] [--limit <n>]',
  summary: 'lists orders; without --status those that wait for delivery, oldest first',
  details: `Statuses: ${orderFilterNames.join(', ')}.`,
  options: ['status', 'limit'],
  run: async (given) => {
    const query = new URLSearchParams({
      status: optionOf(given, 'status') ?? 'waitingForDelivery',
      limit: optionOf(given, 'limit') ?? '50',
    })
    const list = (await given.office.get(`/orders?${query}`)) as OperatorOrder[]
    if (given.json) given.print(JSON.stringify(list))
    else if (list.length === 0) given.print('No such orders.')
    else for (const line of orderLines(list)) given.print(line)
    return 0
  },
}

export function orderLines(list: readonly OperatorOrder[]): string[] {
  return tableLines(
    ['ORDER', 'STATUS', 'ACCOUNT', 'PIECES', 'TOTAL', 'PLACED'],
    list.map((order) => [
      order.sn,
      statusText(order.status, order.afterSaleStage),
      order.account,
      String(order.quantity),
      dollars(order.totalCents),
      order.placedAt,
    ]),
  )
}

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

function statusText(status: number, stage: string | null): string {
  const [name = String(status)] =
    Object.entries(orderCodes).find(([, code]) => code === status) ?? []
  return stage === null ? name : `${name}: ${stage}`
}
