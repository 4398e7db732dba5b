import { drizzle } from 'drizzle-orm/node-postgres'
import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db } from '../../db/client.ts'
import { migrateAndGrant } from '../../db/migratePostgres.ts'
import { checkBooks } from '../../domain/integrity/doctor/checkBooks.ts'
import { flush } from './copyFolder.ts'
import { loadDatabase } from './loadDatabase.ts'
import { restoringName } from './manifest.ts'
import { openConnection } from './openConnection.ts'
import type { Backup } from './readBackup.ts'
import { preparePictures } from './restorePictures.ts'

export interface Restored {
  tables: number
  rows: number
  pictures: number | null
  /** The doctor's checks that report findings after newer migrations have run. */
  findings: string[]
}

/**
 * Restores a backup into an empty database, and its pictures into `uploads` of the data folder. An
 * interrupted restore leaves the database empty and is repeated with the same command. No server
 * starts before that.
 */
export async function restoreBackup(given: {
  ctx: { url: string; dataFolder: string }
  input: { backup: Backup }
}): Promise<Restored> {
  const { url, dataFolder } = given.ctx
  const { backup } = given.input
  const copyPictures = await preparePictures(backup, join(dataFolder, 'uploads'))
  await mkdir(dataFolder, { recursive: true, mode: 0o700 })
  const mark = join(dataFolder, restoringName)
  const wasCutOff = existsSync(mark)
  await writeFile(mark, `${backup.folder}\n`, { mode: 0o600 })
  await flush(dataFolder)
  try {
    await loadDatabase({ url, backup, beforeCommit: copyPictures, wasCutOff })
  } finally {
    await rm(mark)
  }
  await migrateAndGrant({ url, role: undefined })
  const { tables, pictures } = backup.manifest
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return { tables: tables.length, rows, pictures, findings: await readFindings(url) }
}

async function readFindings(url: string): Promise<string[]> {
  const client = await openConnection(url)
  try {
    const db = drizzle({ client }) as unknown as Db
    const findings = await checkBooks({ ctx: { db } })
    return findings.filter(({ rows }) => rows.length > 0).map(({ view }) => view)
  } finally {
    await client.end()
  }
}
