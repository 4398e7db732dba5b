import { open } from 'node:fs/promises'
import type { ExportedPart } from '../queries/exportProducts.ts'
import { optionOf, wordAt, WrongUsage, type Command, type Given, type Noun } from '../command.ts'

const exportFile: Command = {
  usage: 'product export <catalogue.json> [--shop <slug>]',
  summary: 'writes what is sold into a file that an import reads',
  details: `Edit the file and import it again. Reviews and sales are not in it, because an import leaves them as they
are; the stock counts only with --restock.`,
  example: 'product export catalogue.json --shop northwind',
  options: ['shop'],
  run: async (given) => {
    const name = wordAt(given, 0, 'catalogue.json')
    const file = await open(name, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
      throw new WrongUsage(
        error.code === 'EEXIST'
          ? `${name} is there already.`
          : `${name} can't be written: ${error.code ?? error.message}`,
      )
    })
    try {
      const exported = { categories: 0, shops: 0, products: 0 }
      const sizeGuides: ExportedPart['file']['sizeGuides'] = {}
      await file.write('{\n')
      for await (const { file: part } of parts(given)) {
        if (exported.products === 0) {
          await file.write(`"categories": ${JSON.stringify(part.categories, null, 1)},\n`)
          await file.write(`"shops": ${JSON.stringify(part.shops, null, 1)},\n"products": [`)
        }
        for (const product of part.products) {
          await file.write(`${exported.products === 0 ? '\n' : ',\n'}${JSON.stringify(product)}`)
          exported.products += 1
        }
        exported.categories += part.categories.length
        exported.shops += part.shops.length
        Object.assign(sizeGuides, part.sizeGuides)
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

export const product: Noun = {
  summary: 'what is sold',
  verbs: { export: exportFile },
}

async function* parts(given: Given): AsyncGenerator<ExportedPart> {
  const shop = optionOf(given, 'shop')
  let after: number | null = null
  do {
    const query = new URLSearchParams({
      ...(shop === undefined ? {} : { shop }),
      ...(after === null ? {} : { after: String(after) }),
    })
    const part = (await given.office.get(`/products/export?${query}`)) as ExportedPart
    yield part
    after = part.next
  } while (after !== null)
}
