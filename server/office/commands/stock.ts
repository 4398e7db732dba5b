import type { StockRow } from '../queries/listStock.ts'
import type { CountedStock } from '../../domain/stock/countStock.ts'
import {
  requiredOption,
  wordAt,
  WrongUsage,
  type Command,
  type Given,
  type Noun,
} from '../command.ts'
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

const set: Command = {
  usage: 'stock set <sku> <pieces> --reason <text>',
  summary: 'what was counted is on the shelf; never fewer than are reserved for orders',
  example: 'stock set HL-LANTERN/brass 12 --reason "Counted on Monday"',
  options: ['reason'],
  run: async (given) => {
    const onHand = piecesAt(given, /^\d{1,7}$/)
    return count(given, '/stock/set', { onHand })
  },
}

const add: Command = {
  usage: 'stock add <sku> <pieces> [--fewer] --reason <text>',
  summary: 'more pieces came in, or some are gone',
  details: 'With --fewer as many are gone.',
  example: 'stock add HL-LANTERN/brass 40 --reason "Delivery 881"',
  options: ['reason'],
  flags: ['fewer'],
  run: async (given) => {
    const pieces = piecesAt(given, /^\+?\d{1,7}$/)
    const more = given.options['fewer'] === true ? -pieces : pieces
    return count(given, '/stock/add', { more })
  },
}

export const stock: Noun = {
  summary: 'what lies on the shelves',
  verbs: { list, set, add },
}

async function count(given: Given, path: string, body: object): Promise<number> {
  const sku = wordAt(given, 0, 'sku')
  const reason = requiredOption(given, 'reason')
  const counted = (await given.office.post(path, { sku, ...body, reason })) as CountedStock
  const { onHand, reserved } = counted
  if (given.json) given.print(JSON.stringify(counted))
  else given.print(`${sku}: ${onHand} on hand, ${reserved} of them reserved`)
  return 0
}

function piecesAt(given: Given, form: RegExp): number {
  const word = wordAt(given, 1, 'pieces')
  if (!form.test(word)) throw new WrongUsage(`<pieces> must be a whole number, not "${word}".`)
  return Number(word)
}

export function stockLines(found: readonly StockRow[]): string[] {
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
