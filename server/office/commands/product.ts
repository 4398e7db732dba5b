import { open } from 'node:fs/promises'
import type { ExportedPart } from '../queries/exportProducts.ts'
import { optionOf, wordAt, WrongUsage, type Command, type Given, type Noun } from '../command.ts'
import type { ListedProduct } from '../queries/listProducts.ts'
import { printList, queryOf } from '../listing.ts'
import { dollars, tableLines } from '../table.ts'

const exportFile: Command = {
  usage: 'product export <catalogue.json> [--shop <slug>]',
  summary: 'writes what is sold into a file that an import reads',
  details: `Edit the file and import it again. Reviews and sales are not in it, because an import leaves them as they
are; the stock counts only with --restock.`,
  example: 'product export catalogue.json --shop northwind',
  options: ['shop'],
  run: async (given) => {
    const name = wordAt(given, 0, 'catalogue.json')
    // Read before the file is made: a failure leaves none behind.
    const first = await partAfter(given, null)
    const shop = optionOf(given, 'shop')
    if (shop !== undefined && first.file.shops.length === 0)
      throw new WrongUsage(`There is no shop "${shop}".`)
    const file = await open(name, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
      throw new WrongUsage(
        error.code === 'EEXIST'
          ? `${name} is there already.`
          : `${name} can't be written: ${error.code ?? error.message}`,
      )
    })
    try {
      const { categories, shops } = first.file
      const exported = { categories: categories.length, shops: shops.length, products: 0 }
      const sizeGuides: ExportedPart['file']['sizeGuides'] = {}
      await file.write(`{\n"categories": ${JSON.stringify(categories, null, 1)},\n`)
      await file.write(`"shops": ${JSON.stringify(shops, null, 1)},\n"products": [`)
      for await (const part of partsFrom(given, first)) {
        for (const goods of part.file.products) {
          await file.write(`${exported.products === 0 ? '\n' : ',\n'}${JSON.stringify(goods)}`)
          exported.products += 1
        }
        Object.assign(sizeGuides, part.file.sizeGuides)
      }
      await file.write(`\n],\n"sizeGuides": ${JSON.stringify(sizeGuides, null, 1)}\n}\n`)
      const counts = Object.entries(exported).map(([part, times]) => `${times} ${part}`)
      given.print(given.json ? JSON.stringify(exported) : `${name}: ${counts.join(', ')}`)
      return 0
    } finally {
      await file.close()
    }
  },
}

const list: Command = {
  usage: 'product list [--shop <slug>] [--search <text>] [--limit <n>]',
  summary: 'lists what is sold, the newest first: prices, pieces that can be sold, sales',
  details: '--search looks at code and title. stock list has the variants.',
  example: 'product list --search lantern',
  options: ['shop', 'search', 'limit'],
  run: async (given) => {
    const query = queryOf(given, ['shop', 'search', 'limit'])
    const found = (await given.office.get(`/products?${query}`)) as ListedProduct[]
    return printList(given, found, { none: 'No such products.', lines: productLines })
  },
}

export const product: Noun = {
  summary: 'what is sold',
  verbs: { list, export: exportFile },
}

async function* partsFrom(given: Given, first: ExportedPart): AsyncGenerator<ExportedPart> {
  yield first
  for (let after = first.next; after !== null;) {
    const part = await partAfter(given, after)
    yield part
    after = part.next
  }
}

async function partAfter(given: Given, after: number | null): Promise<ExportedPart> {
  const query = queryOf(given, ['shop'])
  if (after !== null) query.set('after', String(after))
  return (await given.office.get(`/products/export?${query}`)) as ExportedPart
}

function productLines(found: readonly ListedProduct[]): string[] {
  return tableLines(
    ['CODE', 'SHOP', 'TITLE', 'VARIANTS', 'PRICE', 'FREE', 'SOLD', 'ON SALE'],
    found.map((row) => [
      row.code,
      row.shop,
      row.title,
      String(row.variants),
      pricesOf(row),
      String(row.free),
      String(row.sold),
      row.sellable && row.variants > 0 ? 'yes' : 'no',
    ]),
  )
}

function pricesOf({ fromCents, toCents }: ListedProduct): string {
  if (fromCents === null || toCents === null) return ''
  return fromCents === toCents ? dollars(fromCents) : `${dollars(fromCents)} – ${dollars(toCents)}`
}
