import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '../../domain/kernel/clock.ts'
import type { Db } from '../../db/client.ts'
import { importCatalogue } from '../../domain/catalogue/importCatalogue.ts'
import type { ImportReport } from '../../domain/catalogue/importCatalogue.ts'

const folder = join(import.meta.dirname, '../../../demo/catalogue')

export async function seedDemoCatalogue(ctx: { db: Db; clock: Clock }): Promise<ImportReport> {
  const report = await importCatalogue({ ctx, input: { files: await readDemoFiles() } })
  if (report.refused.length > 0) throw new Error(JSON.stringify(report.refused))
  return report
}

export async function readDemoFiles(): Promise<unknown[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted()
  const files = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return files.map((file): unknown => JSON.parse(file))
}
