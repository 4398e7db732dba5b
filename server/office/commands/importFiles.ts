import { readFile } from 'node:fs/promises'
import type { ImportReport } from '../../domain/catalogue/importCatalogue.ts'
import { wordAt, WrongUsage, type Command } from '../command.ts'

export const importFiles: Command = {
  usage: 'import <catalogue.json> [<more.json> …]',
  summary: 'lays products in, all or nothing; what is known by its code is updated',
  run: async (given) => {
    wordAt(given, 0, 'catalogue.json')
    const files = await Promise.all(given.words.map(readJson))
    const report = (await given.office.post('/import', { files })) as ImportReport
    if (given.json) given.print(JSON.stringify(report))
    else {
      const counts = Object.entries(report).map(([name, times]) => `${times} ${name}`)
      given.print(`Laid in: ${counts.join(', ')}.`)
    }
    return 0
  },
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
