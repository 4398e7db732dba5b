import type { OrderDetail } from '../../../contract/orderDetail.ts'
import { refundStages } from '../../../contract/refundDetail.ts'
import type { OperatorRefund } from '../queries/listRefunds.ts'
import type { ShownRefund } from '../queries/showRefund.ts'
import {
  centsOption,
  idAt,
  optionOf,
  requiredOption,
  type Command,
  type Given,
  type Noun,
} from '../command.ts'
import { printList, queryOf, searchedAmongAll, searchOptions, searchUsage } from '../listing.ts'
import { refundFacts } from '../orderPage.ts'
import { postConfirmed } from '../postConfirmed.ts'
import { printOrder } from '../printOrder.ts'
import { readResellable } from '../readPieces.ts'
import { reasonWords } from '../reasonWords.ts'
import { pictureOptions, showPictures } from '../showPictures.ts'
import { dollars, factLines, tableLines } from '../table.ts'

const list: Command = {
  usage: `refund list [--filter waiting|open|all] [--status <stage>] ${searchUsage}`,
  summary: 'lists requests for money back; without --filter those that wait for the shop',
  details: `Stages: ${refundStages.join(', ')}. --search looks at order, account, reason and explanation.`,
  example: 'refund list --status refused --account maria',
  options: ['filter', 'status', ...searchOptions],
  run: async (given) => {
    const query = searchedAmongAll(queryOf(given, ['filter', 'status', ...searchOptions]), 'filter')
    const found = (await given.office.get(`/refunds?${query}`)) as OperatorRefund[]
    return printList(given, found, { none: 'No such requests.', lines: refundLines })
  },
}

const show: Command = {
  usage: 'refund show <refund> [--pictures <folder>] [--open]',
  summary: 'one request: what is asked for and why, with the pictures that came with it',
  example: 'refund show 12 --open',
  ...pictureOptions,
  run: async (given) => {
    const shown = (await given.office.get(
      `/refund?refundId=${idAt(given, 0, 'refund')}`,
    )) as ShownRefund
    if (given.json) given.print(JSON.stringify(shown))
    else for (const line of refundPage(shown)) given.print(line)
    await showPictures(
      given,
      shown.refund.evidence.map(({ id }) => id),
    )
    return 0
  },
}

const approve: Command = {
  usage:
    'refund approve <refund> [--address <text>] [--offer <dollars> --reason <text>] [--yes <dollars>]',
  summary: 'says yes to a request; one with return needs the --address that the goods go to',
  details: `With --offer it gives less than was asked for; the shopper reads the reason, and may ask for the rest.
One above the server's OFFICE_CONFIRM_ABOVE is confirmed by typing the amount given, or with --yes and the
amount.`,
  example: 'refund approve 12 --offer 4.50 --reason "One scratch, under the base"',
  options: ['address', 'offer', 'reason', 'yes'],
  run: (given) => {
    const returnAddress = optionOf(given, 'address')
    const amountCents = centsOption(given, 'offer', 1)
    return answer(given, '/approve', {
      ...(returnAddress && { returnAddress }),
      ...(amountCents && { offer: { amountCents, reason: requiredOption(given, 'reason') } }),
    })
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
  verbs: { list, show, approve, refuse, returned },
  named: /^\d+$/,
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

function refundPage({ account, order, refund }: ShownRefund): string[] {
  const paid = `${dollars(order.totalCents)}, refunded ${dollars(order.refundedCents)}`
  return [
    ...factLines([['account', account]]),
    ...factLines([['paid', paid]]),
    ...refundFacts(refund),
  ]
}

async function answer(given: Given, path: string, body: object): Promise<number> {
  const refundId = idAt(given, 0, 'refund')
  const order = (await postConfirmed(given, path, { refundId, ...body })) as OrderDetail
  printOrder(given, order)
  return 0
}
