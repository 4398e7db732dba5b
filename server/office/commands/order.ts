import type { OperatorOrder } from '../queries/listOrders.ts'
import type { ShownOrder } from '../queries/showOrder.ts'
import { wordAt, type Command, type Noun } from '../command.ts'
import { printList, queryOf, searchedAmongAll, searchOptions, searchUsage } from '../listing.ts'
import { orderPage } from '../orderPage.ts'
import { orderFilterNames } from '../requests.ts'
import { pictureOptions, showPictures } from '../showPictures.ts'
import { statusText } from '../statusText.ts'
import { dollars, tableLines } from '../table.ts'
import { annul, ship } from './parcel.ts'

const list: Command = {
  usage: `order list [--status <name>] ${searchUsage}`,
  summary: 'lists orders; without --status those that wait for delivery, oldest first',
  details: `Statuses: ${orderFilterNames.join(', ')}. --search looks at number, account, mail, note and address of
any order, as --account does.`,
  example: 'order list --status delivered --since 7d',
  options: ['status', ...searchOptions],
  run: async (given) => {
    const query = searchedAmongAll(queryOf(given, ['status', ...searchOptions]), 'status')
    const found = (await given.office.get(`/orders?${query}`)) as OperatorOrder[]
    return printList(given, found, { none: 'No such orders.', lines: orderLines })
  },
}

const show: Command = {
  usage: 'order show <order> [--pictures <folder>] [--open]',
  summary: 'one order: lines, address to print, note, money, history, requests for money back',
  details: `<order> is its number or id. The pictures that came with requests are written to the folder, for you
alone to read, or opened with the system's viewer.`,
  example: 'order show HL2611227K3QX0M5AB --pictures proofs',
  ...pictureOptions,
  run: async (given) => {
    const query = new URLSearchParams({ name: wordAt(given, 0, 'order') })
    const shown = (await given.office.get(`/order?${query}`)) as ShownOrder
    if (given.json) given.print(JSON.stringify(shown))
    else for (const line of orderPage(shown)) given.print(line)
    const pictures = shown.refunds.flatMap(({ evidence }) => evidence.map(({ id }) => id))
    await showPictures(given, pictures)
    return 0
  },
}

export const order: Noun = {
  summary: 'what shoppers ordered, and how it leaves',
  verbs: { list, show, ship, annul },
  named: /\d/,
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
