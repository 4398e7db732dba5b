import type { OrderDetail } from '../../../contract/orderDetail.ts'
import { isRefundReason, type RefundReason } from '../../../contract/refundDetail.ts'
import type { OperatorRefund } from '../../domain/refunds/listForOperator.ts'
import {
  centsOption,
  idAt,
  optionOf,
  requiredOption,
  type Command,
  type Given,
} from '../command.ts'
import { readPieces } from '../readPieces.ts'
import { dollars, tableLines } from '../table.ts'
import { printOrder } from './orders.ts'

const reasonLabels: Record<RefundReason, string> = {
  damaged: 'Damaged or faulty',
  wrong: 'Wrong or missing goods',
  different: 'Not as described',
  late: 'Late, or never arrived',
  changedMind: 'Changed my mind',
  other: 'Another reason',
}

export const refunds: Command = {
  usage: 'refunds [--filter waiting|open|all] [--limit <n>]',
  summary: 'lists requests for money back; without --filter those that wait for the shop',
  options: ['filter', 'limit'],
  run: async (given) => {
    const query = new URLSearchParams({
      filter: optionOf(given, 'filter') ?? 'waiting',
      limit: optionOf(given, 'limit') ?? '50',
    })
    const list = (await given.office.get(`/refunds?${query}`)) as OperatorRefund[]
    if (given.json) given.print(JSON.stringify(list))
    else if (list.length === 0) given.print('No such requests.')
    else for (const line of refundLines(list)) given.print(line)
    return 0
  },
}

export const approve: Command = {
  usage: 'approve <refund> [--address <text>] [--offer <dollars> --reason <text>]',
  summary: 'says yes to a request; one with return needs the --address that the goods go to',
  details:
    'With --offer it gives less than was asked for; the shopper reads the reason, and may ask for the rest.',
  options: ['address', 'offer', 'reason'],
  run: (given) => {
    const returnAddress = optionOf(given, 'address')
    const amountCents = centsOption(given, 'offer', 1)
    return answer(given, '/approve', {
      ...(returnAddress && { returnAddress }),
      ...(amountCents && { offer: { amountCents, reason: requiredOption(given, 'reason') } }),
    })
  },
}

export const refuse: Command = {
  usage: 'refuse <refund> --reason <text>',
  summary: 'says no to a request, also after the goods came back, with the reason',
  options: ['reason'],
  run: (given) => answer(given, '/refuse', { reason: requiredOption(given, 'reason') }),
}

export const returned: Command = {
  usage: 'returned <refund> [--resellable all|none|<line>=<pieces>,…]',
  summary: 'the goods of a request are back; the money follows at once',
  details: 'Pieces fit for sale go on the shelf: all of them unless --resellable says otherwise.',
  options: ['resellable'],
  run: (given) => {
    const resellable = readResellable(optionOf(given, 'resellable') ?? 'all')
    return answer(given, '/returned', resellable ? { resellable } : {})
  },
}

export function refundLines(list: readonly OperatorRefund[]): string[] {
  return tableLines(
    ['REFUND', 'ORDER', 'STAGE', 'TYPE', 'AMOUNT', 'LINES', 'REASON'],
    list.map((refund) => [
      String(refund.id),
      refund.sn,
      refund.stage,
      refund.type,
      dollars(refund.amountCents),
      refund.lines.map(({ lineId, quantity }) => `${lineId}×${quantity}`).join(' '),
      reasonWords(refund.reason),
    ]),
  )
}

/** A code with its label; a reason in own words as it was written. */
function reasonWords(reason: string): string {
  return isRefundReason(reason) ? `${reason} (${reasonLabels[reason]})` : reason
}

async function answer(given: Given, path: string, body: object): Promise<number> {
  const refundId = idAt(given, 0, 'refund')
  const order = (await given.office.post(path, { refundId, ...body })) as OrderDetail
  printOrder(given, order)
  return 0
}

function readResellable(text: string): { lineId: number; quantity: number }[] | null {
  if (text === 'all') return null
  if (text === 'none') return []
  return readPieces('resellable', text)
}
