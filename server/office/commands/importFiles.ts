import { readFile } from 'node:fs/promises'
import type { ImportReport } from '../../domain/catalogue/importCatalogue.ts'
import { wordAt, WrongUsage, type Command } from '../command.ts'
import { printable } from '../table.ts'

export const importFiles: Command = {
  usage: 'import <catalogue.json> [<more.json> …]',
  summary: 'lays products in; what is known by its code is updated, what is wrong is reported',
  details: 'The format is in docs/catalogue.md. Exit code 1 when anything was refused.',
  example: 'import catalogue.json',
  run: async (given) => {
    wordAt(given, 0, 'catalogue.json')
    const files = await Promise.all(given.words.map(readJson))
    const report = (await given.office.post('/import', { files })) as ImportReport
    const lines = given.json ? [JSON.stringify(report)] : reportLines(report, given.words)
    for (const line of lines) given.print(line)
    return report.refused.length === 0 ? 0 : 1
  },
}

function reportLines({ laidIn, refused }: ImportReport, names: readonly string[]): string[] {
  const counts = Object.entries(laidIn).map(([name, times]) => `${times} ${name}`)
  return [
    `Laid in: ${counts.join(', ')}.`,
    ...(refused.length === 0 ? [] : [`Refused: ${refused.length}.`]),
    ...refused.flatMap(({ file, place, reasons }) =>
      reasons.map((reason) => printable(`  ${names[file] ?? ''} ${place}: ${reason}`)),
    ),
  ]
}

async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new WrongUsage(`${file} can't be read: ${error.code ?? error.message}`)
  })
  try {
    return JSON.parse(text) as unknown
  } catch (error) {
    throw new WrongUsage(`${file} is no JSON: ${(error as Error).message}`)
  }
}
