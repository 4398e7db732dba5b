import type { OrderDetail } from '../../../contract/orderDetail.ts'
import { sendBackDays } from '../../../contract/limits.ts'
import type { OperatorRefund } from '../queries/listRefunds.ts'
import {
  centsOption,
  optionOf,
  requiredOption,
  wordAt,
  type Command,
  type Noun,
} from '../command.ts'
import { printList, queryOf, searchedAmongAll, searchOptions, searchUsage } from '../listing.ts'
import { postConfirmed } from '../postConfirmed.ts'
import { printOrder } from '../printOrder.ts'
import { readResellable } from '../readPieces.ts'
import { refundLines } from './refund.ts'

const list: Command = {
  usage: `return list [--filter open|all] ${searchUsage}`,
  summary: 'lists statutory returns; without --filter those that are open',
  details: `A shopper declares one without a reason, and it needs no answer: only the arrival of the goods is
recorded. Goods that are not sent within ${sendBackDays} days end it.`,
  example: 'return list --account maria',
  options: ['filter', ...searchOptions],
  run: async (given) => {
    const filter = optionOf(given, 'filter') ?? 'open'
    const query = searchedAmongAll(queryOf(given, searchOptions), 'filter')
    if (!query.has('filter')) query.set('filter', filter)
    query.set('kind', 'statutory')
    const found = (await given.office.get(`/refunds?${query}`)) as OperatorRefund[]
    return printList(given, found, { none: 'No such returns.', lines: refundLines })
  },
}

const arrived: Command = {
  usage:
    'return arrived <order> [--resellable all|none|<line>=<pieces>,…] [--deduct <dollars> --reason <text>] [--yes <dollars>]',
  summary: 'the goods of a statutory return are here; the money follows at once',
  details: `Pieces fit for sale go on the shelf: all of them unless --resellable says otherwise. --deduct keeps a part
for wear beyond trying the goods out; the shopper reads the reason. A sum above the server's
OFFICE_CONFIRM_ABOVE is confirmed by typing the amount given, or with --yes and the amount.`,
  example: 'return arrived HL260105ABCDEFGHJK --deduct 3.50 --reason "Worn soles"',
  options: ['resellable', 'deduct', 'reason', 'yes'],
  run: async (given) => {
    const resellable = readResellable(optionOf(given, 'resellable') ?? 'all')
    const amountCents = centsOption(given, 'deduct', 1)
    const order = (await postConfirmed(given, '/returns/arrived', {
      order: wordAt(given, 0, 'order'),
      ...(resellable && { resellable }),
      ...(amountCents && { deduction: { amountCents, reason: requiredOption(given, 'reason') } }),
    })) as OrderDetail
    printOrder(given, order)
    return 0
  },
}

export const returns: Noun = {
  summary: 'returns without a reason, and the arrival of their goods',
  verbs: { list, arrived },
}
