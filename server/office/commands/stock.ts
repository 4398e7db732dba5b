import type { StockRow } from '../../domain/stock/listStock.ts'
import type { Command, Noun } from '../command.ts'
import { printList, queryOf } from '../listing.ts'
import { tableLines } from '../table.ts'

const filters = ['shop', 'below', 'search', 'limit']

const list: Command = {
  usage: 'stock list [--shop <slug>] [--below <n>] [--search <text>] [--limit <n>]',
  summary: 'what lies on the shelves, the scarcest first',
  details: 'Free is on hand and not reserved; --below looks at it.',
  example: 'stock list --shop northwind --below 5',
  options: filters,
  run: async (given) => {
    const found = (await given.office.get(`/stock?${queryOf(given, filters)}`)) as StockRow[]
    return printList(given, found, { none: 'No such goods.', lines: stockLines })
  },
}

export const stock: Noun = {
  summary: 'what lies on the shelves',
  verbs: { list },
}

function stockLines(found: readonly StockRow[]): string[] {
  return tableLines(
    ['SKU', 'SHOP', 'GOODS', 'VARIANT', 'ON HAND', 'RESERVED', 'FREE', 'SOLD'],
    found.map((row) => [
      row.sku,
      row.shop,
      row.title,
      row.variant,
      String(row.onHand),
      String(row.reserved),
      String(row.free),
      row.sellable ? 'yes' : 'no',
    ]),
  )
}
