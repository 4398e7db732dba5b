import { readFile } from 'node:fs/promises'
import type { ImportReport } from '../../domain/catalogue/importCatalogue.ts'
import { wordAt, WrongUsage, type Command } from '../command.ts'
import { sendLocalPictures } from '../localPictures.ts'
import { printable } from '../table.ts'

export const importFiles: Command = {
  usage: 'import <catalogue.json> [<more.json> …] [--restock]',
  summary: 'imports products; what is known by its code is updated, what is wrong is reported',
  details: `The format is in docs/catalogue.md. Pictures are https addresses, or files next to the catalogue. With --restock known variants get the stock that the file says, never
less than is reserved for orders. Exit code 1 when anything was refused.`,
  example: 'import catalogue.json --restock',
  flags: ['restock'],
  run: async (given) => {
    wordAt(given, 0, 'catalogue.json')
    const files: unknown[] = []
    for (const file of given.words) {
      files.push(await sendLocalPictures(given, { file, content: await readJson(file) }))
    }
    const report = (await given.office.post('/import', {
      files,
      restock: given.options['restock'] === true,
    })) as ImportReport
    const lines = given.json ? [JSON.stringify(report)] : reportLines(report, given.words)
    for (const line of lines) given.print(line)
    return report.refused.length === 0 ? 0 : 1
  },
}

function reportLines({ imported, refused }: ImportReport, names: readonly string[]): string[] {
  const counts = Object.entries(imported).map(([name, times]) => `${times} ${name}`)
  return [
    `Imported: ${counts.join(', ')}.`,
    ...(refused.length === 0 ? [] : [`Refused: ${refused.length}.`]),
    ...refused.flatMap(({ file, place, reasons }) =>
      reasons.map((reason) => printable(`  ${names[file] ?? ''} ${place}: ${reason}`)),
    ),
  ]
}

async function readJson(file: string): Promise<unknown> {
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw new WrongUsage(`${file} can't be read: ${error.code ?? error.message}`)
  })
  try {
    return JSON.parse(textOf(bytes)) as unknown
  } catch (error) {
    throw new WrongUsage(`${file} is no JSON: ${(error as Error).message}`)
  }
}

/** Decodes a file. Spreadsheets and Windows editors write a byte order mark, or UTF-16. */
function textOf(bytes: Buffer): string {
  const mark = bytes.subarray(0, 2).toString('hex')
  const encoding = mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : 'utf-8'
  return new TextDecoder(encoding, { fatal: true }).decode(bytes)
}
