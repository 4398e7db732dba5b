import { drizzle } from 'drizzle-orm/node-postgres'
import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile, copyFile, rename } from 'node:fs/promises'
import { join, basename, dirname } from 'node:path'
import type { Db } from '../../db/client.ts'
import { migrateAndGrant } from '../../db/migratePostgres.ts'
import { checkBooks } from '../../domain/integrity/doctor/checkBooks.ts'
import { flush, flushFolder } from './copyFolder.ts'
import { loadDatabase } from './loadDatabase.ts'
import { restoringName } from './manifest.ts'
import { openConnection } from './openConnection.ts'
import type { Backup } from './readBackup.ts'
import pLimit from 'p-limit'
import { checksumsOf } from './checksums.ts'

const prefix = 'uploads/'
const filesAtOnce = 16

/**
 * Returns the function that copies them. The target may hold only pictures of this backup, left by
 * an interrupted restore.
 */
async function preparePictures(
  { folder, manifest, checksums }: Backup,
  uploads: string,
): Promise<() => Promise<void>> {
  if (manifest.pictures === null) return async () => {}
  const incoming = join(uploads, 'incoming')
  const there = await checksumsOf(uploads)
  for (const [path, digest] of there) {
    if (path.startsWith('incoming/') || checksums.get(`${prefix}${path}`) === digest) continue
    throw new Error(
      `${uploads} is not empty (it has ${path}), and nothing in it is overwritten. Empty it, or set DATA_DIR to another folder.`,
    )
  }
  const missing = [...checksums.keys()]
    .filter((path) => path.startsWith(prefix))
    .map((path) => path.slice(prefix.length))
    .filter((path) => !there.has(path))
  return async () => {
    if (missing.length === 0) return
    await mkdir(incoming, { recursive: true, mode: 0o700 })
    const inTurns = pLimit(filesAtOnce)
    const copyOne = async (path: string) => {
      const part = join(incoming, basename(path))
      await copyFile(join(folder, prefix, path), part)
      await mkdir(dirname(join(uploads, path)), { recursive: true, mode: 0o700 })
      await rename(part, join(uploads, path))
    }
    const copied = await Promise.allSettled(missing.map((path) => inTurns(() => copyOne(path))))
    const failed = copied.find((each) => each.status === 'rejected')
    if (failed) {
      for (const path of [...missing, 'incoming']) {
        await rm(join(uploads, path), { recursive: true, force: true })
      }
      throw failed.reason
    }
    await flushFolder(uploads)
  }
}

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
