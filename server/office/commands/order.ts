import { writeFile } from 'node:fs/promises'
import type { OperatorOrder } from '../queries/listOrders.ts'
import type { PrintedOrder } from '../queries/printedOrder.ts'
import type { ShownOrder } from '../queries/showOrder.ts'
import type { ListedInvoice } from '../queries/listInvoices.ts'
import { requiredOption, wordAt, WrongUsage, type Command, type Noun } from '../command.ts'
import { csvHeading, csvLine } from '../../domain/wallet/bills/csvLine.ts'
import { printList, queryOf, searchedAmongAll, searchOptions, searchUsage } from '../listing.ts'
import { orderPage } from '../orderPage.ts'
import { orderFilterNames } from '../requests.ts'
import { shippingPapers, withoutCustoms } from '../shippingPapers.ts'
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
    const none = query.has('status')
      ? 'No such orders.'
      : 'No order waits for delivery. --status lists others.'
    return printList(given, found, { none, lines: orderLines })
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

const printPapers: Command = {
  usage: 'order print <order> <papers.html>',
  summary: 'writes packing slips and customs forms (CN23) as pages to print',
  details: `One of each for every shop of the order, with the pieces to send; of an order that has left, with those
that were sent. HS code, origin and weight come from the goods' "customs" in the catalogue.`,
  example: 'order print HL2611227K3QX0M5AB papers.html',
  run: async (given) => {
    const query = new URLSearchParams({ name: wordAt(given, 0, 'order') })
    const file = wordAt(given, 1, 'papers.html')
    const printed = (await given.office.get(`/order/print?${query}`)) as PrintedOrder
    await writeFile(file, shippingPapers(printed), { flag: 'wx', mode: 0o600 }).catch(
      (error: NodeJS.ErrnoException) => {
        throw new WrongUsage(`${file} can't be written: ${error.code ?? error.message}`)
      },
    )
    const unstated = withoutCustoms(printed)
    if (unstated.length > 0)
      given.say(`No HS code, origin and weight are stated for ${unstated.join(', ')}.`)
    given.print(given.json ? JSON.stringify(printed) : file)
    return 0
  },
}

const exportFile: Command = {
  usage: 'order export <invoices.csv> --month <month>',
  summary: 'writes the invoices and credit notes of a month into a CSV file, for the accountant',
  details: `One line each, by kind and number: order, country, shops, goods, shipping, discount, total, and duties at
the border. Sums of credit notes are negative. Months are UTC's. What withdrawals were charged is in report.`,
  example: 'order export november.csv --month 2026-11',
  options: ['month'],
  run: async (given) => {
    const file = wordAt(given, 0, 'invoices.csv')
    const query = new URLSearchParams({ month: requiredOption(given, 'month'), limit: '500' })
    const found: ListedInvoice[] = []
    for (;;) {
      const part = (await given.office.get(`/invoices?${query}`)) as ListedInvoice[]
      found.push(...part)
      const last = part.at(-1)
      if (!last) break
      query.set('afterKind', last.kind)
      query.set('afterNumber', String(last.number))
    }
    await writeFile(file, invoicesCsv(found), { flag: 'wx', mode: 0o600 }).catch(
      (error: NodeJS.ErrnoException) => {
        throw new WrongUsage(`${file} can't be written: ${error.code ?? error.message}`)
      },
    )
    given.print(given.json ? JSON.stringify(found) : `${file}: ${found.length} documents`)
    return 0
  },
}

export const order: Noun = {
  summary: 'what shoppers ordered, and how it leaves',
  verbs: { list, show, print: printPapers, export: exportFile, ship, annul },
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

const headings = [
  'document',
  'number',
  'issued',
  'order',
  'country',
  'shops',
  'goods',
  'shipping',
  'discount',
  'total',
  'duties and taxes',
]

function invoicesCsv(list: readonly ListedInvoice[]): string {
  const rows = list.map((each) => [
    each.kind === 'invoice' ? 'invoice' : 'credit note',
    String(each.number),
    each.issuedAt,
    each.orderSn,
    each.country,
    each.shops,
    each.goodsCents / 100,
    each.shippingCents / 100,
    each.discountCents / 100,
    each.totalCents / 100,
    each.duties,
  ])
  return csvHeading(headings) + rows.map(csvLine).join('')
}
