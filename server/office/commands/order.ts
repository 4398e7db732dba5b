import { orderCodes, type OrderDetail } from '../../../contract/orderDetail.ts'
import type { OperatorOrder } from '../../domain/orders/listForOperator.ts'
import {
  optionOf,
  requiredOption,
  wordAt,
  type Command,
  type Given,
  type Noun,
} from '../command.ts'
import { orderFilterNames } from '../requests.ts'
import { dollars, tableLines } from '../table.ts'

const list: Command = {
  usage: 'order list [--status <name>] [--limit <n>]',
  summary: 'lists orders; without --status those that wait for delivery, oldest first',
  details: `Statuses: ${orderFilterNames.join(', ')}.`,
  example: 'order list --status delivered --limit 20',
  options: ['status', 'limit'],
  run: async (given) => {
    const query = new URLSearchParams({
      status: optionOf(given, 'status') ?? 'waitingForDelivery',
      limit: optionOf(given, 'limit') ?? '50',
    })
    const found = (await given.office.get(`/orders?${query}`)) as OperatorOrder[]
    if (given.json) given.print(JSON.stringify(found))
    else if (found.length === 0) given.print('No such orders.')
    else for (const line of orderLines(found)) given.print(line)
    return 0
  },
}

const ship: Command = {
  usage: 'order ship <order> --carrier <name> --tracking <number>',
  summary: 'hands an order to a carrier; <order> is its number or id',
  example: 'order ship HL2611227K3QX0M5AB --carrier DHL --tracking JD014600003',
  options: ['carrier', 'tracking'],
  run: async (given) => {
    const order = (await given.office.post('/ship', {
      order: wordAt(given, 0, 'order'),
      carrier: requiredOption(given, 'carrier'),
      trackingNumber: requiredOption(given, 'tracking'),
    })) as OrderDetail
    printOrder(given, order)
    return 0
  },
}

export const order: Noun = {
  summary: 'what shoppers ordered, and how it leaves',
  verbs: { list, ship },
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
