import type { OrderDetail } from '../../../contract/orderDetail.ts'
import { isRefundReason, type RefundReason } from '../../../contract/refundDetail.ts'
import type { OperatorRefund } from '../../domain/refunds/listForOperator.ts'
import {
  idAt,
  optionOf,
  requiredOption,
  WrongUsage,
  type Command,
  type Given,
  type Noun,
} from '../command.ts'
import { postConfirmed } from '../postConfirmed.ts'
import { dollars, tableLines } from '../table.ts'
import { printOrder } from './order.ts'

const reasonLabels: Record<RefundReason, string> = {
  damaged: 'Damaged or faulty',
  wrong: 'Wrong or missing goods',
  different: 'Not as described',
  late: 'Late, or never arrived',
  changedMind: 'Changed my mind',
  other: 'Another reason',
}

const list: Command = {
  usage: 'refund list [--filter waiting|open|all] [--limit <n>]',
  summary: 'lists requests for money back; without --filter those that wait for the shop',
  example: 'refund list --filter all',
  options: ['filter', 'limit'],
  run: async (given) => {
    const query = new URLSearchParams({
      filter: optionOf(given, 'filter') ?? 'waiting',
      limit: optionOf(given, 'limit') ?? '50',
    })
    const found = (await given.office.get(`/refunds?${query}`)) as OperatorRefund[]
    if (given.json) given.print(JSON.stringify(found))
    else if (found.length === 0) given.print('No such requests.')
    else for (const line of refundLines(found)) given.print(line)
    return 0
  },
}

const approve: Command = {
  usage: 'refund approve <refund> [--address <text>] [--yes <dollars>]',
  summary: 'says yes to a request; one with return needs the --address that the goods go to',
  details: `One above the server's OFFICE_CONFIRM_ABOVE is confirmed by typing its amount, or with --yes and the
amount.`,
  example: 'refund approve 12 --address "Dock 7, 3 Quay Road, Bristol"',
  options: ['address', 'yes'],
  run: (given) => {
    const returnAddress = optionOf(given, 'address')
    return answer(given, '/approve', returnAddress ? { returnAddress } : {})
  },
}

const refuse: Command = {
  usage: 'refund refuse <refund> --reason <text>',
  summary: 'says no to a request, also after the goods came back, with the reason',
  example: 'refund refuse 12 --reason "The pieces came back worn"',
  options: ['reason'],
  run: (given) => answer(given, '/refuse', { reason: requiredOption(given, 'reason') }),
}

const returned: Command = {
  usage: 'refund returned <refund> [--resellable all|none|<line>=<pieces>,…]',
  summary: 'the goods of a request are back; the money follows at once',
  details: 'Pieces fit for sale go on the shelf: all of them unless --resellable says otherwise.',
  example: 'refund returned 12 --resellable none',
  options: ['resellable'],
  run: (given) => {
    const resellable = readResellable(optionOf(given, 'resellable') ?? 'all')
    return answer(given, '/returned', resellable ? { resellable } : {})
  },
}

export const refund: Noun = {
  summary: 'requests for money back, and the answers to them',
  verbs: { list, approve, refuse, returned },
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
  const order = (await postConfirmed(given, path, { refundId, ...body })) as OrderDetail
  printOrder(given, order)
  return 0
}

function readResellable(text: string): { lineId: number; quantity: number }[] | null {
  if (text === 'all') return null
  if (text === 'none') return []
  return text.split(',').map((part) => {
    const found = /^([1-9]\d{0,14})=(\d{1,2})$/.exec(part.trim())
    if (!found) throw new WrongUsage(`--resellable: "${part}" is not <line>=<pieces>.`)
    return { lineId: Number(found[1]), quantity: Number(found[2]) }
  })
}
